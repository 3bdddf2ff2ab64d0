package org.tilewright.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.engine.view.GameView;
import org.tilewright.engine.view.PieceView;
import org.tilewright.engine.view.PieceViews;

class SceneTest {

  private final Sprites sprites = Fixture.sprites(Map.of("sprites/W.svg", Fixture.JOINING));

  private int joins(Scene scene, int x, int y) {
    return scene.at(x, y).pictures().getFirst().joins();
  }

  @Test
  void higherLayersAreInFrontAndEqualLayersKeepTheOrderOfTheText() {
    LevelDefinition level = Fixture.level(
        List.of(Fixture.kind("low", 1), Fixture.kind("a", 5), Fixture.kind("b", 5), Fixture.kind("high", 9)),
        Fixture.place("high", 0, 0), Fixture.place("b", 0, 0), Fixture.place("a", 0, 0), Fixture.place("low", 0, 0));
    assertEquals(List.of("low", "b", "a", "high"), Fixture.names(LevelScene.of(level, sprites).at(0, 0)));
  }

  @Test
  void aBlockAndPlacementsShareACell() {
    LevelDefinition level = Fixture.level(Fixture.block(-2, -1, "ab"), Fixture.place("c", -1, -1));
    LevelScene scene = LevelScene.of(level, sprites);
    assertEquals(List.of("a"), Fixture.names(scene.at(-2, -1)));
    assertEquals(List.of("b", "c"), Fixture.names(scene.at(-1, -1)));
    assertEquals(Optional.of(new Bounds(-2, -1, -1, -1)), scene.bounds());
  }

  @Test
  void blocksThatOverlapAddUp() {
    LevelScene scene = LevelScene.of(Fixture.level(Fixture.block(0, 0, "a."), Fixture.block(0, 0, "bc")), sprites);
    assertEquals(List.of("a", "b"), Fixture.names(scene.at(0, 0)));
    assertEquals(List.of("c"), Fixture.names(scene.at(1, 0)));
  }

  @Test
  void cellsOutsideEveryBlockAreBackground() {
    LevelScene scene = LevelScene.of(Fixture.level(Fixture.block(0, 0, ".."), Fixture.place("a", 9, 9)), sprites);
    assertTrue(scene.at(1, 0).floor());
    assertTrue(scene.at(9, 9).floor());
    assertFalse(scene.at(5, 5).floor());
    assertFalse(scene.at(-1, 0).floor());
  }

  @Test
  void wallsJoinTheWallsBesideThem() {
    LevelScene scene = LevelScene.of(Fixture.level(Fixture.block(0, 0, ".W.", "WWW", ".W.")), sprites);
    assertEquals(Joins.N | Joins.E, joins(scene, 1, 1), "the sprite asks for no other side");
    assertEquals(0, joins(scene, 1, 0));
    assertEquals(Joins.E, joins(scene, 0, 1));
    assertEquals(Joins.N, joins(scene, 1, 2));
  }

  @Test
  void aCornerCountsOnlyBetweenTwoJoinedSides() {
    assertEquals(Joins.N | Joins.E | Joins.NE, Joins.normal(Joins.N | Joins.E | Joins.NE));
    assertEquals(Joins.N, Joins.normal(Joins.N | Joins.NE));
    assertEquals(47, java.util.stream.IntStream.range(0, 256).map(Joins::normal).distinct().count());
  }

  @Test
  void placedWallsJoinDrawnOnes() {
    LevelScene scene = LevelScene.of(Fixture.level(Fixture.block(0, 0, "W."), Fixture.place("W", 1, 0)), sprites);
    assertEquals(Joins.E, joins(scene, 0, 0));
  }

  @Test
  void aSpriteMayNameTheKindsItJoins() {
    Sprites wires = Fixture.sprites(Map.of("sprites/wire.svg",
        Fixture.JOINING.replace("viewBox", "data-joins=\"wire lamp\" viewBox")));
    LevelScene scene = LevelScene.of(Fixture.level(Fixture.place("wire", 0, 0), Fixture.place("lamp", 0, -1),
        Fixture.place("wall", 1, 0)), wires);
    assertEquals(Joins.N, joins(scene, 0, 0));
  }

  @Test
  void aStrokeIsShownBeforeItIsInTheText() {
    LevelScene scene = LevelScene.of(Fixture.level(Fixture.block(0, 0, "W.", "..")), sprites);
    LevelScene stroke = scene.with(Map.of(new Cell(1, 0), List.of(EntitySpec.of("W")), new Cell(3, 0), List.of()));
    assertEquals(Joins.E, joins(stroke, 0, 0));
    assertEquals(0, joins(scene, 0, 0), "the scene itself does not change");
    assertEquals(3, stroke.bounds().orElseThrow().right());
    assertSame(scene.at(0, 1), stroke.at(0, 1));
  }

  @Test
  void aGameIsDrawnPieceByPiece() {
    GameView view = new GameView(new Bounds(0, 0, 1, 1),
        PieceViews.of(List.of(new PieceView(1, "W", "", new Cell(0, 0), 1, "", ""), new PieceView(2, "hero", "", new Cell(1, 0), 6, "", ""),
            new PieceView(3, "coin", "", new Cell(1, 0), 3, "", ""), new PieceView(4, "W", "", new Cell(0, -1), 1, "", ""))),
        List.of(), Optional.empty(), "");
    GameScene scene = GameScene.of(view, Map.of(), sprites);
    assertEquals(List.of("coin", "hero"), Fixture.names(scene.at(1, 0)));
    assertEquals(Joins.N, joins(scene, 0, 0), "pieces beyond the shown part join too");
    assertTrue(scene.at(1, 1).floor());
    assertFalse(scene.at(2, 2).floor());
  }

  @Test
  void aMillionCellsStayAGrid() {
    char[] indices = new char[1_000_000];
    java.util.Arrays.fill(indices, (char) 1);
    MapBlock block = new MapBlock(0, 0, 1000, 1000, indices, List.of(List.of(), List.of(EntitySpec.of("W"))));
    LevelScene scene = LevelScene.of(Fixture.level(block), sprites);
    assertSame(scene.at(500, 500), scene.at(501, 700));
    Pixels pixels = new BoardPainter(sprites, Theme.DARK).paint(scene, new Bounds(400, 400, 599, 524), 8);
    assertEquals(1600, pixels.width());
  }
}
