package org.tilewright.ui.text.hover;

/** Documentation in Markdown as the plain text that information controls show. */
public final class MarkdownText {

  private MarkdownText() {
  }

  /** The text without the marks of code, emphasis and lists. */
  public static String plain(String markdown) {
    return markdown.replaceAll("(?m)^```.*\\R?", "").replaceAll("(?m)^\\s*[-*] ", "\u2022 ").replaceAll("`|\\*\\*", "")
        .replaceAll("\\n{3,}", "\n\n").strip();
  }
}
