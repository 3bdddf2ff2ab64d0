package org.tilewright.rules.winter;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.generate.GeneratedLevel;
import org.tilewright.engine.generate.GeneratorChoices;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.rules.winter.generate.BoardGenerator;

/** Levels of the tests, read with the language and the library that users have. */
final class WinterLanguage {

  static final WinterRuleset RULES = new WinterRuleset();
  static final LevelLanguage LANGUAGE = new LevelLanguage(new Rulesets(List.of(RULES)));

  private static final Map<String, LevelDefinition> KNOWN = new ConcurrentHashMap<>();

  private WinterLanguage() {
  }

  /** A board of {@code size × size} tiles on which every side inside is open. */
  static String open(int size) {
    String top = "┌" + "┬".repeat(size - 2) + "┐\n";
    String middle = "├" + "┼".repeat(size - 2) + "┤\n";
    return top + middle.repeat(size - 2) + "└" + "┴".repeat(size - 2) + "┘\n";
  }

  /** A level with a map and things placed on it, such as {@code fort at (1, 2)}. */
  static String text(String map, String... placed) {
    return "level test uses winter {\n  map \"\"\"\n" + map.stripTrailing().indent(4) + "    \"\"\"\n"
        + Stream.of(placed).map(p -> "  place " + p + "\n").collect(Collectors.joining()) + "}\n";
  }

  /** The only level of a text, which the language must find free of errors; the game may find some. */
  static LevelDefinition level(String text) {
    return KNOWN.computeIfAbsent(text, WinterLanguage::compile);
  }

  private static LevelDefinition compile(String text) {
    LevelFileResult result = LANGUAGE.parse(text, "test.level");
    List<LevelIssue> errors = result.issues().stream().filter(LevelIssue::isError)
        .filter(issue -> !issue.code().startsWith("winter.")).toList();
    assertEquals(List.of(), errors, text);
    return result.levels().getFirst().definition();
  }

  /** A generated board as a level. */
  static LevelDefinition generated(int players, long seed, boolean connected) {
    GeneratedLevel board = new BoardGenerator().generate(choices(players, connected), seed);
    return new LevelDefinition("board", "Board", RULES.id(), Attributes.NONE,
        level(text(open(6), "player_1 at (0, 0)", "player_2 at (5, 0)")).kinds(), board.sources(), Optional.empty(),
            board.info());
  }

  static GeneratorChoices choices(int players, boolean connected) {
    return new GeneratorChoices(Map.of(BoardGenerator.PLAYERS.name(), players, BoardGenerator.CONNECTED.name(),
        connected ? 1 : 0));
  }
}
