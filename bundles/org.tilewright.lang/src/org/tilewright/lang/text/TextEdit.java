package org.tilewright.lang.text;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * A change of a part of a text.
 *
 * @param offset where the replaced part begins, in UTF-16 code units of the text before any change
 * @param length its length; 0 to insert
 * @param text   what to put there; empty to delete
 */
public record TextEdit(int offset, int length, String text) {

  /** Refuses a missing text. */
  public TextEdit {
    Objects.requireNonNull(text);
  }

  /** Applies edits that do not overlap, all of them given for the text before the first. */
  public static String apply(String text, List<TextEdit> edits) {
    StringBuilder out = new StringBuilder(text.length());
    int at = 0;
    for (TextEdit edit : edits.stream().sorted(Comparator.comparingInt(TextEdit::offset)).toList()) {
      out.append(text, at, edit.offset).append(edit.text);
      at = edit.offset + edit.length;
    }
    return out.append(text, at, text.length()).toString();
  }
}
