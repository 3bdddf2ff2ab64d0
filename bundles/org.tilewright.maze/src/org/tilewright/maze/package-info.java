/** Seeded maze generators: pure functions from a request to a grid of walls and open cells. */
package org.tilewright.maze;
