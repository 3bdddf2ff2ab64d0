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
    LevelDraft draft = LevelDraft.of(name, ruleset).withTitle(title).withInfo(generated.info()).withSources(generated.sources());
    draft = generated.about().isEmpty() ? draft : draft.withAbout(generated.about());
    return generated.goal().isPresent() ? draft.withGoal(generated.goal().get()) : draft;
  }
}
