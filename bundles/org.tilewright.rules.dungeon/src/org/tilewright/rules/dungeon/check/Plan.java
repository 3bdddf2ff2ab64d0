package org.tilewright.rules.dungeon.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.rules.dungeon.core.Behaviour;
import org.tilewright.rules.dungeon.core.Catalogue;
import org.tilewright.rules.dungeon.core.Kind;
import org.tilewright.rules.dungeon.word.DungeonWords;

/** A level as the checks see it: what is placed, by kind. */
final class Plan {

  /** An entity on its cell. */
  record Placed(Kind kind, Cell cell) {
  }

  private final LevelDefinition level;
  private final Newcomers newcomers;
  private final Ground ground;
  private final Map<Kind, List<Cell>> cells = new HashMap<>();
  private final List<Kind> order = new ArrayList<>();

  Plan(LevelDefinition level) {
    this.level = level;
    Catalogue catalogue = new Catalogue(level, new DungeonWords());
    // By identity: the cells of a map block share the entities of its palette, and comparing kinds by content a million
    // times is what a check of a large board would spend its time on.
    Map<EntitySpec, List<Cell>> bySpec = new IdentityHashMap<>();
    level.forEachEntity((spec, x, y) -> bySpec.computeIfAbsent(spec, s -> cellsOf(catalogue.kind(s))).add(new Cell(x, y)));
    newcomers = new Newcomers(level, catalogue, order);
    ground = new Ground(this);
  }

  private List<Cell> cellsOf(Kind kind) {
    return cells.computeIfAbsent(kind, k -> {
      order.add(k);
      return new ArrayList<>();
    });
  }

  LevelDefinition level() {
    return level;
  }

  /** The kinds that are placed, in the order of their first appearance. */
  List<Kind> kinds() {
    return order;
  }

  List<Cell> cells(Kind kind) {
    return cells.getOrDefault(kind, List.of());
  }

  /** All entities with a behaviour. */
  List<Placed> with(Class<? extends Behaviour> word) {
    return order.stream().filter(kind -> kind.has(word))
        .flatMap(kind -> cells(kind).stream().map(cell -> new Placed(kind, cell))).toList();
  }

  /** The cells of all entities with a behaviour; a cell with several of them comes several times. */
  void forEachCell(Class<? extends Behaviour> word, Consumer<Cell> action) {
    order.stream().filter(kind -> kind.has(word)).forEach(kind -> cells(kind).forEach(action));
  }

  int count(Class<? extends Behaviour> word) {
    return order.stream().filter(kind -> kind.has(word)).mapToInt(kind -> cells(kind).size()).sum();
  }

  /** Where walls keep the player out. */
  Ground ground() {
    return ground;
  }

  /** What can come into the game later. */
  Newcomers newcomers() {
    return newcomers;
  }

  /** Whether there is, or can come to be, anything with a behaviour. */
  boolean mayHold(Class<? extends Behaviour> word) {
    return order.stream().anyMatch(kind -> kind.has(word)) || newcomers.any(word);
  }

  /** How many items of a kind that recipes name lie on the map. */
  int countOf(String material) {
    return order.stream().filter(kind -> kind.is(material)).mapToInt(kind -> cells(kind).size()).sum();
  }

  /** What keeps a game from beginning; everything else is a {@linkplain #warning warning}. */
  static LevelProblem error(String code, String message, Optional<Cell> cell, String part) {
    return new LevelProblem(LevelProblem.Severity.ERROR, "dungeon." + code, message, cell, part);
  }

  static LevelProblem warning(String code, String message, Optional<Cell> cell, String part) {
    return new LevelProblem(LevelProblem.Severity.WARNING, "dungeon." + code, message, cell, part);
  }

  static LevelProblem info(String code, String message, Optional<Cell> cell, String part) {
    return new LevelProblem(LevelProblem.Severity.INFO, "dungeon." + code, message, cell, part);
  }
}
