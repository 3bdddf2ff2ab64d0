package org.tilewright.formats.course;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tilewright.engine.grid.Cell;

/**
 * An order of cells as short text: {@code 3,4} is one cell, {@code 0,0>9,0} the straight way from one to the other in unit
 * steps, diagonals included. A cell that occurs several times stands for its entities one after the other.
 */
final class CellPath {

  private static final Pattern TOKEN = Pattern.compile("(-?\\d{1,10}),(-?\\d{1,10})(?:>(-?\\d{1,10}),(-?\\d{1,10}))?");

  /** Longest line of a path that is written as a list of lines. */
  private static final int LINE = 92;

  /** More cells than this are no order that anybody wrote. */
  private static final int MAX_CELLS = 20_000_000;

  private CellPath() {
  }

  /** The path in lines of moderate length. */
  static List<String> format(List<Cell> cells) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < cells.size();) {
      int last = endOfRun(cells, i);
      String token = token(cells.get(i)) + (last > i ? ">" + token(cells.get(last)) : "");
      if (line.length() + token.length() + 1 > LINE && !line.isEmpty()) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(token);
      i = last + 1;
    }
    if (!line.isEmpty()) {
      lines.add(line.toString());
    }
    return lines;
  }

  private static int endOfRun(List<Cell> cells, int first) {
    if (first + 1 >= cells.size()) {
      return first;
    }
    int dx = cells.get(first + 1).x() - cells.get(first).x();
    int dy = cells.get(first + 1).y() - cells.get(first).y();
    if (Math.max(Math.abs(dx), Math.abs(dy)) != 1) {
      return first;
    }
    int last = first + 1;
    while (last + 1 < cells.size() && cells.get(last + 1).equals(cells.get(last).translate(dx, dy))) {
      last++;
    }
    return last;
  }

  private static String token(Cell cell) {
    return cell.x() + "," + cell.y();
  }

  /** The cells of a path; empty when a line is no path. */
  static Optional<List<Cell>> parse(List<String> lines) {
    List<Cell> cells = new ArrayList<>();
    for (String line : lines) {
      for (String token : line.trim().split("\\s+")) {
        if (!token.isEmpty() && !appendToken(cells, token)) {
          return Optional.empty();
        }
      }
    }
    return Optional.of(cells);
  }

  private static boolean appendToken(List<Cell> cells, String token) {
    Matcher matcher = TOKEN.matcher(token);
    if (!matcher.matches()) {
      return false;
    }
    long x = Long.parseLong(matcher.group(1));
    long y = Long.parseLong(matcher.group(2));
    long dx = matcher.group(3) == null ? 0 : Long.parseLong(matcher.group(3)) - x;
    long dy = matcher.group(4) == null ? 0 : Long.parseLong(matcher.group(4)) - y;
    long steps = Math.max(Math.abs(dx), Math.abs(dy));
    boolean straight = dx == 0 || dy == 0 || Math.abs(dx) == Math.abs(dy);
    if (!straight || cells.size() + steps >= MAX_CELLS || !isInt(x) || !isInt(y) || !isInt(x + dx) || !isInt(y + dy)) {
      return false;
    }
    for (long i = 0; i <= steps; i++) {
      cells.add(new Cell((int) (x + i * Long.signum(dx)), (int) (y + i * Long.signum(dy))));
    }
    return true;
  }

  private static boolean isInt(long number) {
    return number == (int) number;
  }
}
