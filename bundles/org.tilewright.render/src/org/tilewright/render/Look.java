package org.tilewright.render;

import java.util.List;
import java.util.Objects;

/**
 * How one entity looks, whatever stands beside it.
 *
 * @param sprite  its picture
 * @param tint    colour as {@code #rrggbb}, or empty for the sprite's own
 * @param badge   a few characters in the corner; empty for none
 * @param lineage name of its kind and of the kinds it extends, which decide what joins it
 */
public record Look(Sprite sprite, String tint, String badge, List<String> lineage) {

  /** Copies the list. */
  public Look {
    Objects.requireNonNull(sprite);
    Objects.requireNonNull(tint);
    Objects.requireNonNull(badge);
    lineage = List.copyOf(lineage);
  }
}
