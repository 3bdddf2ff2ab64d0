package org.tilewright.formats;

import java.util.Objects;
import org.tilewright.engine.generate.GeneratedLevel;
import org.tilewright.lang.print.LevelDraft;

/**
 * A generated level with a name. The wizard and the command line both write this level.
 *
 * @param ruleset game whose rules have generated it
 * @param name    identifier of the level
 * @param title   name shown to people
 */
public record GeneratedDraft(String ruleset, String name, String title) {

  /** Refuses null parts. */
  public GeneratedDraft {
    Objects.requireNonNull(ruleset);
    Objects.requireNonNull(name);
    Objects.requireNonNull(title);
  }

  /** The level around what the generator has made. */
  public LevelDraft around(GeneratedLevel generated) {
    return LevelDraft.of(name, ruleset).withTitle(title).withAbout(generated.about()).withInfo(generated.info())
        .withSources(generated.sources());
  }
}
