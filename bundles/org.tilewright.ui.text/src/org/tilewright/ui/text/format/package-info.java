/** Tidying a text. */
package org.tilewright.ui.text.format;
