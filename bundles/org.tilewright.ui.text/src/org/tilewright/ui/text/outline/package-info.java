/** The outline of a text. */
package org.tilewright.ui.text.outline;
