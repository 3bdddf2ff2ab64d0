package org.tilewright.render;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Colours by name or number, chosen to be told apart and to go with the sprites. */
final class Tints {

  private static final Map<String, String> NAMED = Map.ofEntries(
      Map.entry("red", "#e5484d"), Map.entry("blue", "#3b82f6"), Map.entry("green", "#37b24d"),
      Map.entry("yellow", "#f5c518"), Map.entry("orange", "#f58220"), Map.entry("purple", "#8e5bd8"),
      Map.entry("violet", "#8e5bd8"), Map.entry("pink", "#f06bb0"), Map.entry("magenta", "#d6409f"),
      Map.entry("cyan", "#22b8cf"), Map.entry("teal", "#12a594"), Map.entry("brown", "#9a6240"),
      Map.entry("black", "#3a3d4d"), Map.entry("white", "#f4f5f9"), Map.entry("grey", "#8d93a5"),
      Map.entry("gray", "#8d93a5"), Map.entry("gold", "#eab02c"), Map.entry("silver", "#b9c0cf"),
      Map.entry("lime", "#94d82d"), Map.entry("navy", "#3b5bdb"));

  private static final String[] NUMBERED = {"#b9c0cf", "#f2b824", "#4c8dff", "#e5484d", "#37b24d", "#a06be0", "#f58220",
      "#18b5b0", "#f06bb0"};

  private Tints() {
  }

  /** The colour that a word or number stands for, as {@code #rrggbb}; empty for an empty text. */
  static Optional<String> of(String word) {
    String name = word.strip().toLowerCase(Locale.ROOT);
    if (name.isEmpty()) {
      return Optional.empty();
    }
    if (name.matches("#[0-9a-f]{6}")) {
      return Optional.of(name);
    }
    if (name.matches("[0-9]{1,9}")) {
      return Optional.of(NUMBERED[Integer.parseInt(name) % NUMBERED.length]);
    }
    return Optional.of(NAMED.getOrDefault(name, fromName(name)));
  }

  /** Whether the word is one of the known colours. */
  static boolean isColour(String word) {
    return NAMED.containsKey(word.toLowerCase(Locale.ROOT)) || word.matches("#[0-9a-fA-F]{6}");
  }

  /** A colour of medium lightness whose hue depends on the name; neighbouring names get distant hues. */
  static String fromName(String name) {
    // String.hashCode is specified, so the colour is the same everywhere; the golden ratio spreads it over the circle.
    double hue = (name.hashCode() & 0xffff) * 0.6180339887498949 % 1.0;
    double[] rgb = new double[3];
    for (int i = 0; i < 3; i++) {
      double k = (i == 0 ? 0 : i == 1 ? 8 : 4) + hue * 12;
      double t = k % 12;
      rgb[i] = 0.56 - 0.30 * Math.max(-1, Math.min(1, Math.min(t - 3, 9 - t)));
    }
    return String.format(Locale.ROOT, "#%02x%02x%02x", (int) Math.round(rgb[0] * 255), (int) Math.round(rgb[1] * 255),
        (int) Math.round(rgb[2] * 255));
  }
}
