package org.tilewright.formats;

/** Names of the level language made from any text. */
public final class Identifiers {

  private static final int LONGEST = 60;

  private Identifiers() {
  }

  /** The text with everything but letters, digits and underscores of ASCII replaced; {@code prefix} makes it begin well. */
  public static String of(String text, String prefix) {
    String name = text.replaceAll("[^A-Za-z0-9_]+", "_");
    name = name.substring(0, Math.min(name.length(), LONGEST));
    if (name.isEmpty() || name.equals("_")) {
      return prefix;
    }
    return Character.isDigit(name.charAt(0)) ? prefix + "_" + name : name;
  }
}
