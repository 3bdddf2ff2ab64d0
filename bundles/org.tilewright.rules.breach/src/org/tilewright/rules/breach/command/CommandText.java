package org.tilewright.rules.breach.command;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.grid.Cell;

/** Reads commands from their text form. */
public final class CommandText {

  private static final int LONGEST_ECHO = 60;
  private static final String NUMBER = "(-?\\d{1,9})";
  private static final String PLACE = "\\(?\\s*" + NUMBER + "\\s*,\\s*" + NUMBER + "\\s*\\)?";
  private static final Pattern MOVE = Pattern.compile("move\\s+" + PLACE + "(?:\\s+to\\s+|\\s+)" + PLACE);

  private CommandText() {
  }

  /**
   * The command written in a line: {@code move ROW,COLUMN to ROW,COLUMN}, {@code undo} or {@code end turn}. Capitals do not
   * matter, the word {@code to} may be left out, and places may be in parentheses.
   *
   * @throws IllegalCommandException when it is none; the message says what is expected
   */
  public static BreachCommand parse(String line) throws IllegalCommandException {
    String text = line.strip().toLowerCase(Locale.ROOT);
    Matcher move = MOVE.matcher(text);
    if (move.matches()) {
      return new BreachCommand.Move(cell(move, 1), cell(move, 3));
    }
    return switch (text.replaceAll("\\s+", " ")) {
      case "undo" -> new BreachCommand.Undo();
      case "end turn" -> new BreachCommand.EndTurn();
      default -> throw new IllegalCommandException("Expected 'move ROW,COLUMN to ROW,COLUMN', 'undo' or 'end turn', not '"
          + line.strip().substring(0, Math.min(LONGEST_ECHO, line.strip().length())) + "'.");
    };
  }

  private static Cell cell(Matcher move, int row) {
    return new Cell(Integer.parseInt(move.group(row + 1)), Integer.parseInt(move.group(row)));
  }
}
