/** The source page of the level editor. */
package org.tilewright.ui.text;
