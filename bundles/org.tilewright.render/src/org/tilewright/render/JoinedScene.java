package org.tilewright.render;

/** A scene that joins what each cell holds with what its neighbours hold. */
abstract class JoinedScene implements Scene {

  private final Sprites sprites;

  JoinedScene(Sprites sprites) {
    this.sprites = sprites;
  }

  final Sprites sprites() {
    return sprites;
  }

  @Override
  public final CellLook at(int x, int y) {
    CellLook cell = alone(x, y);
    int[] joining = cell.joining();
    if (joining.length == 0) {
      return cell;
    }
    long masks = 0;
    // A ninth joining picture on one cell has no room in the key; it is drawn alone.
    for (int i = 0; i < joining.length && i < Long.BYTES; i++) {
      Sprite sprite = cell.pictures().get(joining[i]).look().sprite();
      masks |= (long) (Joins.normal(sides(sprite, x, y)) & sprite.askedSides()) << 8 * i;
    }
    return cell.withJoins(masks, sprites);
  }

  private int sides(Sprite sprite, int x, int y) {
    int asked = sprite.askedSides();
    return side(sprite, asked, Joins.N, x, y - 1) | side(sprite, asked, Joins.E, x + 1, y)
        | side(sprite, asked, Joins.S, x, y + 1) | side(sprite, asked, Joins.W, x - 1, y)
        | side(sprite, asked, Joins.NE, x + 1, y - 1) | side(sprite, asked, Joins.SE, x + 1, y + 1)
        | side(sprite, asked, Joins.SW, x - 1, y + 1) | side(sprite, asked, Joins.NW, x - 1, y - 1);
  }

  private int side(Sprite sprite, int asked, int bit, int x, int y) {
    return (asked & bit) != 0 && alone(x, y).joinedBy(sprite, sprites) ? bit : 0;
  }
}
