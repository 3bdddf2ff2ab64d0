package org.tilewright.render;

import org.tilewright.engine.view.CommandView.Role;

/**
 * Colours of a board; all are opaque {@code 0xrrggbb} numbers.
 *
 * @param background     outside the board
 * @param floor          cells of the board, every other one
 * @param otherFloor     the cells between, so that distances can be read off
 * @param grid           lines between cells
 * @param selection      frame and veil of selected cells
 * @param focus          frame of the cell that the keyboard acts on
 * @param move           cells to go to
 * @param attack         cells to attack
 * @param interact       cells to act upon in another way
 * @param problem        cells with an error
 */
public record Theme(int background, int floor, int otherFloor, int grid, int selection, int focus, int move, int attack,
    int interact, int problem) {

  /** For light surroundings. */
  public static final Theme LIGHT = new Theme(0xd3d7df, 0xf3efe4, 0xece7d9, 0xcfc8b6, 0x2f6fed, 0x0b3fb3, 0x2b8a3e, 0xd1242f,
      0x7b2fbf, 0xd6202a);

  /** For dark surroundings. */
  public static final Theme DARK = new Theme(0x1b1d24, 0x343844, 0x2f333e, 0x474c5b, 0x74a8ff, 0xb6d2ff, 0x5fd38a, 0xff7b7b,
      0xcf9bff, 0xff6b70);

  /** The theme that suits a surrounding of the given colour, {@code 0xrrggbb}. */
  public static Theme matching(int surrounding) {
    int luminance = (299 * (surrounding >> 16 & 0xff) + 587 * (surrounding >> 8 & 0xff) + 114 * (surrounding & 0xff)) / 1000;
    return luminance < 128 ? DARK : LIGHT;
  }

  /** The colour in which targets of a role are marked. */
  public int role(Role role) {
    return switch (role) {
      case MOVE -> move;
      case ATTACK -> attack;
      case INTERACT -> interact;
      case OTHER -> selection;
    };
  }

  /** The colour beneath a cell. */
  int beneath(int x, int y, boolean ofBoard) {
    return !ofBoard ? background : (x + y & 1) == 0 ? floor : otherFloor;
  }
}
