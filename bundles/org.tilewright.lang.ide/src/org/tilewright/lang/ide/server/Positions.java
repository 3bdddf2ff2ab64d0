package org.tilewright.lang.ide.server;

import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.text.TextPositions;

/** Between offsets of a text and the protocol's lines and UTF-16 columns, both from 0. */
final class Positions {

  private final String text;
  private final TextPositions lines;

  Positions(String text) {
    this.text = text;
    lines = new TextPositions(text);
  }

  /** The offset of a position; one past the end of a line or of the text means that end. */
  int offset(Position position) {
    int line = Math.max(0, position.getLine());
    if (line >= lines.lines()) {
      return text.length();
    }
    int start = lines.start(line + 1);
    return (int) Math.min((long) start + Math.max(0, position.getCharacter()), end(line));
  }

  /** The part of the text between two positions, in whichever order they are. */
  TextRange range(Range range) {
    int start = offset(range.getStart());
    int end = offset(range.getEnd());
    return new TextRange(Math.min(start, end), Math.abs(end - start));
  }

  /** The position of an offset; one past the end of the text means that end. */
  Position position(int offset) {
    int inside = Math.clamp(offset, 0, text.length());
    int line = lines.line(inside);
    return new Position(line - 1, inside - lines.start(line));
  }

  Range range(TextRange range) {
    return new Range(position(range.offset()), position(range.end()));
  }

  /** Where a line, counted from 0, ends, without the characters that end it. */
  int end(int line) {
    if (line + 1 >= lines.lines()) {
      return text.length();
    }
    int next = lines.start(line + 2);
    return text.charAt(next - 1) == '\n' && next > 1 && text.charAt(next - 2) == '\r' && next - 2 >= lines.start(line + 1)
        ? next - 2 : next - 1;
  }
}
