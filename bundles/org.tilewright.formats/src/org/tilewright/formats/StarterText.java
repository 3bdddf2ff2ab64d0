package org.tilewright.formats;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;
import org.tilewright.engine.LevelProblem.Severity;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.generate.GeneratorChoices;
import org.tilewright.engine.generate.LevelGenerator;
import org.tilewright.engine.level.ValueText;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.library.Libraries;
import org.tilewright.lang.print.DefaultSymbols;
import org.tilewright.lang.print.LevelPrinter;
import org.tilewright.lang.print.Notation;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.model.level.RulesetLibrary;

/**
 * A first level of a game, to go on from. A ruleset offers one as the resource {@value #RESOURCE} beside its library, with
 * {@code ${name}} and {@code ${title}} where the names go. For others it is made by one of their generators, or is the smallest
 * level that can be put together of their kinds so that neither language nor rules find a mistake.
 *
 * @param language the language in which it is written
 * @param ruleset  the game, one of those that the language knows
 */
public record StarterText(LevelLanguage language, Ruleset ruleset) {

  /** Name of the resource. */
  public static final String RESOURCE = "starter.level";

  private static final long SEED = 1;

  /** Refuses null parts. */
  public StarterText {
    Objects.requireNonNull(language);
    Objects.requireNonNull(ruleset);
  }

  /**
   * The text of a file with the level alone.
   *
   * @param name  identifier of the level
   * @param title name shown to people
   * @throws IOException              when the ruleset's own level cannot be read
   * @throws IllegalArgumentException when no level of the game can be written; the message says why
   */
  public String of(String name, String title) throws IOException {
    Optional<URL> own = ruleset.resource(RESOURCE);
    if (own.isPresent()) {
      try (InputStream in = own.get().openStream()) {
        return new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("${name}", Notation.name(name))
            .replace("${title}", ValueText.quote(title));
      }
    }
    Libraries libraries = language.injector().getInstance(Libraries.class);
    RulesetLibrary library = libraries.find(ruleset.id()).orElseThrow(() -> new IllegalArgumentException("'" + ruleset.title()
        + "' has no library, so there are no words in which a level of it could be written"));
    Verdict verdict = new Verdict(language, ruleset);
    for (LevelGenerator generator : ruleset.generators()) {
      String text = generated(generator, name, title, DefaultSymbols.of(library));
      if (verdict.of(text).errors() == 0) {
        return text;
      }
    }
    return new SmallestLevel(library, verdict).of(name, title).orElseThrow(() -> new IllegalArgumentException(
        "No level of '" + ruleset.title() + "' without a mistake was found; the game should bring a " + RESOURCE));
  }

  private String generated(LevelGenerator generator, String name, String title, DefaultSymbols symbols) {
    return new LevelPrinter(symbols).print(
        new GeneratedDraft(ruleset.id(), name, title).around(generator.generate(GeneratorChoices.INITIAL, SEED)));
  }

  /** What language and rules say about a level. */
  record Verdict(LevelLanguage language, Ruleset ruleset) {

    /**
     * How bad a text is.
     *
     * @param errors   what has to be mended
     * @param warnings what should be
     */
    record Count(long errors, long warnings) {

      boolean isBetterThan(Count other) {
        return errors < other.errors || errors == other.errors && warnings < other.warnings;
      }

      boolean isFlawless() {
        return errors == 0 && warnings == 0;
      }
    }

    Count of(String text) {
      var result = language.parse(text, RESOURCE);
      long errors = result.issues().stream().filter(LevelIssue::isError).count();
      long warnings = result.issues().stream().filter(issue -> issue.severity() == Severity.WARNING).count();
      return new Count(errors == 0 && !begins(result) ? 1 : errors, warnings);
    }

    /** Whether the rules let the level begin; a reason not to may be none that a check finds. */
    private boolean begins(LevelFileResult result) {
      try {
        ruleset.start(result.levels().getFirst().definition(), SEED);
        return true;
      } catch (IllegalArgumentException e) {
        return false;
      }
    }
  }
}
