package org.tilewright.formats.breach;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.engine.level.Placement;
import org.tilewright.engine.level.Value;
import org.tilewright.formats.ImportedLevel;
import org.tilewright.formats.SourceText;
import org.tilewright.lang.print.LevelDraft;

/** Makes a level of what a text file says: a map of the tiles, and the units placed on it in the order of their priority. */
final class BreachTextImport {

  private BreachTextImport() {
  }

  static ImportedLevel of(BreachText text, SourceText file, String ruleset) {
    List<EntitySource> sources = new ArrayList<>();
    sources.add(board(text.rows()));
    text.units().forEach(unit -> sources.add(new Placement(spec(unit), new Cell(unit.column(), unit.row()))));
    String name = file.identifier("level");
    LevelDraft draft = LevelDraft.of(name, ruleset).withInfo(text.spelling().toInfo()).withSources(sources);
    return new ImportedLevel(name.equals(file.baseName()) ? draft : draft.withTitle(file.baseName()), text.warnings(),
        text::place);
  }

  private static MapBlock board(List<String> rows) {
    int width = rows.stream().mapToInt(String::length).max().orElse(0);
    char[] indices = new char[width * rows.size()];
    Map<List<EntitySpec>, Integer> palette = new LinkedHashMap<>(Map.of(List.of(), 0));
    for (int y = 0; y < rows.size(); y++) {
      for (int x = 0; x < rows.get(y).length(); x++) {
        List<EntitySpec> stack = List.of(Symbols.tile(rows.get(y).charAt(x)));
        palette.putIfAbsent(stack, palette.size());
        indices[y * width + x] = (char) palette.get(stack).intValue();
      }
    }
    return new MapBlock(0, 0, width, rows.size(), indices, List.copyOf(palette.keySet()));
  }

  private static EntitySpec spec(BreachText.Unit unit) {
    Map<String, Value> values = new LinkedHashMap<>();
    values.put(Symbols.HEALTH, Value.of(unit.health()));
    values.put("speed", Value.of(unit.speed()));
    values.put("strength", Value.of(unit.strength()));
    return new EntitySpec(unit.kind(), new Attributes(values));
  }
}
