package org.tilewright.lang;

import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.lang.library.Libraries;
import org.tilewright.lang.print.DefaultSymbols;
import org.tilewright.lang.print.DefinitionDraft;
import org.tilewright.lang.print.LevelPrinter;

/** Writes levels that there are only as data of the engine, such as a game's position, in the level language. */
public final class DefinitionText {

  private final LevelLanguage language;

  /** A writer for levels of the games of a language. */
  public DefinitionText(LevelLanguage language) {
    this.language = language;
  }

  /**
   * The text of a level; read again, it is the same level.
   *
   * @throws IllegalArgumentException when the level's game has no library, or a name is no identifier
   */
  public String of(LevelDefinition level) {
    DefaultSymbols symbols = language.injector().getInstance(Libraries.class).find(level.ruleset()).map(DefaultSymbols::of)
        .orElseThrow(() -> new IllegalArgumentException(
            "The game '" + level.ruleset() + "' has no library in which its levels could be written"));
    LevelDefinition blank = language.parse("level blank uses " + level.ruleset() + " {\n}\n", "blank.level").levels().getFirst()
        .definition();
    return new LevelPrinter(symbols).print(DefinitionDraft.of(level, blank));
  }
}
