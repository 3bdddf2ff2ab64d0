/** Levels made by the generator of a game: options, live preview, and the text of the level. */
package org.tilewright.ui.wizards.generate;
