package org.tilewright.lang.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.lang.edit.LevelLayout.CellText;
import org.tilewright.lang.edit.LevelLayout.LegendLayout;
import org.tilewright.lang.edit.LevelLayout.PlaceLayout;
import org.tilewright.lang.print.Notation;

/** Writes legend entries and place statements in the layout that the level has already. */
final class StatementWriter {

  private static final String STEP = "  ";
  private static final Pattern REST_OF_LINE = Pattern.compile("[ \\t]*(?:/\\*[^\\n\\r]*?\\*/[ \\t]*)*(?://[^\\n\\r]*)?(?=[\\n\\r]|\\z)");

  private final LevelLayout layout;
  private final CharSequence text;

  StatementWriter(LevelLayout layout, CharSequence text) {
    this.layout = layout;
    this.text = text;
  }

  /** Adds entries to the legend, or a legend to the level; none for no entries. */
  List<TextReplacement> legendEntries(Map<Integer, List<EntitySpec>> entries) {
    if (entries.isEmpty()) {
      return List.of();
    }
    List<String> lines = entries.entrySet().stream().map(e -> Notation.legendEntry(e.getKey(), e.getValue())).toList();
    if (layout.legend().isEmpty()) {
      return List.of(statementsBefore(layout.parts().getFirst().offset(), legendLines(entries)));
    }
    LegendLayout legend = layout.legend().get();
    boolean oneLine = !hasLineBreak(legend.open(), legend.close());
    if (legend.lastEntry() < 0) {
      String indentation = indentationOfLine(legend.open());
      String added = lines.stream().map(line -> layout.delimiter() + indentation + STEP + line).collect(Collectors.joining());
      return List.of(new TextReplacement(legend.open(), 0, oneLine ? added + layout.delimiter() + indentation : added));
    }
    if (oneLine) {
      return List.of(new TextReplacement(legend.lastEnd(), 0, lines.stream().map(line -> STEP + line).collect(Collectors.joining())));
    }
    String indentation = startsLine(legend.lastEntry()) || lineStart(legend.lastEntry()) > legend.open()
        ? indentationOfLine(legend.lastEntry()) : indentationOfLine(legend.open()) + STEP;
    return List.of(linesAfter(legend.lastEnd(), indentation, lines));
  }

  /** The lines of a new legend block, not yet indented. */
  static List<String> legendLines(Map<Integer, List<EntitySpec>> entries) {
    if (entries.isEmpty()) {
      return List.of();
    }
    List<String> lines = new ArrayList<>(List.of("legend {"));
    entries.forEach((symbol, stack) -> lines.add(STEP + Notation.legendEntry(symbol, stack)));
    lines.add("}");
    return lines;
  }

  /** One place statement for each stack. */
  List<String> placeStatements(Map<List<EntitySpec>, List<Cell>> cells) {
    return cells.entrySet().stream()
        .map(e -> "place " + Notation.stack(e.getKey()) + " at "
            + e.getValue().stream().map(Cell::toString).collect(Collectors.joining(", ")))
        .toList();
  }

  /**
   * Adds place statements behind the last part that draws; none for no cells.
   *
   * @param removed indices of the parts that are removed as a whole
   */
  List<TextReplacement> newPlaceStatements(Map<List<EntitySpec>, List<Cell>> cells, Set<Integer> removed) {
    if (cells.isEmpty()) {
      return List.of();
    }
    List<String> lines = placeStatements(cells);
    for (int part = layout.parts().size() - 1; part >= 0; part--) {
      if (!removed.contains(part)) {
        LevelLayout.Part last = layout.parts().get(part);
        String indentation = startsLine(last.offset()) ? indentationOfLine(last.offset())
            : indentationOfLine(layout.bodyClose()) + STEP;
        return List.of(linesAfter(last.end(), indentation, lines));
      }
    }
    return List.of(statementsBefore(layout.parts().getFirst().offset(), lines));
  }

  /** Adds statements to a level that has nothing to put them next to. */
  TextReplacement firstStatements(List<String> lines) {
    int brace = layout.bodyClose();
    String outer = indentationOfLine(brace);
    String body = lines.stream().map(line -> outer + STEP + line + layout.delimiter()).collect(Collectors.joining());
    return startsLine(brace) ? new TextReplacement(lineStart(brace), 0, body)
        : new TextReplacement(brace, 0, layout.delimiter() + body + outer);
  }

  /** Takes some of its cells out of a place statement, and the whole statement when none is left. */
  List<TextReplacement> removeCells(PlaceLayout place, Set<Integer> indices) {
    List<CellText> cells = place.cells();
    if (indices.size() == cells.size()) {
      return List.of(removeStatement(place));
    }
    List<TextReplacement> out = new ArrayList<>();
    for (int i = 0; i < cells.size(); i++) {
      if (indices.contains(i)) {
        int last = i;
        while (indices.contains(last + 1)) {
          last++;
        }
        int from = i == 0 ? cells.getFirst().offset() : cells.get(i - 1).end();
        int to = i == 0 ? cells.get(last + 1).offset() : cells.get(last).end();
        out.add(new TextReplacement(from, to - from, ""));
        i = last;
      }
    }
    return out;
  }

  /** Adds cells to a place statement. */
  TextReplacement appendCells(PlaceLayout place, List<Cell> cells) {
    return new TextReplacement(place.cells().getLast().end(), 0,
        cells.stream().map(cell -> ", " + cell).collect(Collectors.joining()));
  }

  private TextReplacement removeStatement(PlaceLayout place) {
    int from = lineStart(place.offset());
    int to = place.end();
    while (to < text.length() && (text.charAt(to) == ' ' || text.charAt(to) == '\t')) {
      to++;
    }
    if (startsLine(place.offset()) && to < text.length() && isLineBreak(text.charAt(to))) {
      to += text.charAt(to) == '\r' && to + 1 < text.length() && text.charAt(to + 1) == '\n' ? 2 : 1;
      return new TextReplacement(from, to - from, "");
    }
    return new TextReplacement(place.offset(), place.end() - place.offset(), "");
  }

  private TextReplacement statementsBefore(int offset, List<String> lines) {
    if (startsLine(offset)) {
      String indentation = indentationOfLine(offset);
      return new TextReplacement(lineStart(offset), 0,
          lines.stream().map(line -> indentation + line + layout.delimiter()).collect(Collectors.joining()));
    }
    return new TextReplacement(offset, 0, lines.stream().map(String::strip).collect(Collectors.joining(" ", "", " ")));
  }

  /** New lines after the line on which a statement ends, or right behind the statement when another follows on that line. */
  private TextReplacement linesAfter(int end, String indentation, List<String> lines) {
    Matcher rest = REST_OF_LINE.matcher(text).region(end, text.length());
    int at = rest.lookingAt() ? rest.end() : end;
    return new TextReplacement(at, 0,
        lines.stream().map(line -> layout.delimiter() + indentation + line).collect(Collectors.joining()));
  }

  private boolean hasLineBreak(int from, int to) {
    return text.subSequence(from, to).chars().anyMatch(c -> isLineBreak((char) c));
  }

  private int lineStart(int offset) {
    int at = offset;
    while (at > 0 && !isLineBreak(text.charAt(at - 1))) {
      at--;
    }
    return at;
  }

  private boolean startsLine(int offset) {
    return indentationOfLine(offset).length() == offset - lineStart(offset);
  }

  private String indentationOfLine(int offset) {
    int start = lineStart(offset);
    int at = start;
    while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == '\t')) {
      at++;
    }
    return text.subSequence(start, at).toString();
  }

  private static boolean isLineBreak(char c) {
    return c == '\n' || c == '\r';
  }
}
