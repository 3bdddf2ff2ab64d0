package org.tilewright.lang.ide.server;

import java.util.Optional;
import java.util.function.BiFunction;
import org.tilewright.lang.LevelFileResult;

/** A text under a URI at one moment. What it means is read when it is first asked for, and kept. */
final class Document {

  private final String uri;
  private final Integer version;
  private final String text;
  private final Positions positions;
  private final BiFunction<String, String, LevelFileResult> reader;
  private LevelFileResult result;

  /**
   * A document.
   *
   * @param uri     exactly as the client writes it
   * @param version the client's number of this state; null for a file that is not open
   * @param reader  reads a text under the name of a file
   */
  Document(String uri, Integer version, String text, BiFunction<String, String, LevelFileResult> reader) {
    this.uri = uri;
    this.version = version;
    this.text = text;
    this.reader = reader;
    positions = new Positions(text);
  }

  String uri() {
    return uri;
  }

  Optional<Integer> version() {
    return Optional.ofNullable(version);
  }

  String text() {
    return text;
  }

  Positions positions() {
    return positions;
  }

  /** The text, read and checked. */
  synchronized LevelFileResult result() {
    if (result == null) {
      result = reader.apply(text, DocumentNames.fileName(uri));
    }
    return result;
  }

  /** The same document with another text. */
  Document with(Integer newVersion, String newText) {
    return new Document(uri, newVersion, newText, reader);
  }
}
