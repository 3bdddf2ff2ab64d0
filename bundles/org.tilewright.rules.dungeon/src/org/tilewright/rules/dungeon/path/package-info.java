/** Shortest paths on a grid with costs and gates; knows nothing of the game. */
package org.tilewright.rules.dungeon.path;
