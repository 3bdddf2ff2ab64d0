package org.tilewright.render;

/** Sides on which a picture joins its neighbours, one bit each. */
public final class Joins {

  /** Upper neighbour. */
  public static final int N = 1;
  /** Right neighbour. */
  public static final int E = 2;
  /** Lower neighbour. */
  public static final int S = 4;
  /** Left neighbour. */
  public static final int W = 8;
  /** Upper right neighbour; only together with {@link #N} and {@link #E}. */
  public static final int NE = 16;
  /** Lower right neighbour; only together with {@link #S} and {@link #E}. */
  public static final int SE = 32;
  /** Lower left neighbour; only together with {@link #S} and {@link #W}. */
  public static final int SW = 64;
  /** Upper left neighbour; only together with {@link #N} and {@link #W}. */
  public static final int NW = 128;

  private Joins() {
  }

  static int bit(String side) {
    return switch (side) {
      case "n" -> N;
      case "e" -> E;
      case "s" -> S;
      case "w" -> W;
      case "ne" -> NE;
      case "se" -> SE;
      case "sw" -> SW;
      case "nw" -> NW;
      default -> 0;
    };
  }

  /** Drops corners that do not touch two joined sides, so that 47 of the 256 masks remain. */
  static int normal(int joins) {
    int corners = ((joins & (N | E)) == (N | E) ? NE : 0) | ((joins & (S | E)) == (S | E) ? SE : 0)
        | ((joins & (S | W)) == (S | W) ? SW : 0) | ((joins & (N | W)) == (N | W) ? NW : 0);
    return joins & (N | E | S | W | corners);
  }
}
