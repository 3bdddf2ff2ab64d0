package org.tilewright.render;

import java.util.Objects;

/**
 * What is drawn for one entity.
 *
 * @param look  how it looks
 * @param joins the sides on which it joins its neighbours: bits of {@link Joins}
 */
public record Picture(Look look, int joins) {

  /** Keeps only the sides that the sprite asks for. */
  public Picture {
    Objects.requireNonNull(look);
    joins = Joins.normal(joins) & look.sprite().askedSides();
  }
}
