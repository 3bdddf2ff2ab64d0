package org.tilewright.lang.ide.completion;

import java.util.List;
import org.tilewright.lang.compile.TextRange;

/**
 * Something that can be inserted.
 *
 * @param sort          decides the icon
 * @param label         what the list shows
 * @param detail        said after the label, less prominent; may be empty
 * @param documentation Markdown; may be empty
 * @param range         the part of the text that is replaced
 * @param text          what it is replaced by
 * @param placeholders  parts of {@code text}, relative to its beginning, to be filled in one after the other
 * @param caret         offset in {@code text} where the caret ends up
 */
public record Proposal(Sort sort, String label, String detail, String documentation, TextRange range, String text,
    List<TextRange> placeholders, int caret) {

  /** What is proposed. */
  public enum Sort {
    KEYWORD, KIND, ATTRIBUTE, CONFIG_KEY, GOAL, RULESET, VALUE, TEMPLATE
  }

  /** Copies the list. */
  public Proposal {
    placeholders = List.copyOf(placeholders);
  }
}
