package org.tilewright.workspace.properties;

import org.tilewright.engine.level.ValueText;
import org.tilewright.lang.compile.TextRange;

/**
 * Where and how a new value is written.
 *
 * @param range  what it replaces; of length 0 where nothing is written yet
 * @param before what is written before the value
 * @param after  what is written behind the value
 * @param quoted whether the value is text for people, written in double quotes
 */
public record ValueChange(TextRange range, String before, String after, boolean quoted) {

  /** Replaces a written value. */
  static ValueChange of(TextRange range, boolean quoted) {
    return new ValueChange(range, "", "", quoted);
  }

  /** The text that the range is replaced by. */
  public String replacement(String value) {
    return before + (quoted ? ValueText.quote(value) : value.strip()) + after;
  }
}
