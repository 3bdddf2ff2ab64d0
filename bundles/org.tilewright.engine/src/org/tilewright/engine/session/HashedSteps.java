package org.tilewright.engine.session;

import java.util.HexFormat;
import java.util.List;
import java.util.OptionalLong;
import org.tilewright.engine.level.ValueText;
import org.tilewright.engine.text.LineScanner;
import org.tilewright.engine.text.Lines;
import org.tilewright.engine.text.TextFormatException;

/** The lines that replays and saved sessions have in common: the start and the commands, each with a hash. */
final class HashedSteps {

  private static final String UNKNOWN = "-";
  private static final int HASH_DIGITS = 16;

  private HashedSteps() {
  }

  static String hex(long hash) {
    return HexFormat.of().toHexDigits(hash);
  }

  static String name(String name) {
    return LineScanner.isBareName(name) ? name : ValueText.quote(name);
  }

  static void append(OptionalLong start, List<Replay.Step> steps, StringBuilder out) {
    start.ifPresent(hash -> out.append("start ").append(hex(hash)).append('\n'));
    for (Replay.Step step : steps) {
      out.append(step.hash().isPresent() ? hex(step.hash().getAsLong()) : UNKNOWN).append(' ').append(step.command())
          .append('\n');
    }
  }

  /** Reads the start line if it comes next. */
  static OptionalLong readStart(Lines lines) throws TextFormatException {
    if (!lines.hasNext() || !lines.peek().accept("start")) {
      return OptionalLong.empty();
    }
    LineScanner line = lines.next();
    return OptionalLong.of(hash(line, line.rest()));
  }

  static Replay.Step readStep(LineScanner line) throws TextFormatException {
    String all = line.rest();
    int blank = all.indexOf(' ');
    if (blank < 0) {
      throw new TextFormatException(line.number(), 1,
          "Expected the hash of a state, or '-', then a blank and a command; found '" + abbreviated(all) + "'.");
    }
    String command = line(line, all.substring(blank).strip(), "a command after the hash");
    String hash = all.substring(0, blank);
    return hash.equals(UNKNOWN) ? Replay.Step.of(command) : Replay.Step.of(command, hash(line, hash));
  }

  /** A text that is to be one line with something in it; a blank is whatever Unicode takes for one. */
  static String line(LineScanner line, String text, String what) throws TextFormatException {
    if (text.isBlank()) {
      throw line.error("Expected " + what + ".");
    }
    return text;
  }

  private static long hash(LineScanner line, String digits) throws TextFormatException {
    if (digits.length() != HASH_DIGITS || !digits.chars().allMatch(HexFormat::isHexDigit)) {
      throw new TextFormatException(line.number(), 1,
          "'" + abbreviated(digits) + "' is no hash of a state: that has " + HASH_DIGITS + " hexadecimal digits.");
    }
    return HexFormat.fromHexDigitsToLong(digits);
  }

  private static String abbreviated(String text) {
    return text.length() <= 40 ? text : text.substring(0, 40) + "…";
  }
}
