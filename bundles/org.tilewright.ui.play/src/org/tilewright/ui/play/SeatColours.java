package org.tilewright.ui.play;

import org.eclipse.swt.graphics.Color;

/** A colour for each player, told apart also by those who see few colours, and beside the name, never instead of it. */
final class SeatColours {

  private static final int[] COLOURS = {0x1c7ed6, 0xe03131, 0x2f9e44, 0xe8930c, 0x7048e8, 0x0c8599};

  private SeatColours() {
  }

  static Color of(int player) {
    int rgb = COLOURS[Math.floorMod(player, COLOURS.length)];
    return new Color(rgb >> 16 & 0xff, rgb >> 8 & 0xff, rgb & 0xff);
  }
}
