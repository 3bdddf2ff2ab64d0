package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.text.LevelIssue;

/** Levels of the tests, read with the language and the library that users have. */
public final class DungeonLanguage {

  public static final DungeonRuleset RULES = new DungeonRuleset();

  private static final LevelLanguage LANGUAGE = new LevelLanguage(new Rulesets(List.of(RULES)));
  private static final Map<String, LevelDefinition> KNOWN = new ConcurrentHashMap<>();

  private DungeonLanguage() {
  }

  /** The only level of a text, which must be free of errors. */
  public static LevelDefinition level(String text) {
    return KNOWN.computeIfAbsent(text, DungeonLanguage::compile);
  }

  /** The text without the lines whose value the library refuses, as out of range or of another type. */
  public static String withoutRefusedValues(String text) {
    Set<Integer> refused = LANGUAGE.parse(text, "test.level").issues().stream()
        .filter(issue -> issue.code().startsWith("value.")).map(LevelIssue::line).collect(Collectors.toSet());
    List<String> lines = text.lines().toList();
    return IntStream.range(0, lines.size()).filter(i -> !refused.contains(i + 1)).mapToObj(lines::get)
        .collect(Collectors.joining("\n"));
  }

  private static LevelDefinition compile(String text) {
    LevelFileResult result = LANGUAGE.parse(text, "test.level");
    List<LevelIssue> errors = result.issues().stream().filter(LevelIssue::isError)
        .filter(issue -> !issue.code().startsWith("dungeon.")).toList();
    assertEquals(List.of(), errors, text);
    return result.levels().getFirst().definition();
  }
}
