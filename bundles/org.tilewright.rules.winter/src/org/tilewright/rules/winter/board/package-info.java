/** The board of path tiles: open sides, lines and ways. */
package org.tilewright.rules.winter.board;
