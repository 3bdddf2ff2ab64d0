package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
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

  private static LevelDefinition compile(String text) {
    LevelFileResult result = LANGUAGE.parse(text, "test.level");
    List<LevelIssue> errors = result.issues().stream().filter(LevelIssue::isError)
        .filter(issue -> !issue.code().startsWith("dungeon.")).toList();
    assertEquals(List.of(), errors, text);
    return result.levels().getFirst().definition();
  }
}
