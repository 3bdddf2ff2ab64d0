/** What a name means. */
package org.tilewright.ui.text.hover;
