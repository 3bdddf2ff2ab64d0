/** Folding of levels, kinds and boards. */
package org.tilewright.ui.text.folding;
