package org.tilewright.formats.breach;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.tilewright.engine.text.Counted;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.FormatProblem;
import org.tilewright.formats.SourceText;

/** Reads a text file. Blanks are tiles, also at the ends of rows: of a line only its line end is cut off. */
final class BreachTextReader {

  private static final Pattern UNIT = Pattern.compile("[A-Z]\\s*,\\s*-?\\d+\\s*,.*");
  private static final Pattern NUMBER = Pattern.compile("\\s*[+-]?\\d+\\s*");
  private static final List<String> PLACE = List.of("row", "column");
  /** Rows and columns beyond are refused, as in the level language. */
  private static final int FARTHEST = 1_000_000_000;
  private static final List<String> FIELDS = List.of("symbol", "row", "column", "health", "speed", "strength");

  /** Editors of some systems put it in front of a text. */
  static final String BYTE_ORDER_MARK = "\uFEFF";

  private final SourceText file;
  private final List<String> lines = new ArrayList<>();
  private final List<FormatProblem> warnings = new ArrayList<>();
  private Spelling spelling = Spelling.USUAL;

  BreachTextReader(SourceText file) {
    this.file = file;
  }

  /** Whether a line is meant to be one of a unit. */
  static boolean looksLikeUnit(String line) {
    return UNIT.matcher(line).matches();
  }

  /** Reads the file. @throws FormatException when it is not of this format */
  BreachText read() throws FormatException {
    split();
    int end = lines.indexOf("");
    int rowCount = end < 0 ? lines.size() : end;
    if (rowCount == 0) {
      throw error("noBoard", "The file must begin with the rows of the board.", 1, 1);
    }
    List<String> rows = lines.subList(0, rowCount);
    for (int row = 0; row < rowCount; row++) {
      checkRow(rows.get(row), row + 1, rows.getFirst().length());
    }
    List<BreachText.Unit> units = new ArrayList<>();
    for (int at = rowCount + 1; at < lines.size(); at++) {
      if (lines.get(at).isEmpty()) {
        warnings.add(FormatProblem.warning("breach.emptyLine", "An empty line between units is not written back.", at + 1, 1));
      } else {
        units.add(unit(lines.get(at), at + 1));
      }
    }
    return new BreachText(rows, units, spelling, warnings);
  }

  /** Cuts the text into lines and notes how they end; line ends behind the last line are no lines. */
  private void split() {
    String text = file.text();
    if (text.startsWith(BYTE_ORDER_MARK)) {
      warnings.add(FormatProblem.warning("breach.byteOrderMark", "The byte order mark at the beginning is not written back."));
      text = text.substring(BYTE_ORDER_MARK.length());
    }
    String[] parts = text.split("\n", -1);
    int carriageReturns = 0;
    for (int i = 0; i < parts.length; i++) {
      boolean carriageReturn = parts[i].endsWith("\r") && i < parts.length - 1;
      carriageReturns += carriageReturn ? 1 : 0;
      lines.add(carriageReturn ? parts[i].substring(0, parts[i].length() - 1) : parts[i]);
    }
    int lineEnds = parts.length - 1;
    if (carriageReturns > 0 && carriageReturns < lineEnds) {
      warnings.add(FormatProblem.warning("breach.lineEnds", "The lines end in different ways; all are written with CR LF."));
    }
    int finalLineEnds = 0;
    while (lines.size() > 1 && lines.getLast().isEmpty()) {
      lines.removeLast();
      finalLineEnds++;
    }
    spelling = new Spelling(carriageReturns > 0, finalLineEnds);
  }

  private void checkRow(String row, int line, int width) throws FormatException {
    if (looksLikeUnit(row)) {
      throw error("noEmptyLine", "An empty line must separate the units from the board.", line, 1);
    }
    for (int i = 0; i < row.length(); i++) {
      if (!Symbols.isTile(row.charAt(i))) {
        throw error("tile", "'" + Character.toString(row.codePointAt(i)) + "' is no tile: use a blank for ground, M for a mountain "
            + "or 0 to 9 for a building.", line, i + 1);
      }
    }
    if (row.length() != width) {
      warnings.add(FormatProblem.warning("breach.rowLength", "This row has " + Counted.of(row.length(), "tile") + ", but the first one has " + width
          + "; all rows must be equally long.", line, Math.min(row.length(), width) + 1));
    }
  }

  private BreachText.Unit unit(String text, int line) throws FormatException {
    String[] fields = text.split(",", -1);
    if (fields.length != FIELDS.size()) {
      throw error("fields", "A unit has " + FIELDS.size() + " fields separated by commas, " + String.join(", ", FIELDS) + ", not "
          + fields.length + ".", line, 1);
    }
    String symbol = fields[0].strip();
    String kind = (symbol.length() == 1 ? Symbols.unit(symbol.charAt(0)) : Optional.<String>empty())
        .orElseThrow(() -> error("unit", "'" + symbol + "' is no unit: use " + Symbols.unitSymbols() + ".", line, 1));
    int[] numbers = new int[FIELDS.size()];
    int column = fields[0].length() + 2;
    for (int i = 1; i < fields.length; i++) {
      int blanks = fields[i].isBlank() ? 0 : fields[i].length() - fields[i].stripLeading().length();
      numbers[i] = number(fields[i], FIELDS.get(i), line, column + blanks);
      column += fields[i].length() + 1;
    }
    String canonical = symbol + "," + numbers[1] + "," + numbers[2] + "," + numbers[3] + "," + numbers[4] + "," + numbers[5];
    if (!canonical.equals(text)) {
      warnings.add(FormatProblem.warning("breach.spelling", "This unit is written back as " + canonical + ".", line, 1));
    }
    return new BreachText.Unit(kind, numbers[1], numbers[2], numbers[3], numbers[4], numbers[5], line);
  }

  private int number(String field, String name, int line, int column) throws FormatException {
    if (!NUMBER.matcher(field).matches()) {
      throw error("number", "The " + name + " must be a whole number, not '" + field + "'.", line, column);
    }
    try {
      int value = Integer.parseInt(field.strip());
      if (PLACE.contains(name) && Math.abs((long) value) > FARTHEST) {
        throw error("number", "The " + name + " " + field.strip() + " is too far away; rows and columns go from -" + FARTHEST
            + " to " + FARTHEST + ".", line, column);
      }
      return value;
    } catch (NumberFormatException e) {
      throw error("number", "The " + name + " " + field.strip() + " is too large.", line, column);
    }
  }

  private FormatException error(String code, String message, int line, int column) {
    return new FormatException(file.name(), FormatProblem.error("breach." + code, message, line, column));
  }
}
