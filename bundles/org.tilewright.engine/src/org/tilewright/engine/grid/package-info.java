/** Cells, directions and rectangles of a square grid: x right, y down. */
package org.tilewright.engine.grid;
