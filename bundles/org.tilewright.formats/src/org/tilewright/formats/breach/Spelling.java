package org.tilewright.formats.breach;

import java.util.LinkedHashMap;
import java.util.Map;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.Value;

/**
 * How a text file is spelled, where files differ without meaning anything else: the record {@code breach_text} of a level's
 * metadata. What is as the game itself writes it is left out.
 *
 * @param crlf          whether lines end with carriage return and line feed
 * @param finalLineEnds line ends behind the last line, 0 or more
 */
record Spelling(boolean crlf, int finalLineEnds) {

  /** As the game writes its files. */
  static final Spelling USUAL = new Spelling(false, 0);

  private static final String INFO = "breach_text";
  private static final String LINE_ENDS = "line_ends";
  private static final String CRLF = "crlf";
  private static final String FINAL_LINE_ENDS = "final_line_ends";
  private static final int MOST_FINAL_LINE_ENDS = 1000;

  String lineEnd() {
    return crlf ? "\r\n" : "\n";
  }

  /** The metadata of a level that remembers this spelling. */
  Attributes toInfo() {
    Map<String, Value> parts = new LinkedHashMap<>();
    if (crlf) {
      parts.put(LINE_ENDS, new Value.Name(CRLF));
    }
    if (finalLineEnds > 0) {
      parts.put(FINAL_LINE_ENDS, Value.of(finalLineEnds));
    }
    return parts.isEmpty() ? Attributes.NONE : new Attributes(Map.of(INFO, new Value.RecordOf(parts)));
  }

  /** The spelling in a level's metadata; the usual one where somebody has edited it into nonsense. */
  static Spelling of(Attributes info) {
    if (!(info.get(INFO).orElse(null) instanceof Value.RecordOf parts)) {
      return USUAL;
    }
    Attributes fields = new Attributes(parts.fields());
    return new Spelling(fields.text(LINE_ENDS).filter(CRLF::equals).isPresent(),
        Math.clamp(fields.intValue(FINAL_LINE_ENDS, 0), 0, MOST_FINAL_LINE_ENDS));
  }
}
