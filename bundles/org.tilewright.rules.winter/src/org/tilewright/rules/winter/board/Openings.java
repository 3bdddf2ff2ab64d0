package org.tilewright.rules.winter.board;

import java.util.List;
import java.util.Optional;
import org.tilewright.engine.grid.Direction;

/**
 * The open sides of a path tile (rules/winter.md section 2).
 *
 * @param sides bit {@link Direction#ordinal()} is set when the tile is open in that direction
 */
public record Openings(int sides) {

  /** Open on all sides. */
  public static final Openings ALL = new Openings(0b1111);

  /** Every tile keeps at least this many openings, which leaves the 11 shapes. */
  public static final int FEWEST = 2;

  /** The order in which a text names the sides: {@code u l r d}. */
  private static final List<Direction> TEXT_ORDER =
      List.of(Direction.UP, Direction.LEFT, Direction.RIGHT, Direction.DOWN);

  /** Refuses bits that are no side. */
  public Openings {
    if ((sides & ~0b1111) != 0) {
      throw new IllegalArgumentException("A tile has four sides, not the bits " + Integer.toBinaryString(sides));
    }
  }

  /**
   * Reads four characters such as {@code u-rd}; empty when the text is something else or has fewer than two openings.
   */
  public static Optional<Openings> parse(String text) {
    if (text.length() != TEXT_ORDER.size()) {
      return Optional.empty();
    }
    Openings read = new Openings(0);
    for (int i = 0; i < TEXT_ORDER.size(); i++) {
      if (text.charAt(i) == letter(TEXT_ORDER.get(i))) {
        read = read.with(TEXT_ORDER.get(i));
      } else if (text.charAt(i) != '-') {
        return Optional.empty();
      }
    }
    return Optional.of(read).filter(openings -> openings.count() >= FEWEST);
  }

  private static char letter(Direction side) {
    return side.word().charAt(0);
  }

  /** Whether the tile is open in a direction. */
  public boolean has(Direction side) {
    return (sides & 1 << side.ordinal()) != 0;
  }

  /** The same with one more side open. */
  public Openings with(Direction side) {
    return new Openings(sides | 1 << side.ordinal());
  }

  /** The same with a side closed. */
  public Openings without(Direction side) {
    return new Openings(sides & ~(1 << side.ordinal()));
  }

  /** Number of open sides, 0 to 4. */
  public int count() {
    return Integer.bitCount(sides);
  }

  /** Four characters in the order {@code u l r d}, with {@code -} for a closed side. */
  public String text() {
    StringBuilder text = new StringBuilder();
    TEXT_ORDER.forEach(side -> text.append(has(side) ? letter(side) : '-'));
    return text.toString();
  }

  /** The library's kind of tile with these openings, such as {@code path_urd}. */
  public String kind() {
    return "path_" + text().replace("-", "");
  }
}
