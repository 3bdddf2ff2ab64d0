package org.tilewright.engine.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.ValueText;
import org.tilewright.engine.text.LineScanner;
import org.tilewright.engine.text.Lines;
import org.tilewright.engine.text.TextFormatException;

/**
 * The commands of a game and what they are expected to lead to. As text:
 *
 * <pre>
 * tilewright-replay 1
 * ruleset dungeon
 * level crossing "levels/crossing.level"
 * seed 42
 * outcome won: exit
 * start 8c1f03c2a6de9b01
 * 52a0c97d13e4f680 move up
 * - move right
 * </pre>
 *
 * Before each command stands the hash of the state after it, or a hyphen in replays written by hand. {@code start},
 * {@code outcome} and the file of the level may be missing.
 *
 * @param ruleset   id of the ruleset
 * @param levelFile path of the level's file, relative to the replay; empty when unknown
 * @param levelName name of the level in its file
 * @param seed      what decides the randomness
 * @param start     expected hash of the first state, if it is known
 * @param steps     the commands
 * @param outcome   expected text of the outcome after the last command, if it is known
 */
public record Replay(String ruleset, String levelFile, String levelName, long seed, OptionalLong start, List<Step> steps,
    Optional<String> outcome) {

  private static final String FORMAT = "tilewright-replay";
  private static final int VERSION = 1;

  /** Copies the list. @throws IllegalArgumentException when the outcome is not one line */
  public Replay {
    Objects.requireNonNull(ruleset);
    Objects.requireNonNull(levelFile);
    Objects.requireNonNull(levelName);
    Objects.requireNonNull(start);
    steps = List.copyOf(steps);
    if (outcome.isPresent() && outcome.get().lines().count() != 1) {
      throw new IllegalArgumentException("An outcome is one line of text, not '" + outcome.get() + "'");
    }
  }

  /**
   * A command of a replay.
   *
   * @param command its text, one line
   * @param hash    expected hash of the state after it, if it is known
   */
  public record Step(String command, OptionalLong hash) {
    /** Checks that the text is one line. @throws IllegalArgumentException when it is not */
    public Step {
      Objects.requireNonNull(hash);
      if (command.isBlank() || command.lines().count() > 1) {
        throw new IllegalArgumentException("A command is one line of text, not '" + command + "'");
      }
    }

    /** A command with the hash of the state after it. */
    public static Step of(String command, long hash) {
      return new Step(command, OptionalLong.of(hash));
    }

    /** A command without any expectation. */
    public static Step of(String command) {
      return new Step(command, OptionalLong.empty());
    }
  }

  /** This replay for a level in the given file. */
  public Replay inFile(String file) {
    return new Replay(ruleset, file, levelName, seed, start, steps, outcome);
  }

  /** The replay as text, ending with a line break. */
  public String format() {
    StringBuilder out = new StringBuilder();
    out.append(FORMAT).append(' ').append(VERSION).append('\n');
    out.append("ruleset ").append(HashedSteps.name(ruleset)).append('\n');
    out.append("level ").append(HashedSteps.name(levelName));
    if (!levelFile.isEmpty()) {
      out.append(' ').append(ValueText.quote(levelFile));
    }
    out.append("\nseed ").append(seed).append('\n');
    outcome.ifPresent(text -> out.append("outcome ").append(text).append('\n'));
    HashedSteps.append(start, steps, out);
    return out.toString();
  }

  /** Reads what {@link #format} has written. @throws TextFormatException when the text is no replay */
  public static Replay parse(String text) throws TextFormatException {
    Lines lines = new Lines(text);
    lines.expectFormat(FORMAT, VERSION);
    LineScanner line = lines.next();
    line.expect("ruleset");
    String ruleset = line.name("the id of a ruleset");
    line.expectEnd();
    line = lines.next();
    line.expect("level");
    String levelName = line.name("the name of a level");
    String levelFile = line.atEnd() ? "" : line.quoted();
    line.expectEnd();
    line = lines.next();
    line.expect("seed");
    long seed = line.longInteger("the seed");
    line.expectEnd();
    Optional<String> outcome = Optional.empty();
    if (lines.hasNext() && lines.peek().accept("outcome")) {
      line = lines.next();
      outcome = Optional.of(HashedSteps.line(line, line.rest(), "an outcome, such as 'ongoing'"));
    }
    OptionalLong start = HashedSteps.readStart(lines);
    List<Step> steps = new ArrayList<>();
    while (lines.hasNext()) {
      steps.add(HashedSteps.readStep(lines.next()));
    }
    return new Replay(ruleset, levelFile, levelName, seed, start, steps, outcome);
  }

  /** Plays the commands and compares with what is expected, up to the first difference. */
  public ReplayResult verify(Ruleset rules, LevelDefinition level) {
    if (!rules.id().equals(ruleset)) {
      return ReplayResult.notStarted("The replay is made for the ruleset '" + ruleset + "', not for '" + rules.id() + "'.");
    }
    Session session;
    try {
      session = Session.start(rules, level, seed);
    } catch (IllegalArgumentException e) {
      return ReplayResult.notStarted("The level cannot be played: " + e.getMessage());
    }
    if (differs(start, session)) {
      return ReplayResult.differing(session, ReplayResult.Kind.STATE, "",
          "The level begins in another state (" + HashedSteps.hex(session.state().hash()) + ") than recorded ("
              + HashedSteps.hex(start.getAsLong()) + "): the level or the rules have changed.");
    }
    for (Step step : steps) {
      try {
        session.play(step.command());
      } catch (IllegalCommandException e) {
        return ReplayResult.differing(session, ReplayResult.Kind.REFUSED, step.command(),
            "The command is refused: " + e.getMessage());
      }
      if (differs(step.hash(), session)) {
        return ReplayResult.differing(session, ReplayResult.Kind.STATE, step.command(),
            "The command leads to another state (" + HashedSteps.hex(session.state().hash()) + ") than recorded ("
                + HashedSteps.hex(step.hash().getAsLong()) + ").");
      }
    }
    String reached = session.outcome().text();
    if (outcome.isPresent() && !outcome.get().equals(reached)) {
      return ReplayResult.differing(session, ReplayResult.Kind.OUTCOME, "",
          "The outcome is '" + reached + "', but it should be '" + outcome.get() + "'.");
    }
    return ReplayResult.matching(session);
  }

  private static boolean differs(OptionalLong expected, Session session) {
    return expected.isPresent() && expected.getAsLong() != session.state().hash();
  }
}
