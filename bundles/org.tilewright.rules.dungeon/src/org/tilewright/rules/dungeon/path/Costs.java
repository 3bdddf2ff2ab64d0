package org.tilewright.rules.dungeon.path;

/** What it costs to step onto cells; {@code 1} wherever nothing else was said. Immutable. */
sealed interface Costs permits Rows, Patches {

  /** Cost of stepping onto a cell, or {@link Terrain#BLOCKED}. */
  int at(int x, int y);

  /** The same with another cost of one cell, which must lie in the rectangle for which this was made. */
  Costs with(int x, int y, int cost);

  /** Collects the costs of cells; all must lie in the rectangle for which it was made. */
  interface Draft {

    /** Cost of a cell so far. */
    int at(int x, int y);

    /** Gives a cell another cost. */
    void set(int x, int y, int cost);

    /** What was collected; the draft must not be used afterwards. */
    Costs build();
  }
}
