package org.tilewright.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.view.GameView;
import org.tilewright.engine.view.PieceView;
import org.tilewright.engine.view.PieceViews;

/** The work behind the picture of a game: it follows what is in sight and what has changed, never the board. */
class GameSceneTest {

  private static final Bounds BOARD = new Bounds(0, 0, 998, 998);

  private final Sprites sprites = Fixture.sprites(
      Map.of("sprites/W.svg", Fixture.JOINING, "sprites/hero.svg", Fixture.square("", "#0000ff")));
  private final List<Cell> asked = new ArrayList<>();

  /** A board full of walls but for one hero; it notes which cells are asked for, and cannot be walked through. */
  private final class Board implements PieceViews {

    private final Cell hero;
    private final boolean tells;

    Board(Cell hero, boolean tells) {
      this.hero = hero;
      this.tells = tells;
    }

    @Override
    public List<PieceView> at(Cell cell) {
      asked.add(cell);
      return BOARD.contains(cell) ? List.of(new PieceView(1, cell.equals(hero) ? "hero" : "W", "", cell, 1, "", "")) : List.of();
    }

    @Override
    public Optional<PieceView> find(int id) {
      throw new AssertionError("a scene needs no single piece");
    }

    @Override
    public Stream<PieceView> stream() {
      throw new AssertionError("the whole board");
    }

    @Override
    public Optional<Set<Cell>> changedSince(PieceViews older) {
      return tells ? Optional.of(new HashSet<>(List.of(hero, ((Board) older).hero))) : Optional.empty();
    }
  }

  private GameView view(int heroX, boolean tells) {
    return new GameView(BOARD, new Board(new Cell(heroX, 5), tells), List.of(), Optional.empty(), "");
  }

  private Pixels paint(Scene scene, Bounds region, double pixelsPerCell) {
    return new BoardPainter(sprites, Theme.LIGHT).paint(scene, region, pixelsPerCell);
  }

  @Test
  void aSceneAsksForTheCellsInSightOnce() {
    GameScene scene = GameScene.of(view(5, true), Map.of(), sprites);
    assertTrue(asked.isEmpty(), "nothing is asked ahead");
    Bounds region = new Bounds(0, 0, 39, 29);
    paint(scene, region, 24);
    paint(scene, region, 12);
    assertEquals(asked.size(), Set.copyOf(asked).size(), "no cell twice");
    assertTrue(asked.stream().allMatch(region.grown(1)::contains), "cells in sight and those that they may join");
  }

  @Test
  void aMoveAsksForTheCellsThatItChanges() {
    GameScene scene = GameScene.of(view(5, true), Map.of(), sprites);
    Bounds region = new Bounds(0, 0, 69, 49);
    paint(scene, region, 24);
    asked.clear();
    GameScene next = scene.next(view(6, true));
    assertFalse(next.looksAs(scene, region, true));
    paint(next, region, 24);
    assertEquals(Set.of(new Cell(5, 5), new Cell(6, 5)), Set.copyOf(asked));
    assertEquals(2, asked.size());
    assertEquals(List.of("W"), Fixture.names(next.at(5, 5)));
    assertEquals(List.of("hero"), Fixture.names(next.at(6, 5)));
    assertEquals(List.of("hero"), Fixture.names(scene.at(5, 5)), "the scene before does not change");
  }

  @Test
  void aRegionWithoutChangesLooksTheSameWithoutALookAtItsCells() {
    GameScene scene = GameScene.of(view(5, true), Map.of(), sprites);
    Bounds far = new Bounds(64, 64, 127, 95);
    paint(scene, far.grown(1), 24);
    GameScene next = scene.next(view(6, true));
    asked.clear();
    assertTrue(next.looksAs(scene, far, false));
    assertTrue(next.looksAs(scene, far, true));
    assertTrue(asked.isEmpty());
  }

  @Test
  void scenesThatCannotTellAreComparedCellByCell() {
    GameScene scene = GameScene.of(view(5, false), Map.of(), sprites);
    GameScene next = scene.next(view(6, false));
    assertFalse(next.looksAs(scene, new Bounds(0, 0, 9, 9), false));
    assertTrue(next.looksAs(scene, new Bounds(20, 20, 29, 29), true));
    assertSame(scene.at(20, 20), next.at(20, 20));
  }

  @Test
  void aBoardThatHasGrownLooksDifferentWhereItWasNot() {
    GameScene scene = GameScene.of(view(5, true), Map.of(), sprites);
    GameScene next = scene.next(new GameView(BOARD.grown(1), new Board(new Cell(5, 5), true), List.of(), Optional.empty(), ""));
    assertFalse(next.looksAs(scene, new Bounds(-5, -5, 5, 5), false));
    assertFalse(scene.at(-1, 0).floor());
    assertTrue(next.at(-1, 0).floor());
  }

  @Test
  void cellsSmallerThanAPixelAreMixed() {
    GameScene scene = GameScene.of(view(5, true), Map.of(), sprites);
    Pixels pixels = paint(scene, new Bounds(0, 0, 19, 19), 0.5);
    assertEquals(10, pixels.width());
    assertEquals(10, pixels.height());
    Map<Integer, Integer> colours = new HashMap<>();
    for (int p : pixels.rgb()) {
      colours.merge(p, 1, Integer::sum);
    }
    assertEquals(Set.of(1, 99), Set.copyOf(colours.values()), "the hero is seen in one pixel");
    assertEquals(1, colours.get(pixels.rgb()[2 * 10 + 2]));
    Pixels large = paint(scene, new Bounds(0, 0, 19, 19), 1);
    assertNotEquals(large.rgb()[5 * 20 + 5], pixels.rgb()[2 * 10 + 2], "mixed with the walls beside");
  }

  @Test
  void aBoardOfAnySizeCostsItsPixels() {
    GameScene scene = GameScene.of(view(5, true), Map.of(), sprites);
    Pixels pixels = paint(scene, new Bounds(0, 0, 989, 989), 0.1);
    assertEquals(99, pixels.width());
    assertTrue(asked.size() <= 9 * 99 * 99, () -> asked.size() + " cells for " + 99 * 99 + " pixels");
  }
}
