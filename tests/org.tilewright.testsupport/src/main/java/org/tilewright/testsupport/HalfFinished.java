package org.tilewright.testsupport;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.Placement;

/** Levels as authors have them on the way to one that is done: something is missing, or there is too much of it. */
final class HalfFinished {

  private final LevelDefinition level;
  private final List<Placement> entities = new ArrayList<>();
  private final Map<String, LevelDefinition> variants = new LinkedHashMap<>();

  private HalfFinished(LevelDefinition level) {
    this.level = level;
    level.forEachEntity((entity, x, y) -> entities.add(new Placement(entity, new Cell(x, y))));
  }

  /** Variants of a level, each with what was done to it. */
  static Map<String, LevelDefinition> of(LevelDefinition level) {
    HalfFinished half = new HalfFinished(level);
    half.empty();
    half.withoutAKind();
    half.withOneMore();
    half.withAnotherGoal();
    return half.variants;
  }

  private void empty() {
    add("nothing on the board", List.of(), level.goal());
  }

  private void withoutAKind() {
    Set<String> placed = new LinkedHashSet<>();
    entities.forEach(entity -> placed.add(entity.entity().kind()));
    for (String kind : placed) {
      add("no " + kind, entities.stream().filter(entity -> !entity.entity().kind().equals(kind)).toList(), level.goal());
      add("nothing but " + kind, entities.stream().filter(entity -> entity.entity().kind().equals(kind)).toList(), level.goal());
    }
  }

  private void withOneMore() {
    Bounds board = level.bounds().orElseThrow();
    List<Cell> cells = List.of(entities.getLast().cell(), new Cell(board.right(), board.bottom()),
        new Cell(board.right() + 2, board.top() - 1));
    Set<String> kinds = new LinkedHashSet<>(level.kinds().keySet());
    entities.forEach(entity -> kinds.add(entity.entity().kind()));
    for (String kind : kinds) {
      for (Cell cell : cells) {
        List<EntitySource> more = new ArrayList<>(level.sources());
        more.add(new Placement(EntitySpec.of(kind), cell));
        add("another " + kind + " at " + cell, more, level.goal());
      }
    }
  }

  private void withAnotherGoal() {
    add("no goal", level.sources(), Optional.empty());
    add("a goal that nobody knows", level.sources(), Optional.of(new Goal.Call("no_such_goal", List.of())));
  }

  private void add(String what, List<? extends EntitySource> sources, Optional<Goal> goal) {
    variants.put(what, new LevelDefinition(level.name(), level.title(), level.ruleset(), level.config(), level.kinds(),
        List.copyOf(sources), goal, level.info()));
  }
}
