/** Seeded maze generators on the grids of the engine. */
package org.tilewright.maze;
