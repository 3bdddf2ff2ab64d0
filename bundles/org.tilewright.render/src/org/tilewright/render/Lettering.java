package org.tilewright.render;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Letters drawn as strokes: pictures need no fonts, which a machine without a screen often lacks, and are the same
 * everywhere.
 */
final class Lettering {

  /** Width of a letter in the units of the table. */
  private static final int WIDTH = 4;
  private static final int HEIGHT = 6;
  private static final int GAP = 2;

  /** Per letter: strokes separated by blanks, each a row of points of two digits (x to the right, y down). */
  private static final String TABLE = """
      A 062046 1434
      B 0006364534033342413100 0333
      C 4110011105163645 4130
      D 000626440422200000
      E 40000646 0333
      F 400006 0333
      G 413010010516364543 4323
      H 0006 4046 0343
      I 1030 2026 1636
      J 304035462616
      K 0006 4003 0346
      L 000646
      M 0600234046
      N 06004640
      O 1001051636454131 1030
      P 0600304142330333
      Q 1001051636454131 1030 2446
      R 0600304142330333 2346
      S 413010010213334445361605
      T 0040 2026
      U 0005163645 4540
      V 002640
      W 0016243640
      X 0046 4006
      Y 002340 2326
      Z 00400646
      0 1001051636454131 1030 1432
      1 112026 0646
      2 01103041420646
      3 0040233344351605 0505
      4 30044446 4030 3036
      5 4000022233444516160505
      6 3010010516364544330303
      7 004016
      8 1001022343454536160504022341413010
      9 0516364541301001021343
      + 2125 0343
      - 0343
      / 4006
      % 4006 0000 4646
      ! 2024 2626
      ? 0110304142232424 2626
      . 2626
      : 2222 2525
      """;

  private static final Map<Character, String[]> GLYPHS = parse();

  private Lettering() {
  }

  private static Map<Character, String[]> parse() {
    Map<Character, String[]> glyphs = new HashMap<>();
    TABLE.lines().forEach(line -> glyphs.put(line.charAt(0), line.substring(2).split(" ")));
    return glyphs;
  }

  /** Width of a text whose letters are {@code height} high. */
  static double width(String text, double height) {
    int letters = text.codePointCount(0, text.length());
    return letters == 0 ? 0 : (letters * WIDTH + (letters - 1) * GAP) * height / HEIGHT;
  }

  /**
   * The text as data of an SVG path to be stroked, in capitals; characters without a glyph become an empty box.
   *
   * @param left   left edge
   * @param top    upper edge
   * @param height height of the letters
   */
  static String path(String text, double left, double top, double height) {
    StringBuilder out = new StringBuilder();
    double unit = height / HEIGHT;
    double x = left;
    for (int c : text.toUpperCase(Locale.ROOT).codePoints().toArray()) {
      for (String stroke : GLYPHS.getOrDefault((char) c, new String[] {"0040460600"})) {
        for (int i = 0; i + 1 < stroke.length(); i += 2) {
          out.append(i == 0 ? 'M' : 'L').append(number(x + (stroke.charAt(i) - '0') * unit)).append(' ')
              .append(number(top + (stroke.charAt(i + 1) - '0') * unit));
        }
      }
      x += (WIDTH + GAP) * unit;
    }
    return out.toString();
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }
}
