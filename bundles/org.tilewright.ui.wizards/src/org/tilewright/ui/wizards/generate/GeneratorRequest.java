package org.tilewright.ui.wizards.generate;

import java.util.Map;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.generate.GeneratorChoices;
import org.tilewright.engine.generate.LevelGenerator;
import org.tilewright.formats.GeneratedDraft;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.library.Libraries;
import org.tilewright.lang.print.DefaultSymbols;
import org.tilewright.lang.print.LevelPrinter;

/**
 * A level to be generated.
 *
 * @param ruleset   the game
 * @param generator one of its generators
 * @param choices   what is chosen of its options
 * @param seed      decides all that is random
 */
public record GeneratorRequest(Ruleset ruleset, LevelGenerator generator, GeneratorChoices choices, long seed) {

  /** The text of the level, as a file with this level alone. */
  public String text(LevelLanguage language, String name, String title) {
    DefaultSymbols symbols = language.injector().getInstance(Libraries.class).find(ruleset.id()).map(DefaultSymbols::of)
        .orElseGet(() -> new DefaultSymbols(Map.of()));
    return new LevelPrinter(symbols).print(
        new GeneratedDraft(ruleset.id(), name, title).around(generator.generate(choices, seed)));
  }
}
