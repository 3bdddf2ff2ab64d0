package org.tilewright.testsupport;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.engine.level.Placement;
import org.tilewright.engine.level.Value;

/**
 * A level for a test, drawn with characters: {@code LevelSketch.of("walk", "#@.X#").symbol('#', "wall")….build()}. Its top
 * left cell is (0, 0), a dot or a blank is an empty cell, and kinds that are not declared are plain.
 */
public final class LevelSketch {

  private final String ruleset;
  private final List<String> rows;
  private final Map<Character, List<EntitySpec>> symbols = new LinkedHashMap<>();
  private final Map<String, KindDefinition> kinds = new LinkedHashMap<>();
  private final Map<String, Value> config = new LinkedHashMap<>();
  private final List<Placement> placements = new ArrayList<>();
  private Goal goal;

  private LevelSketch(String ruleset, String map) {
    this.ruleset = ruleset;
    this.rows = map.lines().toList();
  }

  /** A sketch of a level for a ruleset, one line of the text a row. */
  public static LevelSketch of(String ruleset, String map) {
    return new LevelSketch(ruleset, map);
  }

  /** What a character stands for, bottom first. */
  public LevelSketch symbol(char symbol, String... stack) {
    return symbol(symbol, Arrays.stream(stack).map(EntitySpec::of).toArray(EntitySpec[]::new));
  }

  /** What a character stands for, bottom first. */
  public LevelSketch symbol(char symbol, EntitySpec... stack) {
    symbols.put(symbol, List.of(stack));
    return this;
  }

  /** Declares a kind. */
  public LevelSketch kind(KindDefinition kind) {
    kinds.put(kind.name(), kind);
    return this;
  }

  /** Sets a configuration key. */
  public LevelSketch config(String key, long value) {
    config.put(key, Value.of(value));
    return this;
  }

  /** Puts an entity on a cell besides what is drawn. */
  public LevelSketch place(EntitySpec entity, int x, int y) {
    placements.add(new Placement(entity, new Cell(x, y)));
    return this;
  }

  /** Sets the goal. */
  public LevelSketch goal(Goal winning) {
    goal = winning;
    return this;
  }

  /** The level. @throws IllegalArgumentException when a character has no meaning */
  public LevelDefinition build() {
    List<Character> order = List.copyOf(symbols.keySet());
    List<List<EntitySpec>> palette = new ArrayList<>(List.of(List.of()));
    order.forEach(symbol -> palette.add(symbols.get(symbol)));
    int width = rows.stream().mapToInt(String::length).max().orElse(0);
    char[] indices = new char[width * rows.size()];
    for (int y = 0; y < rows.size(); y++) {
      for (int x = 0; x < rows.get(y).length(); x++) {
        char symbol = rows.get(y).charAt(x);
        int index = order.indexOf(symbol) + 1;
        if (index == 0 && symbol != '.' && symbol != ' ') {
          throw new IllegalArgumentException("No meaning for '" + symbol + "' at (" + x + ", " + y + ")");
        }
        indices[y * width + x] = (char) index;
      }
    }
    List<EntitySource> sources = new ArrayList<>();
    sources.add(new MapBlock(0, 0, width, rows.size(), indices, palette));
    sources.addAll(placements);
    palette.forEach(stack -> stack.forEach(this::declare));
    placements.forEach(placement -> declare(placement.entity()));
    return new LevelDefinition("sketch", "Sketch", ruleset, new Attributes(config), kinds, sources,
        Optional.ofNullable(goal), Attributes.NONE);
  }

  private void declare(EntitySpec entity) {
    kinds.computeIfAbsent(entity.kind(), KindDefinition::plain);
  }
}
