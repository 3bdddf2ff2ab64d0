/** File &gt; New &gt; Maze: options, live preview, and the level made from them. */
package org.tilewright.ui.wizards.maze;
