package org.tilewright.engine.level;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.tilewright.engine.text.Counted;
import org.tilewright.engine.text.LineScanner;
import org.tilewright.engine.text.Lines;
import org.tilewright.engine.text.TextFormatException;

/**
 * A map block inside a {@link LevelDefinitionText}: a character a cell while the characters suffice, else a number a cell.
 * The empty cell is {@code .} or 0.
 */
final class MapBlockText {

  /** More cells are refused before room for them is made. */
  private static final int MAX_CELLS = 100_000_000;

  private static final int EMPTY = '.';
  /** All visible ASCII characters except the mark of the empty cell and the one around rows. */
  private static final String SYMBOLS = "#abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
      + "@$%&*+-=<>^_~!?:;,'\"`()[]{}/\\";

  private MapBlockText() {
  }

  static void append(MapBlock block, StringBuilder out) {
    boolean symbols = block.palette().size() <= SYMBOLS.length();
    out.append("map ").append(block.left()).append(' ').append(block.top()).append(' ').append(block.width()).append(' ')
        .append(block.height()).append(symbols ? " symbols\n" : " numbers\n");
    String[] marks = symbols ? symbols(block.palette()) : numbers(block.palette().size());
    for (int i = 1; i < marks.length; i++) {
      out.append("  ").append(marks[i]).append(" =");
      if (!block.palette().get(i).isEmpty()) {
        out.append(' ').append(
            block.palette().get(i).stream().map(LevelDefinitionText::spec).collect(Collectors.joining(" + ")));
      }
      out.append('\n');
    }
    for (int y = block.top(); y < block.top() + block.height(); y++) {
      out.append("  |");
      for (int x = block.left(); x < block.left() + block.width(); x++) {
        out.append(symbols || x == block.left() ? "" : " ").append(marks[block.indexAt(x, y)]);
      }
      out.append("|\n");
    }
    out.append("end\n");
  }

  /** A character for each entry: the first letter of its kind where that is free, so that the map can be read. */
  private static String[] symbols(List<List<EntitySpec>> palette) {
    StringBuilder free = new StringBuilder(SYMBOLS);
    String[] marks = new String[palette.size()];
    marks[0] = Character.toString(EMPTY);
    for (int i = 1; i < marks.length; i++) {
      String kind = palette.get(i).isEmpty() ? "" : palette.get(i).getLast().kind();
      int at = kind.isEmpty() ? -1 : free.indexOf(kind.substring(0, 1));
      if (at < 0 && !kind.isEmpty()) {
        at = free.indexOf(Character.toString(Character.toUpperCase(kind.charAt(0))));
      }
      at = Math.max(at, 0);
      marks[i] = free.substring(at, at + 1);
      free.deleteCharAt(at);
    }
    return marks;
  }

  private static String[] numbers(int size) {
    String[] marks = new String[size];
    for (int i = 0; i < size; i++) {
      marks[i] = Integer.toString(i);
    }
    return marks;
  }

  /** Reads a block of which the first line has been read up to the word {@code map}. */
  static MapBlock read(LineScanner header, Lines lines) throws TextFormatException {
    int left = header.coordinate("the first column");
    int top = header.coordinate("the first row");
    int width = size(header, "width");
    int height = size(header, "height");
    boolean symbols = header.accept("symbols");
    if (!symbols) {
      header.expect("numbers");
    }
    if ((long) width * height > MAX_CELLS || width > MAX_CELLS || height > MAX_CELLS) {
      throw header.error("The map is too large.");
    }
    List<List<EntitySpec>> palette = new ArrayList<>(List.of(List.of()));
    Map<Integer, Character> indexOf = new HashMap<>(Map.of(symbols ? EMPTY : 0, (char) 0));
    List<char[]> rows = new ArrayList<>();
    LineScanner line = lines.next();
    while (!line.accept("end")) {
      if (line.peek() == '|') {
        rows.add(symbols ? readSymbols(line, width, indexOf) : readNumbers(line, width, indexOf));
      } else {
        int mark = symbols ? line.symbol("the symbol of a cell") : line.integer("the number of a cell");
        if (palette.size() > Character.MAX_VALUE || indexOf.putIfAbsent(mark, (char) palette.size()) != null) {
          throw line.error("A symbol is defined twice, or there are too many.");
        }
        palette.add(readStack(line));
      }
      line = lines.next();
    }
    line.expectEnd();
    if (rows.size() != height) {
      throw line.error("The map has " + Counted.of(rows.size(), "row") + ", but it should have " + height + ".");
    }
    char[] indices = new char[width * height];
    for (int y = 0; y < height; y++) {
      System.arraycopy(rows.get(y), 0, indices, y * width, width);
    }
    return new MapBlock(left, top, width, height, indices, palette);
  }

  private static int size(LineScanner header, String what) throws TextFormatException {
    int size = header.integer("the " + what);
    if (size < 0) {
      throw header.error("The " + what + " of a map cannot be negative.");
    }
    return size;
  }

  private static List<EntitySpec> readStack(LineScanner line) throws TextFormatException {
    line.expect("=");
    List<EntitySpec> stack = new ArrayList<>();
    if (!line.atEnd()) {
      do {
        stack.add(LevelDefinitionText.readSpec(line));
      } while (line.accept("+"));
      line.expectEnd();
    }
    return stack;
  }

  private static char[] readSymbols(LineScanner line, int width, Map<Integer, Character> indexOf)
      throws TextFormatException {
    String row = line.row();
    if (row.length() != width) {
      throw line.error("The row has " + Counted.of(row.length(), "cell") + ", but it should have " + width + ".");
    }
    char[] cells = new char[width];
    for (int x = 0; x < width; x++) {
      Character index = indexOf.get((int) row.charAt(x));
      if (index == null) {
        throw line.error("The symbol '" + row.charAt(x) + "' in cell " + (x + 1) + " of the row is not defined.");
      }
      cells[x] = index;
    }
    return cells;
  }

  private static char[] readNumbers(LineScanner line, int width, Map<Integer, Character> indexOf)
      throws TextFormatException {
    line.expect("|");
    line.expectLength(2L * width);
    char[] cells = new char[width];
    for (int x = 0; x < width; x++) {
      int mark = line.integer("a cell");
      Character index = indexOf.get(mark);
      if (index == null) {
        throw line.error("The number " + mark + " in cell " + (x + 1) + " of the row is not defined.");
      }
      cells[x] = index;
    }
    line.expect("|");
    line.expectEnd();
    return cells;
  }
}
