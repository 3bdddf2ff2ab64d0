package org.tilewright.rules.winter.command;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.rules.winter.core.Skills;

/** Reads the text of commands. Words may be in any case, directions may be one letter, cells may have parentheses. */
public final class CommandText {

  private static final Pattern SKILLS = pattern("skills\\s+(\\d{1,3})[\\s,]+(\\d{1,3})(?:\\s+(\\S.*))?");
  private static final Pattern MOVE = pattern("move\\s+\\(?\\s*(-?\\d{1,9})\\s*[,\\s]\\s*(-?\\d{1,9})\\s*\\)?");
  private static final Pattern THROW = pattern("throw\\s+([a-z]+)\\s+(\\d{1,9})");
  /** Longest name of a player; what is longer is hard to show in a table. */
  private static final int LONGEST_NAME = 30;
  /** Longest command worth looking at. */
  private static final int LONGEST = 200;
  private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} .'_-]*");

  private static final String EXPECTED = "Expected 'skills STRENGTH SPEED [NAME]', 'move X,Y', "
      + "'throw up|left|right|down SQUARES', 'skip move', 'skip throw' or 'end turn'.";

  private CommandText() {
  }

  private static Pattern pattern(String regex) {
    return Pattern.compile(regex, Pattern.CASE_INSENSITIVE);
  }

  /** The command that a text asks for. @throws IllegalCommandException when it asks for none */
  public static WinterCommand parse(String text) throws IllegalCommandException {
    String line = text.strip();
    if (line.length() > LONGEST) {
      throw new IllegalCommandException(EXPECTED);
    }
    Matcher move = MOVE.matcher(line);
    if (move.matches()) {
      return new WinterCommand.Move(new Cell(number(move, 1), number(move, 2)));
    }
    Matcher ball = THROW.matcher(line);
    if (ball.matches()) {
      return new WinterCommand.Throw(direction(ball.group(1)), number(ball, 2));
    }
    Matcher skills = SKILLS.matcher(line);
    if (skills.matches()) {
      return skills(number(skills, 1), number(skills, 2), Optional.ofNullable(skills.group(3)).orElse(""));
    }
    return Arrays.stream(new WinterCommand[] {new WinterCommand.SkipMove(), new WinterCommand.SkipThrow(),
        new WinterCommand.EndTurn()})
        .filter(command -> command.text().equalsIgnoreCase(line.replaceAll("\\s+", " "))).findFirst()
        .orElseThrow(() -> new IllegalCommandException(EXPECTED));
  }

  private static int number(Matcher matcher, int group) {
    return Integer.parseInt(matcher.group(group));
  }

  private static Direction direction(String word) throws IllegalCommandException {
    return Direction.ALL.stream()
        .filter(d -> d.word().equalsIgnoreCase(word) || d.word().substring(0, 1).equalsIgnoreCase(word)).findFirst()
        .orElseThrow(() -> new IllegalCommandException("A snowball flies up, left, right or down (u, l, r, d), not '"
            + word + "'."));
  }

  private static WinterCommand skills(int strength, int speed, String name) throws IllegalCommandException {
    if (!Skills.allowed(strength, speed)) {
      throw new IllegalCommandException(Skills.RULE);
    }
    if (!name.isEmpty() && (name.length() > LONGEST_NAME || !NAME.matcher(name).matches())) {
      throw new IllegalCommandException("A name has at most " + LONGEST_NAME
          + " letters, digits, spaces, dots, hyphens and apostrophes and begins with a letter or digit.");
    }
    return new WinterCommand.ChooseSkills(new Skills(strength, speed), name);
  }
}
