package org.tilewright.lang.validation;

import java.util.regex.Pattern;
import org.eclipse.xtext.validation.Check;
import org.tilewright.lang.compile.BlockCompiler;
import org.tilewright.lang.compile.Nodes;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.library.Kinds;
import org.tilewright.lang.library.LegendSymbols;
import org.tilewright.lang.literal.TextBlock;
import org.tilewright.model.level.Level;
import org.tilewright.model.level.LevelFile;
import org.tilewright.model.level.LevelPackage;
import org.tilewright.model.level.MapBlock;

/** Map blocks: their form and every character in them. */
class MapChecks extends LevelChecks {

  /** Above this, editing is no longer smooth. */
  private static final long LARGE = 4_000_000;

  /** A line of this length is no beginning of a map. */
  private static final int LONG_LINE = 200;

  private static final Pattern NEXT_MAP = Pattern.compile("\\s*map(\\s+at\\s*\\([^)\\n]*\\))?\\s*");

  @Check
  void mapsAreWellFormed(LevelFile file) {
    SymbolReport report = new SymbolReport(this);
    String text = Nodes.text(file);
    for (var element : file.getElements()) {
      if (element instanceof Level level) {
        LegendSymbols symbols = LegendSymbols.of(level);
        for (var source : level.getSources()) {
          if (source instanceof MapBlock block) {
            Nodes.range(block, LevelPackage.Literals.MAP_BLOCK__TEXT)
                .ifPresent(literal -> check(block, TextBlock.at(text, literal.offset(), literal.length()), symbols, report));
          }
        }
      }
    }
    report.finish();
  }

  private void check(MapBlock block, TextBlock rows, LegendSymbols symbols, SymbolReport report) {
    form(block, rows);
    size(block, rows);
    boolean explainable = Kinds.library(block).isPresent();
    for (int row = 0; row < rows.rows(); row++) {
      scan(block, rows.text(), new TextRange(rows.rowStart(row), rows.rowEnd(row) - rows.rowStart(row)), symbols, report,
          explainable);
    }
  }

  /** Looks at each character of a row once, and reports runs of equal ones together. */
  private static void scan(MapBlock block, String text, TextRange row, LegendSymbols symbols, SymbolReport report,
      boolean explainable) {
    int at = row.offset();
    while (at < row.end()) {
      int symbol = text.codePointAt(at);
      int width = Character.charCount(symbol);
      boolean invisible = SymbolReport.isInvisible(symbol);
      if (symbols.knows(symbol) && !invisible || !invisible && !explainable) {
        at += width;
        continue;
      }
      int end = at + width;
      while (end < row.end() && text.codePointAt(end) == symbol) {
        end += width;
      }
      report.add(block, symbol, at, end);
      at = end;
    }
  }

  private void form(MapBlock block, TextBlock rows) {
    int delimiter = TextBlock.DELIMITER.length();
    if (!rows.opensOnOwnLine()) {
      errorAt(block, rows.offset(), delimiter, IssueCodes.NO_LINE_BREAK,
          "The rows of a map begin on a new line; break the line behind the opening quotes");
    }
    if (!rows.evenIndentation()) {
      warningAt(block, rows.offset(), delimiter, IssueCodes.MIXED_INDENTATION,
          "Rows are indented with tabs here and spaces there, so they look shifted; use spaces only");
    }
    int close = rows.offset() + rows.length() - delimiter;
    String lastLine = rows.text().substring(lineStart(rows.text(), Math.max(rows.offset(), close - LONG_LINE), close), close);
    if (lastLine.length() < LONG_LINE && NEXT_MAP.matcher(lastLine).matches() && !lastLine.isBlank()) {
      errorAt(block, rows.offset(), delimiter, IssueCodes.UNCLOSED,
          "This map block ends only where the next one begins; write \"\"\" behind its last row");
    }
  }

  /** Where the line that holds an offset begins, or {@code from} when that is behind it. */
  private static int lineStart(String text, int from, int offset) {
    int at = offset;
    while (at > from && text.charAt(at - 1) != '\n' && text.charAt(at - 1) != '\r') {
      at--;
    }
    return at;
  }

  private void size(MapBlock block, TextBlock rows) {
    long cells = BlockCompiler.cells(rows);
    String size = rows.columns() + " × " + rows.rows() + " cells";
    if (cells > BlockCompiler.MAX_CELLS) {
      errorAt(block, rows.offset(), TextBlock.DELIMITER.length(), IssueCodes.TOO_LARGE_MAP, "A map of " + size
          + " is too large; the limit is " + BlockCompiler.MAX_CELLS + " cells, so split it into several blocks");
    } else if (cells > LARGE) {
      infoAt(block, rows.offset(), TextBlock.DELIMITER.length(), IssueCodes.LARGE_MAP, "A map of " + size
          + " is large: editing it may be slow; smaller blocks at different origins are faster");
    }
  }
}
