package org.tilewright.engine.level;

import java.math.BigDecimal;
import java.util.stream.Collectors;
import org.tilewright.engine.text.LineScanner;

/** Writes values in the notation of the level language. */
public final class ValueText {

  /** Zeros that are written out; a number of a larger scale is written with an exponent instead. */
  private static final int MAX_ZEROS = 100;

  private ValueText() {
  }

  /** The value as it would be written in a level. */
  public static String format(Value value) {
    return switch (value) {
      case Value.Num n -> number(n.number());
      case Value.Text t -> quote(t.text());
      case Value.Bool b -> Boolean.toString(b.value());
      case Value.Name n -> word(n.name());
      case Value.Range r -> number(r.from()) + ".." + number(r.to());
      case Value.ListOf l -> l.items().stream().map(ValueText::format).collect(Collectors.joining(", ", "[", "]"));
      case Value.RecordOf r -> r.fields().entrySet().stream().map(e -> key(e.getKey()) + ": " + format(e.getValue()))
          .collect(Collectors.joining(", ", "{", "}"));
    };
  }

  /** The text as a string literal, with quotes. */
  public static String quote(String text) {
    StringBuilder out = new StringBuilder(text.length() + 2).append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < 0x20 || c == 0x7f || Character.isSurrogate(c) && !isPaired(text, i)) {
            out.append(String.format("\\u%04x", (int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    return out.append('"').toString();
  }

  /** Whether a surrogate is one half of a character; a half alone would be lost in every file. */
  private static boolean isPaired(String text, int at) {
    return Character.isHighSurrogate(text.charAt(at)) ? at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1))
        : at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
  }

  private static String number(BigDecimal number) {
    return Math.abs(number.scale()) > MAX_ZEROS ? number.toString() : number.toPlainString();
  }

  /** A bare word; one that could be taken for something else stands in backquotes. */
  private static String word(String name) {
    if (LineScanner.isBareName(name) && !name.equals("true") && !name.equals("false")) {
      return name;
    }
    String quoted = quote(name);
    return "`" + quoted.substring(1, quoted.length() - 1).replace("`", "\\`") + "`";
  }

  private static String key(String name) {
    return name.matches("[A-Za-z_][A-Za-z_0-9]*") ? name : quote(name);
  }
}
