package org.tilewright.course;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * File names for the names of saved games. Any name is possible; lower case letters, digits and {@code _} stand for
 * themselves, everything else is written as {@code %} and two hexadecimal digits per byte, so that no name leads out
 * of the folder and none is the same as another on file systems that ignore case. A name that would be too long is cut
 * and gets a digest of the whole.
 */
final class SaveNames {

  static final String EXTENSION = ".save";

  /** File systems allow 255 bytes. */
  private static final int LONGEST = 180;

  private SaveNames() {
  }

  /** The file for a name. */
  static String file(String name) {
    StringBuilder file = new StringBuilder("g-");
    byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
    for (byte b : bytes) {
      char c = (char) (b & 0xff);
      if (c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '_') {
        file.append(c);
      } else {
        file.append('%').append(HexFormat.of().toHexDigits(b));
      }
    }
    return (file.length() <= LONGEST ? file.toString() : file.substring(0, LONGEST / 2) + "~" + digest(bytes))
        + EXTENSION;
  }

  private static String digest(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java has SHA-256", e);
    }
  }
}
