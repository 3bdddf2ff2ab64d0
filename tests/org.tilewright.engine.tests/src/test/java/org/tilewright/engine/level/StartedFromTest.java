package org.tilewright.engine.level;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.grid.Cell;

/** A level with somebody on another cell than it says. */
class StartedFromTest {

  private static final EntitySpec HERO = EntitySpec.of("hero");
  private static final EntitySpec WALL = EntitySpec.of("wall");

  private static LevelDefinition level(EntitySource... sources) {
    return new LevelDefinition("l", "L", "game", Attributes.NONE, Map.of(), List.of(sources), Optional.empty(), Attributes.NONE);
  }

  private static MapBlock block(String cells) {
    char[] indices = new char[cells.length()];
    for (int i = 0; i < indices.length; i++) {
      indices[i] = (char) ".#@&".indexOf(cells.charAt(i));
    }
    return new MapBlock(0, 0, indices.length, 1, indices, List.of(List.of(), List.of(WALL), List.of(HERO), List.of(WALL, HERO)));
  }

  private static List<String> entities(LevelDefinition level) {
    List<String> all = new ArrayList<>();
    level.forEachEntity((entity, x, y) -> all.add(entity.kind() + " " + x + "," + y));
    return all;
  }

  @Test
  void whoIsInAMapMoves() {
    LevelDefinition level = level(block("#@.#"));
    assertEquals(List.of("hero 2,0", "wall 0,0", "wall 3,0"), entities(level.startedFrom(HERO, new Cell(2, 0))));
    assertEquals(List.of("wall 0,0", "hero 1,0", "wall 3,0"), entities(level), "the level itself stays");
  }

  @Test
  void whatIsBelowStays() {
    assertEquals(List.of("hero 0,0", "wall 1,0"), entities(level(block(".&")).startedFrom(HERO, new Cell(0, 0))));
  }

  @Test
  void whoIsPlacedMoves() {
    LevelDefinition level = level(block("#."), new Placement(HERO, new Cell(5, 5)));
    assertEquals(List.of("hero 1,0", "wall 0,0"), entities(level.startedFrom(HERO, new Cell(1, 0))));
  }

  @Test
  void onlyOneOfSeveralMoves() {
    assertEquals(List.of("hero 1,0", "hero 2,0"), entities(level(block("@.@")).startedFrom(HERO, new Cell(1, 0))));
  }

  @Test
  void whereNobodyIsThereIsSomebody() {
    assertEquals(List.of("hero 1,0", "wall 0,0"), entities(level(block("#.")).startedFrom(HERO, new Cell(1, 0))));
    assertEquals(List.of("hero 7,7"), entities(level().startedFrom(HERO, new Cell(7, 7))));
  }
}
