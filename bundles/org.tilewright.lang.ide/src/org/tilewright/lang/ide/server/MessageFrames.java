package org.tilewright.lang.ide.server;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;

/**
 * Cuts what a client says into messages. After a message whose length was wrong it goes on at the next header that names one,
 * wherever in a line that begins.
 */
final class MessageFrames {

  /** Longest message in bytes; a longer one is skipped without being read into memory. */
  static final int MAX_BODY = 64 << 20;

  private static final int MAX_LINE = 8192;
  private static final String LENGTH = "content-length:";

  /** A part of the stream. */
  sealed interface Frame {
  }

  /** The bytes of a message. */
  record Body(byte[] bytes) implements Frame {
  }

  /** A part that is no message. @param problem why, in words */
  record Damage(String problem) implements Frame {
  }

  private final InputStream in;

  MessageFrames(InputStream in) {
    this.in = new BufferedInputStream(in);
  }

  /** The next part; empty at the end of the stream. */
  Optional<Frame> next() throws IOException {
    long length = -1;
    boolean garbage = false;
    while (true) {
      String line = line();
      if (line == null) {
        return Optional.empty();
      }
      int header = line.toLowerCase(Locale.ROOT).lastIndexOf(LENGTH);
      if (header >= 0) {
        length = number(line.substring(header + LENGTH.length()).strip());
        garbage |= length < 0;
      } else if (!line.isEmpty()) {
        garbage |= !line.matches("(?i)[a-z-]+:.*");
      } else if (length >= 0) {
        return body(length);
      } else if (garbage) {
        return Optional.of(new Damage("A message begins with 'Content-Length: ' and its number of bytes, and an empty line"));
      }
    }
  }

  private Optional<Frame> body(long length) throws IOException {
    if (length > MAX_BODY) {
      in.skipNBytes(length);
      return Optional.of(new Damage("The message is longer than " + (MAX_BODY >> 20) + " MB"));
    }
    byte[] bytes = in.readNBytes((int) length);
    return bytes.length < length ? Optional.empty() : Optional.of(new Body(bytes));
  }

  private static long number(String digits) {
    return digits.matches("[0-9]{1,15}") ? Long.parseLong(digits) : -1;
  }

  /** The next line without its end; of a very long one only the last part. Null at the end of the stream. */
  private String line() throws IOException {
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    String kept = "";
    for (int c = in.read(); c != '\n'; c = in.read()) {
      if (c < 0) {
        return null;
      }
      if (line.size() == MAX_LINE) {
        String all = line.toString(StandardCharsets.ISO_8859_1);
        kept = all.substring(all.length() - 2 * LENGTH.length());
        line.reset();
        line.writeBytes(kept.getBytes(StandardCharsets.ISO_8859_1));
      }
      line.write(c);
    }
    String text = line.toString(StandardCharsets.ISO_8859_1);
    return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
  }
}
