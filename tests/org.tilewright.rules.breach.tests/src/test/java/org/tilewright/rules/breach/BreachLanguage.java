package org.tilewright.rules.breach;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.formats.ExportSource;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.SourceText;
import org.tilewright.formats.Vocabulary;
import org.tilewright.formats.breach.BreachTextFormat;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.library.Libraries;
import org.tilewright.lang.print.DefaultSymbols;
import org.tilewright.lang.print.LevelPrinter;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.model.level.RulesetLibrary;

/** Levels of the tests, read with the language, the library and the text format that users have. */
public final class BreachLanguage {

  public static final BreachRuleset RULES = new BreachRuleset();

  private static final LevelLanguage LANGUAGE = new LevelLanguage(new Rulesets(List.of(RULES)));
  private static final RulesetLibrary LIBRARY =
      LANGUAGE.injector().getInstance(Libraries.class).find(RULES.id()).orElseThrow();
  private static final Vocabulary VOCABULARY = new Vocabulary(LIBRARY);
  private static final LevelPrinter PRINTER = new LevelPrinter(DefaultSymbols.of(LIBRARY));
  private static final BreachTextFormat FORMAT = new BreachTextFormat();
  private static final Map<String, LevelDefinition> KNOWN = new ConcurrentHashMap<>();

  private BreachLanguage() {
  }

  /** The only level of a text in the level language, in which only the rules may find errors. */
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

  /** A file of the game's own text format as the level that an import writes down. */
  public static String imported(String text) {
    try {
      return PRINTER.print(FORMAT.read(new SourceText("level.txt", text), Optional.empty(), VOCABULARY).draft());
    } catch (FormatException e) {
      throw new AssertionError(text + "\n" + e.problem(), e);
    }
  }

  /** A level in the game's own text format. */
  public static String exported(LevelDefinition level) {
    try {
      return FORMAT.write(new ExportSource("level.level", level, List.of()), VOCABULARY).text();
    } catch (FormatException e) {
      throw new AssertionError(e.problem().toString(), e);
    }
  }
}
