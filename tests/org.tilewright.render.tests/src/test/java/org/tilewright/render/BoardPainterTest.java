package org.tilewright.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.rules.dungeon.DungeonRuleset;

class BoardPainterTest {

  private static Scene dungeon(Sprites sprites) {
    return LevelScene.of(Fixture.level(Fixture.block(-1, -2, "WWWWW", "W...W", "WoWWW", "WWWWW")), sprites);
  }

  private static Sprites sprites() {
    SpriteFiles dungeon = SpriteFiles.of(new DungeonRuleset());
    return new Sprites(path -> dungeon.read(path.replace("/W.", "/wall.").replace("/o.", "/boulder.")));
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, 1.6, 5.9, 6.4, 7.3, 8, 15, 32, 33.3, 100})
  void regionsPaintedApartFitTogether(double size) {
    Sprites sprites = sprites();
    Scene scene = dungeon(sprites);
    BoardPainter painter = new BoardPainter(sprites, Theme.LIGHT);
    Pixels whole = painter.paint(scene, new Bounds(-1, -2, 3, 1), size);
    Pixels right = painter.paint(scene, new Bounds(1, -1, 3, 1), size);
    int dx = (int) (BoardPainter.edge(1, size) - BoardPainter.edge(-1, size));
    int dy = (int) (BoardPainter.edge(-1, size) - BoardPainter.edge(-2, size));
    assertEquals(whole.width(), dx + right.width());
    assertEquals(whole.height(), dy + right.height());
    for (int y = 0; y < right.height(); y++) {
      for (int x = 0; x < right.width(); x++) {
        assertEquals(whole.rgb()[(y + dy) * whole.width() + x + dx], right.rgb()[y * right.width() + x]);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {6, 6.4, 7.3, 13, 16, 21, 32, 45, 64, 129})
  void noFloorShowsThroughWallsThatTouch(double size) {
    Sprites sprites = sprites();
    Scene walls = LevelScene.of(Fixture.level(Fixture.block(0, 0, "WWW", "WWW", "WWW")), sprites);
    int strange = 0x00ff00;
    Theme theme = new Theme(strange, strange, strange, 0, 0, 0, 0, 0, 0, 0);
    Theme other = new Theme(0xff00ff, 0xff00ff, 0xff00ff, 0, 0, 0, 0, 0, 0, 0);
    Bounds middle = new Bounds(1, 1, 1, 1);
    assertArrayEquals(new BoardPainter(sprites, theme).paint(walls, middle, size).rgb(),
        new BoardPainter(sprites, other).paint(walls, middle, size).rgb(), "the middle wall covers its cell");
    int edge = (int) BoardPainter.edge(1, size);
    Pixels all = new BoardPainter(sprites, theme).paint(walls, new Bounds(0, 0, 2, 2), size);
    Pixels otherAll = new BoardPainter(sprites, other).paint(walls, new Bounds(0, 0, 2, 2), size);
    for (int y = all.height() / 3; y < all.height() * 2 / 3; y++) {
      int at = y * all.width() + edge;
      assertEquals(all.rgb()[at], otherAll.rgb()[at], "right of the seam");
      assertEquals(all.rgb()[at - 1], otherAll.rgb()[at - 1], "left of the seam");
    }
  }

  @Test
  void thePixelsAreTheSameEveryTime() {
    Bounds region = new Bounds(-1, -2, 3, 1);
    Sprites first = sprites();
    Sprites second = sprites();
    assertArrayEquals(new BoardPainter(first, Theme.DARK).paint(dungeon(first), region, 27).rgb(),
        new BoardPainter(second, Theme.DARK).paint(dungeon(second), region, 27).rgb());
  }

  @Test
  void smallCellsAreOfTheColourOfWhatStandsOnThem() {
    Sprites sprites = Fixture.sprites(Map.of("sprites/r.svg", Fixture.square("", "#ff0000")));
    Scene scene = LevelScene.of(Fixture.level(Fixture.block(0, 0, "r.")), sprites);
    Pixels pixels = new BoardPainter(sprites, Theme.LIGHT).paint(scene, new Bounds(0, 0, 1, 0), 2);
    assertEquals(pixels.rgb()[0], pixels.rgb()[1]);
    assertNotEquals(pixels.rgb()[0], pixels.rgb()[2]);
    assertEquals(Theme.LIGHT.otherFloor(), pixels.rgb()[2]);
  }

  @Test
  void theFloorIsChequered() {
    Sprites sprites = sprites();
    Scene scene = LevelScene.of(Fixture.level(Fixture.block(0, 0, "..")), sprites);
    Pixels pixels = new BoardPainter(sprites, Theme.LIGHT).paint(scene, new Bounds(0, 0, 1, 0), 1);
    assertArrayEquals(new int[] {Theme.LIGHT.floor(), Theme.LIGHT.otherFloor()}, pixels.rgb());
  }

  @Test
  void aThemeIsChosenByTheBrightnessAround() {
    assertEquals(Theme.DARK, Theme.matching(0x202020));
    assertEquals(Theme.LIGHT, Theme.matching(0xf0f0f0));
  }
}
