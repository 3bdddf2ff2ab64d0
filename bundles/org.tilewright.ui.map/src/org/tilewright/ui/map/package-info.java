/** The map page of the level editor: shows a level as a board and changes it through edits of its text. */
package org.tilewright.ui.map;
