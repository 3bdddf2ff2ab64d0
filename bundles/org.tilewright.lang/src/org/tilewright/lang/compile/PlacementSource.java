package org.tilewright.lang.compile;

import org.tilewright.engine.grid.Cell;

/**
 * Where a placement is written.
 *
 * @param index     index of the placement in {@link org.tilewright.engine.level.LevelDefinition#sources()}
 * @param cell      the cell that it is about
 * @param entity    the entity: its kind with its arguments
 * @param cellRange the coordinates
 * @param statement the whole {@code place} statement
 */
public record PlacementSource(int index, Cell cell, TextRange entity, TextRange cellRange, TextRange statement) {
}
