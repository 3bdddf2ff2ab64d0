package org.tilewright.ui.tests.text;

/** Texts that the tests start from. */
final class Samples {

  /** A small level without any problem. */
  static final String LEVEL = """
      // A first level.
      level crossing "The Crossing" uses dungeon {
        about "Take the treasure, then leave."
        config {
          treasure_goal = 1
        }
        legend {
          'T' = treasure
        }
        map at (0, 0) \"""
          ######
          #@.TX#
          ######
          \"""
        place spider at (2, 1)
        goal exit and treasure
      }
      """;

  private Samples() {
  }
}
