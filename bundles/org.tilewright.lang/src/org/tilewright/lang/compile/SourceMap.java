package org.tilewright.lang.compile;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tilewright.engine.grid.Cell;

/** Where the parts of a compiled level are written, and what is written at an offset. Immutable; valid for one text only. */
public final class SourceMap {

  private final TextRange level;
  private final TextRange name;
  private final Map<String, TextRange> parts;
  private final Map<Integer, TextRange> legend;
  private final List<BlockSource> blocks;
  private final List<PlacementSource> placements;
  private final Map<Cell, List<PlacementSource>> placementsByCell = new HashMap<>();

  /**
   * A map of ranges.
   *
   * @param level      the level from its keyword to its closing brace
   * @param name       the level's name
   * @param parts      ranges by path: {@code goal}, {@code config}, {@code config.KEY}, {@code kind.NAME}, {@code info.KEY}
   * @param legend     entries of the level's legend by code point
   * @param blocks     map blocks in the order of the text
   * @param placements placements in the order of the text
   */
  SourceMap(TextRange level, TextRange name, Map<String, TextRange> parts, Map<Integer, TextRange> legend,
      List<BlockSource> blocks, List<PlacementSource> placements) {
    this.level = level;
    this.name = name;
    this.parts = Map.copyOf(parts);
    this.legend = Map.copyOf(legend);
    this.blocks = List.copyOf(blocks);
    this.placements = List.copyOf(placements);
    for (PlacementSource placement : placements) {
      placementsByCell.computeIfAbsent(placement.cell(), cell -> new ArrayList<>()).add(placement);
    }
  }

  /** The level from its keyword to its closing brace. */
  public TextRange level() {
    return level;
  }

  /** The level's name. */
  public TextRange name() {
    return name;
  }

  /** The map blocks in the order of the text. */
  public List<BlockSource> blocks() {
    return blocks;
  }

  /** The placements in the order of the text, one per entity and cell. */
  public List<PlacementSource> placements() {
    return placements;
  }

  /** The placements on a cell in the order of the text. */
  public List<PlacementSource> placementsAt(Cell cell) {
    return Collections.unmodifiableList(placementsByCell.getOrDefault(cell, List.of()));
  }

  /** The entry for a code point in the level's own legend. */
  public Optional<TextRange> legendEntry(int codePoint) {
    return Optional.ofNullable(legend.get(codePoint));
  }

  /**
   * A named part: {@code goal}, {@code config}, {@code config.KEY}, {@code legend}, {@code kind.NAME}, {@code info.KEY}; for a
   * path that is not written, what is written of its beginning.
   */
  public Optional<TextRange> part(String path) {
    for (String at = path; !at.isEmpty(); at = at.substring(0, Math.max(0, at.lastIndexOf('.')))) {
      TextRange range = parts.get(at);
      if (range != null) {
        return Optional.of(range);
      }
    }
    return Optional.empty();
  }

  /**
   * Where what stands on a cell is written: the last placement on it, else the character of the last map block that covers
   * it; empty when nothing is written there.
   */
  public Optional<TextRange> cell(Cell cell) {
    List<PlacementSource> there = placementsAt(cell);
    if (!there.isEmpty()) {
      PlacementSource last = there.getLast();
      return Optional.of(last.cellRange());
    }
    return blocks.reversed().stream().flatMap(block -> block.characterRange(cell).stream()).findFirst();
  }

  /** The cell that an offset is about: a character of a map, the coordinates of a placement. */
  public Optional<Cell> cellAt(int offset) {
    for (BlockSource block : blocks) {
      if (block.range().contains(offset)) {
        return block.cell(offset);
      }
    }
    return placements.stream().filter(p -> p.cellRange().contains(offset)).map(PlacementSource::cell).findFirst();
  }
}
