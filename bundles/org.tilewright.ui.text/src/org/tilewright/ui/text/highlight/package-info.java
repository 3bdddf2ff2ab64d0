/** Colours of the text page. */
package org.tilewright.ui.text.highlight;
