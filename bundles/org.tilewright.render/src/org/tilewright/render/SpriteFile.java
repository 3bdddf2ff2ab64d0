package org.tilewright.render;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of a sprite: an ordinary SVG file of 32 × 32 units that may say how it varies.
 *
 * <ul>
 * <li>{@code <g data-when="n !e ne">…</g>} is kept only where the sprite joins the neighbours named and not those with an
 * exclamation mark; such groups must not be nested. Without the rule they are ordinary groups, so every viewer shows
 * the file.
 * <li>{@code data-joins="wire switch"} on the root names the kinds a sprite joins; without it, it joins itself.
 * <li>{@code currentColor} is replaced by the colour of the piece; the root's {@code color} is the default.
 * <li>{@code data-tint="colour"} and {@code data-badge="key"} on the root name the attributes that give the colour and a
 * short text shown in a corner.
 * </ul>
 *
 * @param text  the file
 * @param head  its root tag
 */
record SpriteFile(String text, String head) {

  private static final Pattern ROOT = Pattern.compile("<svg\\b[^<>]*>");
  /** The opening tag of a part; looks no further than the next tag, so that a text is read in the time of its length. */
  private static final Pattern PART = Pattern.compile("<g\\s+data-when=\"([^\"<>]*)\"([^<>]*)>");
  private static final String PART_END = "</g>";

  /** Reads a file; empty when it is no SVG. */
  static Optional<SpriteFile> of(String text) {
    Matcher root = ROOT.matcher(text);
    return root.find() && text.contains("</svg>") ? Optional.of(new SpriteFile(text, root.group())) : Optional.empty();
  }

  /** Value of an attribute of the root tag; empty when it is not there. */
  String root(String attribute) {
    Matcher m = Pattern.compile("\\s" + Pattern.quote(attribute) + "\\s*=\\s*\"([^\"]*)\"").matcher(head);
    return m.find() ? m.group(1).strip() : "";
  }

  /** Kinds named by {@code data-joins}. */
  List<String> joinedKinds() {
    String names = root("data-joins");
    return names.isEmpty() ? List.of() : List.of(names.split("\\s+"));
  }

  /** The sides that any part asks for, as {@link Joins} bits; 0 for a sprite that does not join. */
  int askedSides() {
    int sides = 0;
    for (Matcher m = PART.matcher(text); m.find();) {
      for (String word : m.group(1).strip().split("\\s+")) {
        sides |= Joins.bit(word.startsWith("!") ? word.substring(1) : word);
      }
    }
    return sides;
  }

  /** The SVG with the parts chosen, the colour put in and {@code overlay} drawn over it. */
  String compose(int joins, Optional<String> colour, String overlay) {
    String chosen = chosen(joins);
    String root = root("color");
    String coloured = chosen.replace("currentColor", colour.orElse(root.isEmpty() ? "#8890a6" : root));
    int end = coloured.lastIndexOf("</svg>");
    return coloured.substring(0, end) + overlay + "</svg>";
  }

  private String chosen(int joins) {
    StringBuilder chosen = new StringBuilder(text.length());
    int from = 0;
    Matcher m = PART.matcher(text);
    while (m.find(from)) {
      int end = text.indexOf(PART_END, m.end());
      if (end < 0) {
        break;
      }
      chosen.append(text, from, m.start());
      from = end + PART_END.length();
      if (holds(m.group(1), joins)) {
        chosen.append("<g").append(m.group(2)).append('>').append(text, m.end(), from);
      }
    }
    return chosen.append(text, from, text.length()).toString();
  }

  private static boolean holds(String condition, int joins) {
    for (String word : condition.strip().split("\\s+")) {
      boolean wanted = !word.startsWith("!");
      int bit = Joins.bit(wanted ? word : word.substring(1));
      if (((joins & bit) != 0) != wanted) {
        return false;
      }
    }
    return true;
  }
}
