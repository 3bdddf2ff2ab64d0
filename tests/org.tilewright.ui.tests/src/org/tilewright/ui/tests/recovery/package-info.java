/** Nothing that was typed is lost. */
package org.tilewright.ui.tests.recovery;
