package org.tilewright.engine.level;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;

/**
 * A level as the engine sees it: names are resolved, defaults are filled in, no reference to any text remains.
 *
 * @param name    identifier of the level in its file
 * @param title   name shown to people
 * @param ruleset {@linkplain org.tilewright.engine.Ruleset#id() id} of the ruleset that plays it
 * @param config  every configuration key of the ruleset with its value
 * @param kinds   every kind that the level can refer to, by name
 * @param sources what puts entities on the board, in the order of the text
 * @param goal    what wins the level, if it can be won
 * @param info    free metadata, such as author or difficulty
 */
public record LevelDefinition(String name, String title, String ruleset, Attributes config,
    Map<String, KindDefinition> kinds, List<EntitySource> sources, Optional<Goal> goal, Attributes info) {

  /** Copies the collections, keeping their order. @throws IllegalArgumentException when a kind is listed under another name */
  public LevelDefinition {
    Objects.requireNonNull(name);
    Objects.requireNonNull(title);
    Objects.requireNonNull(ruleset);
    Objects.requireNonNull(config);
    kinds = Collections.unmodifiableMap(new LinkedHashMap<>(kinds));
    kinds.forEach((key, kind) -> {
      if (!key.equals(kind.name())) {
        throw new IllegalArgumentException("Kind '" + kind.name() + "' is listed as '" + key + "'");
      }
    });
    sources = List.copyOf(sources);
    Objects.requireNonNull(goal);
    Objects.requireNonNull(info);
  }

  /** The kind called {@code name}. @throws IllegalArgumentException when the level has none of that name */
  public KindDefinition kind(String name) {
    KindDefinition kind = kinds.get(name);
    if (kind == null) {
      throw new IllegalArgumentException("Level '" + this.name + "' has no kind '" + name + "'");
    }
    return kind;
  }

  /** Takes one entity of a level and the cell it starts on. */
  @FunctionalInterface
  public interface EntityVisitor {
    /** Called once per entity. */
    void visit(EntitySpec entity, int x, int y);
  }

  /**
   * Visits every entity in the level's order: sources in the order of the text, within a map block row by row and
   * from the bottom of each cell to its top.
   */
  public void forEachEntity(EntityVisitor visitor) {
    for (EntitySource source : sources) {
      switch (source) {
        case Placement p -> visitor.visit(p.entity(), p.cell().x(), p.cell().y());
        case MapBlock b -> {
          for (int y = b.top(); y < b.top() + b.height(); y++) {
            for (int x = b.left(); x < b.left() + b.width(); x++) {
              int index = b.indexAt(x, y);
              if (index != 0) {
                for (EntitySpec entity : b.palette().get(index)) {
                  visitor.visit(entity, x, y);
                }
              }
            }
          }
        }
      }
    }
  }

  /** The first entity in the level's order whose kind has a behaviour. */
  public Optional<EntitySpec> firstWith(String behaviour) {
    for (EntitySource source : sources) {
      Optional<EntitySpec> found = switch (source) {
        case Placement p -> Optional.of(p.entity()).filter(entity -> kind(entity.kind()).has(behaviour));
        case MapBlock b -> b.first(entity -> kind(entity.kind()).has(behaviour));
      };
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** The smallest rectangle that holds all map blocks and placements; empty for a level without any cell. */
  public Optional<Bounds> bounds() {
    Bounds all = null;
    for (EntitySource source : sources) {
      Bounds one = switch (source) {
        case Placement p -> Bounds.of(p.cell());
        case MapBlock b -> b.isEmpty() ? null : b.bounds();
      };
      all = all == null ? one : one == null ? all : all.union(one);
    }
    return Optional.ofNullable(all);
  }

  /**
   * The level with an entity on another cell, as the first one of the level; with one more of it when there is none like it.
   * {@linkplain org.tilewright.engine.Ruleset#avatar With the one that is steered} it is the level played from that cell.
   */
  public LevelDefinition startedFrom(EntitySpec entity, Cell cell) {
    List<EntitySource> moved = new ArrayList<>(sources);
    for (int i = 0; i < moved.size(); i++) {
      Optional<EntitySource> rest = without(moved.get(i), entity);
      if (rest.isPresent()) {
        moved.set(i, rest.get());
        break;
      }
    }
    moved.addFirst(new Placement(entity, cell));
    return new LevelDefinition(name, title, ruleset, config, kinds, moved, goal, info);
  }

  /** What is left of a source when its first entity like this one is taken away; empty when it has none. */
  private static Optional<EntitySource> without(EntitySource source, EntitySpec entity) {
    return switch (source) {
      case Placement placed -> placed.entity().equals(entity) ? Optional.of(MapBlock.NONE) : Optional.empty();
      case MapBlock block -> block.without(entity).map(rest -> rest);
    };
  }

  /** A placement of an entity without attributes of its own; a convenience for levels built in Java. */
  public static Placement place(String kind, int x, int y) {
    return new Placement(EntitySpec.of(kind), new Cell(x, y));
  }
}
