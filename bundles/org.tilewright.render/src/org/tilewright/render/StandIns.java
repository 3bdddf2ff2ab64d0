package org.tilewright.render;

import java.util.Locale;

/** What is drawn besides sprite files: a tile with a letter for a kind without picture, and badges. */
final class StandIns {

  private StandIns() {
  }

  /** A tile of a colour that depends on the kind, with the first letters of the kind's words. */
  static String tile(String kind) {
    StringBuilder letters = new StringBuilder();
    for (String word : kind.split("[^\\p{L}\\p{N}]+")) {
      if (!word.isEmpty() && letters.length() < 2) {
        letters.appendCodePoint(word.codePointAt(0));
      }
    }
    String text = letters.isEmpty() ? "?" : letters.toString();
    double height = text.length() == 1 ? 14 : 11;
    double width = Lettering.width(text, height);
    String path = Lettering.path(text, 16 - width / 2, 16 - height / 2, height);
    return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" color="%s" stroke-linecap="round" stroke-linejoin="round">
        <rect x="2.5" y="2.5" width="27" height="27" rx="6" fill="#fff" opacity=".6"/>
        <rect x="4" y="4" width="24" height="24" rx="5" fill="currentColor" stroke="#23263a" stroke-width="1.6"/>
        <path d="%s" fill="none" stroke="#fff" stroke-width="2.6"/>
        </svg>
        """.formatted(Tints.fromName(kind), path);
  }

  /** A pill with a few characters in the lower right corner, as SVG elements. */
  static String badge(String badge) {
    String text = badge.codePointCount(0, badge.length()) <= 4 ? badge
        : badge.substring(0, badge.offsetByCodePoints(0, 4));
    double height = 8;
    double inner = Lettering.width(text, height);
    double shrink = Math.min(1, 24 / inner);
    height *= shrink;
    inner *= shrink;
    double width = inner + 6;
    double left = 31.4 - width;
    return String.format(Locale.ROOT, """
        <g stroke-linecap="round" stroke-linejoin="round"><rect x="%.2f" y="17.6" width="%.2f" height="13.8" rx="4.5" \
        fill="#23263a" stroke="#fff" stroke-width="1.2"/><path d="%s" fill="none" stroke="#fff" stroke-width="%.2f"/></g>
        """, left, width, Lettering.path(text, left + 3, 24.5 - height / 2, height), 2.1 * shrink);
  }
}
