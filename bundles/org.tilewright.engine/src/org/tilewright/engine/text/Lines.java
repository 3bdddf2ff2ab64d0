package org.tilewright.engine.text;

/**
 * The meaningful lines of a text, one after the other: blank lines and lines that begin with {@code //} are skipped. Lines end
 * with LF, CR LF or CR; a byte order mark in front is no part of the text.
 */
public final class Lines {

  private final String text;
  private int offset;
  private int number;
  private LineScanner ahead;
  private LineScanner last;

  /** The lines of a text. */
  public Lines(String text) {
    this.text = text;
    offset = text.startsWith("\uFEFF") ? 1 : 0;
    last = new LineScanner("", 1);
    advance();
  }

  /** Whether a meaningful line is left. */
  public boolean hasNext() {
    return ahead != null;
  }

  /** The next line, without going on to it. @throws TextFormatException at the end of the text */
  public LineScanner peek() throws TextFormatException {
    if (ahead == null) {
      throw new TextFormatException(number, 1, "The text ends too early.");
    }
    return ahead;
  }

  /** Goes on to the next line. @throws TextFormatException at the end of the text */
  public LineScanner next() throws TextFormatException {
    last = peek();
    advance();
    return last;
  }

  /** Refuses anything but the end of the text. */
  public void expectEnd() throws TextFormatException {
    if (ahead != null) {
      throw ahead.error("The text should end here.");
    }
  }

  /** An error at the line that was read last. */
  public TextFormatException error(String reason) {
    return last.error(reason);
  }

  /**
   * Reads the first line of a format: its name and version.
   *
   * @throws TextFormatException when the text is of another format or of a later version than {@code version}
   */
  public void expectFormat(String format, int version) throws TextFormatException {
    if (ahead == null) {
      throw new TextFormatException(1, 1, "The text is empty; it should begin with '" + format + " " + version + "'.");
    }
    LineScanner line = next();
    if (!line.accept(format)) {
      throw line.error("This is no " + format + " text: it should begin with '" + format + " " + version + "'.");
    }
    int found = line.integer("the version");
    if (found != version) {
      throw line.error("Version " + found + " of " + format + " is not known here; this program reads version " + version
          + ".");
    }
    line.expectEnd();
  }

  private void advance() {
    ahead = null;
    while (ahead == null && offset < text.length()) {
      int end = offset;
      while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
        end++;
      }
      String line = text.substring(offset, end);
      offset = end < text.length() && text.charAt(end) == '\r' && text.startsWith("\n", end + 1) ? end + 2 : end + 1;
      number++;
      if (!line.isBlank() && !line.stripLeading().startsWith("//")) {
        ahead = new LineScanner(line, number);
      }
    }
    if (ahead == null) {
      number++;
    }
  }
}
