package org.tilewright.rules.dungeon.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.grid.Cell;
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
  private final Map<Kind, List<Cell>> cells = new HashMap<>();
  private final List<Kind> order = new ArrayList<>();

  Plan(LevelDefinition level) {
    this.level = level;
    Catalogue catalogue = new Catalogue(level, new DungeonWords());
    level.forEachEntity((spec, x, y) -> {
      Kind kind = catalogue.kind(spec);
      cells.computeIfAbsent(kind, k -> {
        order.add(k);
        return new ArrayList<>();
      }).add(new Cell(x, y));
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

  int count(Class<? extends Behaviour> word) {
    return order.stream().filter(kind -> kind.has(word)).mapToInt(kind -> cells(kind).size()).sum();
  }

  static LevelProblem error(String code, String message, Optional<Cell> cell, String part) {
    return new LevelProblem(LevelProblem.Severity.ERROR, "dungeon." + code, message, cell, part);
  }

  static LevelProblem warning(String code, String message, Optional<Cell> cell, String part) {
    return new LevelProblem(LevelProblem.Severity.WARNING, "dungeon." + code, message, cell, part);
  }
}
