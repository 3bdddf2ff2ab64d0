package org.tilewright.engine.level;

import static org.tilewright.engine.level.ValueText.quote;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.text.LineScanner;
import org.tilewright.engine.text.Lines;
import org.tilewright.engine.text.TextFormatException;

/**
 * A level definition as plain text, one thing a line, for saved games: nothing is left to look up in a library. Not
 * the language in which people write levels.
 *
 * <pre>
 * tilewright-level 1
 * level crossing "The Crossing"
 * ruleset dungeon
 * info author = "Ada"
 * config player_health = 10
 * kind ogre "Ogre" extends [zombie_toast, entity] behaves [hostile] layer 3 sprite "sprites/ogre.svg" {health: 20}
 * map 0 0 3 2 symbols
 *   # = wall
 *   b = boulder + switch {sprite: "red"}
 *   |###|
 *   |#b.|
 * end
 * place 5 1 ogre {health: 7}
 * goal exit and (enemies(3) or treasure)
 * end
 * </pre>
 */
public final class LevelDefinitionText {

  private static final String FORMAT = "tilewright-level";
  private static final int VERSION = 1;

  private LevelDefinitionText() {
  }

  /** The level as text, ending with a line break; {@link #parse} makes an equal level from it. */
  public static String format(LevelDefinition level) {
    StringBuilder out = new StringBuilder();
    append(level, out);
    return out.toString();
  }

  /** Writes the level behind other text that ends with a line break. */
  public static void append(LevelDefinition level, StringBuilder out) {
    out.append(FORMAT).append(' ').append(VERSION).append('\n');
    out.append("level ").append(name(level.name())).append(' ').append(quote(level.title())).append('\n');
    out.append("ruleset ").append(name(level.ruleset())).append('\n');
    level.info().values().forEach((key, value) -> appendSetting("info", key, value, out));
    level.config().values().forEach((key, value) -> appendSetting("config", key, value, out));
    level.kinds().values().forEach(kind -> appendKind(kind, out));
    for (EntitySource source : level.sources()) {
      switch (source) {
        case Placement p -> {
          out.append("place ").append(p.cell().x()).append(' ').append(p.cell().y()).append(' ');
          out.append(spec(p.entity())).append('\n');
        }
        case MapBlock b -> MapBlockText.append(b, out);
      }
    }
    level.goal().ifPresent(goal -> out.append("goal ").append(GoalText.format(goal)).append('\n'));
    out.append("end\n");
  }

  private static void appendSetting(String word, String key, Value value, StringBuilder out) {
    out.append(word).append(' ').append(name(key)).append(" = ").append(ValueText.format(value)).append('\n');
  }

  private static void appendKind(KindDefinition kind, StringBuilder out) {
    out.append("kind ").append(name(kind.name())).append(' ').append(quote(kind.title()));
    if (kind.lineage().size() > 1) {
      out.append(" extends ").append(names(kind.lineage().subList(1, kind.lineage().size())));
    }
    if (!kind.behaviours().isEmpty()) {
      // a set has no order of its own; the text must be the same in every run
      out.append(" behaves ").append(names(new TreeSet<>(kind.behaviours())));
    }
    if (kind.layer() != 0) {
      out.append(" layer ").append(kind.layer());
    }
    if (!kind.sprite().isEmpty()) {
      out.append(" sprite ").append(quote(kind.sprite()));
    }
    out.append(attributes(kind.attributes())).append('\n');
  }

  /** An entity as text. */
  static String spec(EntitySpec entity) {
    return name(entity.kind()) + attributes(entity.attributes());
  }

  private static String attributes(Attributes attributes) {
    return attributes.values().isEmpty() ? "" : " " + ValueText.format(new Value.RecordOf(attributes.values()));
  }

  private static String names(Iterable<String> names) {
    List<String> written = new ArrayList<>();
    names.forEach(each -> written.add(name(each)));
    return written.stream().collect(Collectors.joining(", ", "[", "]"));
  }

  private static String name(String name) {
    return LineScanner.isBareName(name) ? name : quote(name);
  }

  /** Reads what {@link #format} has written. @throws TextFormatException when the text is no level definition */
  public static LevelDefinition parse(String text) throws TextFormatException {
    Lines lines = new Lines(text);
    LevelDefinition level = read(lines);
    lines.expectEnd();
    return level;
  }

  /** Reads a level out of a longer text, up to and with the {@code end} line of the level. */
  public static LevelDefinition read(Lines lines) throws TextFormatException {
    lines.expectFormat(FORMAT, VERSION);
    LineScanner line = lines.next();
    line.expect("level");
    String name = line.name("the name of the level");
    String title = line.quoted();
    line.expectEnd();
    line = lines.next();
    line.expect("ruleset");
    String ruleset = line.name("the id of the ruleset");
    line.expectEnd();
    Parts parts = new Parts();
    while (parts.read(lines)) {
      // all is done by the condition
    }
    return new LevelDefinition(name, title, ruleset, new Attributes(parts.config), parts.kinds, parts.sources,
        Optional.ofNullable(parts.goal), new Attributes(parts.info));
  }

  /** Reads an entity and stops after it. */
  static EntitySpec readSpec(LineScanner line) throws TextFormatException {
    return new EntitySpec(line.name("the name of a kind"), readAttributes(line));
  }

  private static Attributes readAttributes(LineScanner line) throws TextFormatException {
    return line.peek() == '{' ? new Attributes(ValueReader.readRecord(line).fields()) : Attributes.NONE;
  }

  private static List<String> readNames(LineScanner line) throws TextFormatException {
    List<String> names = new ArrayList<>();
    line.expect("[");
    do {
      names.add(line.name("a name"));
    } while (line.accept(","));
    line.expect("]");
    return names;
  }

  /** The parts of a level, as far as they have been read. */
  private static final class Parts {

    private final Map<String, Value> info = new LinkedHashMap<>();
    private final Map<String, Value> config = new LinkedHashMap<>();
    private final Map<String, KindDefinition> kinds = new LinkedHashMap<>();
    private final List<EntitySource> sources = new ArrayList<>();
    private Goal goal;

    /** Reads the next part; false at the end of the level. */
    boolean read(Lines lines) throws TextFormatException {
      LineScanner line = lines.next();
      switch (line.name("a part of a level")) {
        case "info" -> readSetting(line, info);
        case "config" -> readSetting(line, config);
        case "kind" -> readKind(line);
        case "place" -> {
          Cell cell = new Cell(line.coordinate("the column"), line.coordinate("the row"));
          sources.add(new Placement(readSpec(line), cell));
        }
        case "map" -> sources.add(MapBlockText.read(line, lines));
        case "goal" -> {
          if (goal != null) {
            throw line.error("The goal is given twice.");
          }
          goal = GoalText.read(line);
        }
        case "end" -> {
          line.expectEnd();
          return false;
        }
        default -> throw new TextFormatException(line.number(), 1,
            "A line of a level begins with info, config, kind, place, map, goal or end.");
      }
      line.expectEnd();
      return true;
    }

    private static void readSetting(LineScanner line, Map<String, Value> settings) throws TextFormatException {
      String key = line.name("a key");
      line.expect("=");
      if (settings.putIfAbsent(key, ValueReader.read(line)) != null) {
        throw line.error("'" + key + "' is given twice.");
      }
    }

    private void readKind(LineScanner line) throws TextFormatException {
      String name = line.name("the name of a kind");
      String title = line.quoted();
      List<String> lineage = new ArrayList<>(List.of(name));
      if (line.accept("extends")) {
        lineage.addAll(readNames(line));
      }
      Set<String> behaviours = line.accept("behaves") ? new LinkedHashSet<>(readNames(line)) : Set.of();
      int layer = line.accept("layer") ? line.integer("the layer") : 0;
      String sprite = line.accept("sprite") ? line.quoted() : "";
      Attributes attributes = readAttributes(line);
      if (kinds.putIfAbsent(name,
          new KindDefinition(name, title, lineage, behaviours, attributes, layer, sprite)) != null) {
        throw line.error("The kind '" + name + "' is given twice.");
      }
    }
  }
}
