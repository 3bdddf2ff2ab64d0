package org.tilewright.rules.breach;

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
public final class BreachLanguage {

  public static final BreachRuleset RULES = new BreachRuleset();

  public static final LevelLanguage LANGUAGE = new LevelLanguage(new Rulesets(List.of(RULES)));

  private static final Map<String, LevelDefinition> KNOWN = new ConcurrentHashMap<>();

  private BreachLanguage() {
  }

  /** The only level of a text, which the language must find free of errors; what the rules find is not looked at. */
  public static LevelDefinition level(String text) {
    return KNOWN.computeIfAbsent(text, BreachLanguage::compile);
  }

  private static LevelDefinition compile(String text) {
    LevelFileResult result = LANGUAGE.parse(text, "test.level");
    List<LevelIssue> errors = result.issues().stream().filter(LevelIssue::isError)
        .filter(issue -> !issue.code().startsWith("breach.")).toList();
    assertEquals(List.of(), errors, text);
    return result.levels().getFirst().definition();
  }
}
