package org.tilewright.ui.map;

import java.util.List;
import java.util.Optional;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.engine.level.Placement;
import org.tilewright.lang.edit.LevelLayout;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.render.LevelScene;
import org.tilewright.render.Sprites;

/**
 * What a text says about the level that the map shows.
 *
 * @param stamp       modification stamp of the document with that text
 * @param names       the levels of the file
 * @param level       the shown level, if the file has one
 * @param layout      where it is written; empty when it cannot be edited
 * @param sprites     its pictures
 * @param scene       how it looks
 * @param syntaxError the first mistake that keeps the text from being understood
 */
record LevelSnapshot(long stamp, List<String> names, Optional<LevelDefinition> level, Optional<LevelLayout> layout,
    Optional<Sprites> sprites, Optional<LevelScene> scene, Optional<LevelIssue> syntaxError) {

  /** Whether there is a picture to show. */
  boolean showsLevel() {
    return level.isPresent() && syntaxError.isEmpty();
  }

  /** What is on a cell, bottom first. */
  List<EntitySpec> stackAt(Cell cell) {
    return level.map(l -> l.sources().stream().flatMap(source -> at(source, cell).stream()).toList()).orElse(List.of());
  }

  private static List<EntitySpec> at(EntitySource source, Cell cell) {
    return switch (source) {
      case MapBlock block -> block.at(cell.x(), cell.y());
      case Placement placement -> placement.cell().equals(cell) ? List.of(placement.entity()) : List.of();
    };
  }
}
