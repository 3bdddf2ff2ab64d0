/** The playtest view: plays the level of the active editor, whatever its game. */
package org.tilewright.ui.play;
