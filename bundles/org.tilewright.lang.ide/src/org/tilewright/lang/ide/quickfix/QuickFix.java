package org.tilewright.lang.ide.quickfix;

import java.util.List;
import org.tilewright.lang.text.TextEdit;

/**
 * A repair that the author can choose.
 *
 * @param label what it does, for people
 * @param edits changes of the text that the issue was found in; they do not overlap
 */
public record QuickFix(String label, List<TextEdit> edits) {

  /** Copies the list. */
  public QuickFix {
    edits = List.copyOf(edits);
  }

  static QuickFix of(String label, int offset, int length, String text) {
    return new QuickFix(label, List.of(new TextEdit(offset, length, text)));
  }
}
