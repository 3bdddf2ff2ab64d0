/**
 * Changes of cells as minimal edits of a level's text: paint and erase in map blocks, add legend entries, grow blocks, add and
 * remove placements. Everything that is not concerned keeps its bytes.
 */
package org.tilewright.lang.edit;
