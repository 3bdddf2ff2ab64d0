package org.tilewright.lang.ide.completion;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.xtext.util.TextRegion;

/**
 * A text with places to fill in, written as <code>$[default]</code> and, for the place where the caret ends up, {@code $[]}.
 *
 * @param text         the text without the marks
 * @param placeholders offset and length of each place
 * @param caret        where the caret ends up
 */
record Snippet(String text, List<TextRegion> placeholders, int caret) {

  static Snippet parse(String pattern) {
    StringBuilder text = new StringBuilder();
    List<TextRegion> placeholders = new ArrayList<>();
    int caret = -1;
    int at = 0;
    while (at < pattern.length()) {
      int mark = pattern.indexOf("$[", at);
      if (mark < 0) {
        text.append(pattern, at, pattern.length());
        break;
      }
      int end = pattern.indexOf(']', mark);
      text.append(pattern, at, mark);
      String content = pattern.substring(mark + 2, end);
      if (content.isEmpty()) {
        caret = text.length();
      } else {
        placeholders.add(new TextRegion(text.length(), content.length()));
      }
      text.append(content);
      at = end + 1;
    }
    return new Snippet(text.toString(), placeholders, caret < 0 ? text.length() : caret);
  }
}
