package org.tilewright.lang.ide.quickfix;

import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.compile.Nodes;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.text.TextEdit;
import org.tilewright.model.level.EntitySource;
import org.tilewright.model.level.Level;

/** Adds entries to the legend of a level. */
final class LegendWriter {

  private LegendWriter() {
  }

  /** The edit that adds {@code entry} behind the last entry, or a new legend in front of a map. */
  static TextEdit add(String entry, Level level, EntitySource before, LevelFileResult file) {
    String lineEnd = file.text().contains("\r\n") ? "\r\n" : "\n";
    if (!level.getLegend().isEmpty()) {
      TextRange last = Nodes.range(level.getLegend().getLast()).orElseThrow();
      String indent = Lines.indentationBefore(file.text(), last.offset());
      String separator = Lines.beginsLine(file.text(), last.offset()) ? lineEnd + indent : "  ";
      return new TextEdit(last.end(), 0, separator + entry);
    }
    int at = Nodes.range(before).orElseThrow().offset();
    String indent = Lines.indentationBefore(file.text(), at);
    return new TextEdit(at, 0, "legend {" + lineEnd + indent + "  " + entry + lineEnd + indent + "}" + lineEnd + indent);
  }
}
