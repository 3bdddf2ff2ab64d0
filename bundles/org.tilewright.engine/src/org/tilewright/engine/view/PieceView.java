package org.tilewright.engine.view;

import java.util.Objects;
import org.tilewright.engine.grid.Cell;

/**
 * A piece as it is drawn.
 *
 * @param id      the piece's number, stable over the game
 * @param kind    kind name, which decides the sprite
 * @param variant state that changes the sprite, such as {@code open}; empty for the ordinary one
 * @param cell    where it is
 * @param layer   drawing order on the cell; higher is in front
 * @param badge   a few characters drawn over the sprite, such as a health; empty for none
 * @param label   for tool tips and assistive technology
 */
public record PieceView(int id, String kind, String variant, Cell cell, int layer, String badge, String label) {

  /** Refuses null parts. */
  public PieceView {
    Objects.requireNonNull(kind);
    Objects.requireNonNull(variant);
    Objects.requireNonNull(cell);
    Objects.requireNonNull(badge);
    Objects.requireNonNull(label);
  }
}
