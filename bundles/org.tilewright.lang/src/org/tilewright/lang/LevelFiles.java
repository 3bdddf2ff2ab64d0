package org.tilewright.lang;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.tilewright.engine.LevelProblem.Severity;
import org.tilewright.engine.storage.FileContent;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.lang.text.TextPositions;
import org.tilewright.lang.validation.IssueCodes;

/** Reads the text of files, strictly as UTF-8. */
final class LevelFiles {

  /**
   * What was read.
   *
   * @param text    the text as far as it can be read
   * @param problem why it cannot be used, at its place in the text
   */
  record Content(String text, Optional<LevelIssue> problem) {
  }

  private LevelFiles() {
  }

  static Content read(Path path) {
    try {
      return decode(FileContent.of(path));
    } catch (IOException e) {
      return unreadable(FileContent.reason(e));
    }
  }

  static Content decode(byte[] bytes) {
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT)
        .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult result = decoder.decode(in, out, true);
    String text = out.flip().toString();
    if (!result.isError()) {
      return new Content(text, Optional.empty());
    }
    String encoding = bytes.length > 1 && (bytes[0] == -1 && bytes[1] == -2 || bytes[0] == -2 && bytes[1] == -1)
        ? "The file is UTF-16" : String.format("Byte 0x%02X is no UTF-8", bytes[in.position()]);
    return new Content(text, Optional.of(issue(text, IssueCodes.ENCODING, encoding + "; save the file as UTF-8")));
  }

  /** What to say about a text that the language itself fails on. */
  static LevelIssue failed(String text, Throwable failure) {
    TextPositions positions = new TextPositions(text);
    return new LevelIssue(Severity.ERROR, IssueCodes.CHECK_FAILED, "This file cannot be read because of a mistake in the program ("
        + failure + ")", 0, 0, positions.line(0), positions.column(0), List.of());
  }

  private static Content unreadable(String message) {
    return new Content("", Optional.of(issue("", IssueCodes.UNREADABLE, message)));
  }

  private static LevelIssue issue(String text, String code, String message) {
    TextPositions positions = new TextPositions(text);
    int end = text.length();
    return new LevelIssue(Severity.ERROR, code, message, end, 0, positions.line(end), positions.column(end), List.of());
  }
}
