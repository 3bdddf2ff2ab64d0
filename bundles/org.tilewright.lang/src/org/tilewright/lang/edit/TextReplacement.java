package org.tilewright.lang.edit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * A piece of text that takes the place of another.
 *
 * @param offset first replaced character, counted in {@code char}s from the start of the text
 * @param length number of replaced characters, 0 for an insertion
 * @param text   what stands there afterwards
 */
public record TextReplacement(int offset, int length, String text) {

  /** Checks the numbers. */
  public TextReplacement {
    if (offset < 0 || length < 0) {
      throw new IllegalArgumentException("No piece of a text: offset " + offset + ", length " + length);
    }
    Objects.requireNonNull(text);
  }

  /** Offset behind the last replaced character. */
  public int end() {
    return offset + length;
  }

  /**
   * The replacements in the order of the text, those that touch each other joined into one. Of two insertions at one place
   * the one that comes first in the list stays first.
   *
   * @throws IllegalArgumentException when two of them overlap
   */
  public static List<TextReplacement> normalized(List<TextReplacement> replacements) {
    List<TextReplacement> sorted = new ArrayList<>(replacements);
    sorted.sort(Comparator.comparingInt(TextReplacement::offset).thenComparingInt(TextReplacement::end));
    List<TextReplacement> merged = new ArrayList<>(sorted.size());
    StringBuilder pending = new StringBuilder();
    int start = -1;
    int end = -1;
    for (TextReplacement next : sorted) {
      if (start >= 0 && next.offset < end) {
        throw new IllegalArgumentException("Replacements overlap at offset " + next.offset);
      }
      if (start >= 0 && next.offset == end) {
        pending.append(next.text);
      } else {
        if (start >= 0) {
          merged.add(new TextReplacement(start, end - start, pending.toString()));
        }
        pending.setLength(0);
        pending.append(next.text);
        start = next.offset;
      }
      end = next.end();
    }
    if (start >= 0) {
      merged.add(new TextReplacement(start, end - start, pending.toString()));
    }
    return List.copyOf(merged);
  }

  /** The text after all of the replacements, whose offsets are those of the text before. */
  public static String applyAll(CharSequence text, List<TextReplacement> replacements) {
    StringBuilder out = new StringBuilder(text.length() + 64);
    int done = 0;
    for (TextReplacement replacement : normalized(replacements)) {
      out.append(text, done, replacement.offset).append(replacement.text);
      done = replacement.end();
    }
    return out.append(text, done, text.length()).toString();
  }
}
