package org.tilewright.formats.course;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import org.tilewright.engine.level.Value;
import org.tilewright.formats.json.JsonValue;
import org.tilewright.formats.json.JsonValue.JsonBoolean;
import org.tilewright.formats.json.JsonValue.JsonNumber;
import org.tilewright.formats.json.JsonValue.JsonString;
import org.tilewright.model.level.Type;

/** Foreign values read as values of a declared type, generously: {@code "AND"} is the word {@code and}, {@code "3"} a number. */
final class TypedValues {

  private TypedValues() {
  }

  /**
   * The value of the declared type that the foreign one means; empty when it means none. Whether it is written back the
   * same way is told by {@link ForeignValues#decode}.
   */
  static Optional<Value> read(Type type, JsonValue json) {
    return switch (type.getKind()) {
      case INT -> number(json).filter(n -> n.signum() == 0 || n.stripTrailingZeros().scale() <= 0)
          .map(n -> n.setScale(0)).filter(n -> inRange(type, n)).map(Value::of);
      case DECIMAL -> number(json).filter(n -> inRange(type, n)).map(Value::of);
      case TEXT -> text(json);
      case BOOLEAN -> json instanceof JsonBoolean b ? Optional.of(Value.of(b.value())) : Optional.empty();
      case WORD -> json instanceof JsonString s ? word(type, s.text()) : Optional.empty();
      case ANY -> switch (json) {
        case JsonString s -> text(s);
        case JsonNumber n -> number(n).map(Value::of);
        case JsonBoolean b -> Optional.of(Value.of(b.value()));
        default -> Optional.empty();
      };
      case LIST, RECORD, RANGE -> Optional.empty();
    };
  }

  private static Optional<BigDecimal> number(JsonValue json) {
    return switch (json) {
      case JsonNumber n -> n.decimal();
      case JsonString s when s.text().matches("-?[0-9]{1,18}") -> Optional.of(new BigDecimal(s.text()));
      default -> Optional.empty();
    };
  }

  private static Optional<Value> text(JsonValue json) {
    return switch (json) {
      case JsonString s when ForeignValues.encode(s) instanceof Value.Text t -> Optional.of(t);
      case JsonNumber n -> Optional.of(Value.of(n.text()));
      default -> Optional.empty();
    };
  }

  private static Optional<Value> word(Type type, String text) {
    String wanted = text.toLowerCase(Locale.ROOT).replace('-', '_');
    return type.getWords().contains(wanted) ? Optional.of(new Value.Name(wanted)) : Optional.empty();
  }

  private static boolean inRange(Type type, BigDecimal number) {
    boolean fitsInt = number.abs().compareTo(BigDecimal.valueOf(Integer.MAX_VALUE)) <= 0;
    return fitsInt && (type.getMin() == null || number.compareTo(type.getMin()) >= 0)
        && (type.getMax() == null || number.compareTo(type.getMax()) <= 0);
  }
}
