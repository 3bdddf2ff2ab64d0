package org.tilewright.engine.level;

import java.util.stream.Collectors;

/** Writes values in the notation of the level language. */
public final class ValueText {

  private ValueText() {
  }

  /** The value as it would be written in a level. */
  public static String format(Value value) {
    return switch (value) {
      case Value.Num n -> n.number().toPlainString();
      case Value.Text t -> quote(t.text());
      case Value.Bool b -> Boolean.toString(b.value());
      case Value.Name n -> n.name();
      case Value.Range r -> r.from().toPlainString() + ".." + r.to().toPlainString();
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
          if (c < 0x20 || c == 0x7f) {
            out.append(String.format("\\u%04x", (int) c));
          } else {
            out.append(c);
          }
        }
      }
    }
    return out.append('"').toString();
  }

  private static String key(String name) {
    return name.matches("[A-Za-z_][A-Za-z_0-9]*") ? name : quote(name);
  }
}
