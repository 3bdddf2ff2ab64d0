package org.tilewright.render;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.engine.level.Placement;

/** Small levels and sprites for the tests of this package. */
final class Fixture {

  /** Fills the cell, and marks the upper half where nothing is joined above. */
  static final String JOINING = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <rect width="32" height="32" fill="#808080"/>
      <g data-when="!n"><rect width="32" height="16" fill="#ff0000"/></g>
      <g data-when="n e !ne"><rect width="4" height="4" fill="#0000ff"/></g>
      </svg>
      """;

  private Fixture() {
  }

  /** A square of one colour in the middle of the cell. */
  static String square(String attributes, String fill) {
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 32 32\"" + attributes
        + "><rect x=\"8\" y=\"8\" width=\"16\" height=\"16\" fill=\"" + fill + "\"/></svg>";
  }

  static Sprites sprites(Map<String, String> files) {
    return new Sprites(path -> Optional.ofNullable(files.get(path)));
  }

  static KindDefinition kind(String name, int layer) {
    return new KindDefinition(name, name, List.of(name), Set.of(), Attributes.NONE, layer, "");
  }

  /** A block in which each letter stands for a kind of that name and a dot for nothing. */
  static MapBlock block(int left, int top, String... rows) {
    List<List<EntitySpec>> palette = new ArrayList<>(List.of(List.of()));
    Map<Character, Integer> known = new LinkedHashMap<>(Map.of('.', 0));
    char[] indices = new char[rows.length * rows[0].length()];
    for (int i = 0; i < indices.length; i++) {
      char symbol = rows[i / rows[0].length()].charAt(i % rows[0].length());
      indices[i] = (char) (int) known.computeIfAbsent(symbol, s -> {
        palette.add(List.of(EntitySpec.of(String.valueOf(s))));
        return palette.size() - 1;
      });
    }
    return new MapBlock(left, top, rows[0].length(), rows.length, indices, palette);
  }

  static LevelDefinition level(List<KindDefinition> kinds, EntitySource... sources) {
    Map<String, KindDefinition> byName = new LinkedHashMap<>();
    kinds.forEach(k -> byName.put(k.name(), k));
    return new LevelDefinition("level", "Level", "test", Attributes.NONE, byName, List.of(sources), Optional.empty(),
        Attributes.NONE);
  }

  static LevelDefinition level(EntitySource... sources) {
    return level(List.of(), sources);
  }

  static Placement place(String kind, int x, int y) {
    return LevelDefinition.place(kind, x, y);
  }

  /** Names of the sprites on a cell, back to front, without folder and extension. */
  static List<String> names(CellLook cell) {
    return cell.pictures().stream()
        .map(p -> p.look().sprite().path().replace("letter:", "").replaceAll(".*/|\\.svg", "")).toList();
  }
}
