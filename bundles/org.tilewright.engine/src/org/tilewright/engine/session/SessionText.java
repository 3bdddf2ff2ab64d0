package org.tilewright.engine.session;

import java.util.List;
import java.util.OptionalLong;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.LevelDefinitionText;
import org.tilewright.engine.text.Counted;
import org.tilewright.engine.text.LineScanner;
import org.tilewright.engine.text.Lines;
import org.tilewright.engine.text.TextFormatException;

/**
 * Saves a game as text and brings it back: the level as it was when the game began, the seed, all commands (also the
 * undone ones), the place in the history, and the hash of each state to notice when the rules have changed meanwhile.
 *
 * <pre>
 * tilewright-session 1
 * seed 42
 * ply 1
 * tilewright-level 1
 * …
 * end
 * start 8c1f03c2a6de9b01
 * 52a0c97d13e4f680 move up
 * 9b52e0c8a7716d34 move right
 * </pre>
 */
public final class SessionText {

  private static final String FORMAT = "tilewright-session";
  private static final int VERSION = 1;

  private SessionText() {
  }

  /** The game as text, ending with a line break. */
  public static String save(Session session) {
    StringBuilder out = new StringBuilder();
    out.append(FORMAT).append(' ').append(VERSION).append('\n');
    out.append("seed ").append(session.seed()).append('\n');
    out.append("ply ").append(session.ply()).append('\n');
    LevelDefinitionText.append(session.level(), out);
    List<Replay.Step> steps = session.history().stream()
        .map(step -> Replay.Step.of(step.command().text(), step.turn().next().hash())).toList();
    HashedSteps.append(OptionalLong.of(session.state(0).hash()), steps, out);
    return out.toString();
  }

  /**
   * Plays a saved game again up to where it was.
   *
   * @throws TextFormatException when the text is no saved game, its ruleset is not installed, or the rules do not lead to the
   *                             same states any more; the message says where and why
   */
  public static Session load(String text, Rulesets rulesets) throws TextFormatException {
    Lines lines = new Lines(text);
    lines.expectFormat(FORMAT, VERSION);
    LineScanner line = lines.next();
    line.expect("seed");
    long seed = line.longInteger("the seed");
    line.expectEnd();
    line = lines.next();
    line.expect("ply");
    int ply = line.integer("the number of commands");
    line.expectEnd();
    LevelDefinition level = LevelDefinitionText.read(lines);
    Session session = start(level, seed, rulesets, lines);
    check(HashedSteps.readStart(lines), session, lines);
    while (lines.hasNext()) {
      Replay.Step step = HashedSteps.readStep(lines.next());
      try {
        session.play(step.command());
      } catch (IllegalCommandException e) {
        throw lines.error("The command '" + step.command() + "' is refused: " + e.getMessage());
      }
      check(step.hash(), session, lines);
    }
    if (ply < 0 || ply > session.length()) {
      throw new TextFormatException(line.number(), 1,
          "The game has " + Counted.of(session.length(), "command") + ", so it cannot stand after command " + ply + ".");
    }
    session.jump(ply);
    return session;
  }

  private static Session start(LevelDefinition level, long seed, Rulesets rulesets, Lines lines)
      throws TextFormatException {
    Ruleset ruleset = rulesets.find(level.ruleset()).orElse(null);
    if (ruleset == null) {
      throw lines.error("The ruleset '" + level.ruleset() + "' is not installed.");
    }
    try {
      return Session.start(ruleset, level, seed);
    } catch (IllegalArgumentException e) {
      throw lines.error("The level cannot be played: " + e.getMessage());
    }
  }

  private static void check(OptionalLong expected, Session session, Lines lines) throws TextFormatException {
    if (expected.isPresent() && expected.getAsLong() != session.state().hash()) {
      throw lines.error("The game does not go as it went when it was saved: the state after command " + session.ply()
          + " is another one. The rules have changed since.");
    }
  }
}
