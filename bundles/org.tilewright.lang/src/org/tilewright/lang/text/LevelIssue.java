package org.tilewright.lang.text;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.tilewright.engine.LevelProblem.Severity;
import org.tilewright.engine.level.Attributes;

/**
 * Something that is wrong with a file, or worth knowing about it.
 *
 * @param severity how bad it is
 * @param code     stable identifier of the kind of issue: one of {@link org.tilewright.lang.validation.IssueCodes} or a code of
 *                 the ruleset
 * @param message  what is wrong and what to do about it, for people
 * @param offset   where it begins, in UTF-16 code units of the text
 * @param length   how many code units it covers; 0 where something is missing
 * @param line     line of the beginning, from 1
 * @param column   column of the beginning in Unicode characters, from 1
 * @param data     what quick fixes need to know; depends on the code. For a code of a ruleset, {@link #CONFIG} and a key for each
 *                 configuration value that the finding rests on
 */
public record LevelIssue(Severity severity, String code, String message, int offset, int length, int line, int column,
    List<String> data) {

  /** What stands before a configuration key in {@link #data()}. */
  public static final String CONFIG = "config.";

  /** Refuses null parts and copies the list. */
  public LevelIssue {
    Objects.requireNonNull(severity);
    Objects.requireNonNull(code);
    Objects.requireNonNull(message);
    data = List.copyOf(data);
  }

  /** Offset behind the last code unit. */
  public int end() {
    return offset + length;
  }

  /** Whether the finding rests on configuration values of which {@code known} does not hold all. */
  public boolean restsOnOtherThan(Attributes known) {
    return data.stream().filter(entry -> entry.startsWith(CONFIG))
        .anyMatch(entry -> known.get(entry.substring(CONFIG.length())).isEmpty());
  }

  /** Whether it keeps its level from being played. */
  public boolean isError() {
    return severity == Severity.ERROR;
  }

  /** The issue as one line of output: {@code file:line:column: severity: message [code]}. */
  public String format(String file) {
    return file + ":" + line + ":" + column + ": " + severity.name().toLowerCase(Locale.ROOT) + ": " + message
        + " [" + code + "]";
  }
}
