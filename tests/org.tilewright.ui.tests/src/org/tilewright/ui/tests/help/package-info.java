/** Help &gt; Help Contents. */
package org.tilewright.ui.tests.help;
