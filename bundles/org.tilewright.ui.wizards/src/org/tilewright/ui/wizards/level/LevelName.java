package org.tilewright.ui.wizards.level;

import java.util.Locale;

/** Turns what people type into identifiers of the level language. */
public final class LevelName {

  private LevelName() {
  }

  /** An identifier close to {@code text}: letters, digits and underscores, not beginning with a digit. */
  public static String identifier(String text) {
    String name = text.strip().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9_]+", "_").replaceAll("^_+|_+$", "");
    return name.isEmpty() ? "level" : Character.isDigit(name.charAt(0)) ? "level_" + name : name;
  }

  /** A title close to {@code text}: words with a capital at the beginning. */
  public static String title(String text) {
    String words = text.strip().replace('_', ' ').replace('-', ' ');
    return words.isEmpty() ? "" : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }
}
