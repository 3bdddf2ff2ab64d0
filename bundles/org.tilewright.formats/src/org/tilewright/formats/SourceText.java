package org.tilewright.formats;

import java.util.Objects;

/**
 * A foreign file in memory.
 *
 * @param name its name for messages, usually a path
 * @param text its content
 */
public record SourceText(String name, String text) {

  /** Refuses null parts. */
  public SourceText {
    Objects.requireNonNull(name);
    Objects.requireNonNull(text);
  }

  /** The name without folders and without the last extension. */
  public String baseName() {
    String file = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
    int dot = file.lastIndexOf('.');
    return dot > 0 ? file.substring(0, dot) : file;
  }

  /** The base name as an identifier of the level language; {@code prefix} when nothing of it remains, or before a digit. */
  public String identifier(String prefix) {
    return Identifiers.of(baseName(), prefix);
  }
}
