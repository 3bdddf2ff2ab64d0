package org.tilewright.lang.validation;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.tilewright.lang.library.Types;
import org.tilewright.model.level.BoolValue;
import org.tilewright.model.level.ConfigValue;
import org.tilewright.model.level.ListValue;
import org.tilewright.model.level.NameValue;
import org.tilewright.model.level.NumberValue;
import org.tilewright.model.level.RangeValue;
import org.tilewright.model.level.RecordValue;
import org.tilewright.model.level.TextValue;
import org.tilewright.model.level.Type;
import org.tilewright.model.level.TypeKind;
import org.tilewright.model.level.Value;

/** Whether a value fits a type. */
final class TypeCheck {

  private static final BigDecimal MIN_INT = BigDecimal.valueOf(Integer.MIN_VALUE);
  private static final BigDecimal MAX_INT = BigDecimal.valueOf(Integer.MAX_VALUE);

  /**
   * Why a value does not fit.
   *
   * @param value   the part of the value that does not
   * @param message continues a sentence that names the attribute or parameter
   * @param data    for quick fixes
   */
  record Misfit(Value value, String code, String message, List<String> data) {
    private Misfit(Value value, String code, String message) {
      this(value, code, message, List.of());
    }
  }

  private TypeCheck() {
  }

  static Optional<Misfit> misfit(Value value, Type type) {
    if (value == null || type == null || type.getKind() == TypeKind.ANY || isBeingWritten(type)) {
      return Optional.empty();
    }
    if (value instanceof ConfigValue config) {
      return config.getKey() == null || config.getKey().eIsProxy() || Types.accepts(type, config.getKey().getType())
          ? Optional.empty()
          : Optional.of(wrongType(value, type));
    }
    return switch (type.getKind()) {
      case INT, DECIMAL -> value instanceof NumberValue number ? number(number, type) : Optional.of(wrongType(value, type));
      case TEXT -> value instanceof TextValue ? Optional.empty() : Optional.of(wrongType(value, type));
      case BOOLEAN -> value instanceof BoolValue ? Optional.empty() : Optional.of(wrongType(value, type));
      case WORD -> word(value, type);
      case LIST -> value instanceof ListValue list
          ? list.getItems().stream().flatMap(item -> misfit(item, type.getElement()).stream()).findFirst()
          : Optional.of(wrongType(value, type));
      case RECORD -> value instanceof RecordValue ? Optional.empty() : Optional.of(wrongType(value, type));
      case RANGE -> value instanceof RangeValue range ? range(range, type) : Optional.of(wrongType(value, type));
      case ANY -> Optional.empty();
    };
  }

  /** A word type without words is one that is not written yet: the parser says so, and no value of it is wrong. */
  private static boolean isBeingWritten(Type type) {
    return type.getKind() == TypeKind.WORD && type.getWords().isEmpty();
  }

  private static Misfit wrongType(Value value, Type type) {
    String hint = switch (type.getKind()) {
      case TEXT -> value instanceof NameValue ? "; put it in double quotes" : "";
      case WORD -> value instanceof TextValue ? "; write the word without quotes" : "";
      case BOOLEAN -> "; write true or false";
      case LIST -> "; write [a, b]";
      case RECORD -> "; write { name: value }";
      case RANGE -> "; write 1..3";
      default -> "";
    };
    return new Misfit(value, IssueCodes.WRONG_TYPE, "must be of type " + Types.describe(type) + hint);
  }

  private static Optional<Misfit> number(NumberValue number, Type type) {
    BigDecimal n = number.getValue();
    if (n == null) {
      return Optional.empty();
    }
    if (type.getKind() == TypeKind.INT) {
      if (n.signum() != 0 && n.stripTrailingZeros().scale() > 0) {
        return Optional.of(new Misfit(number, IssueCodes.WRONG_TYPE, "must be a whole number"));
      }
      if (n.compareTo(MIN_INT) < 0 || n.compareTo(MAX_INT) > 0) {
        return Optional.of(new Misfit(number, IssueCodes.OUT_OF_RANGE, "is too large a number"));
      }
    }
    boolean tooSmall = type.getMin() != null && n.compareTo(type.getMin()) < 0;
    boolean tooLarge = type.getMax() != null && n.compareTo(type.getMax()) > 0;
    return tooSmall || tooLarge
        ? Optional.of(new Misfit(number, IssueCodes.OUT_OF_RANGE, "must be " + limits(type), List.of(
            (tooSmall ? type.getMin() : type.getMax()).toPlainString())))
        : Optional.empty();
  }

  private static String limits(Type type) {
    if (type.getMax() == null) {
      return "at least " + type.getMin().toPlainString();
    }
    return type.getMin() == null ? "at most " + type.getMax().toPlainString()
        : "from " + type.getMin().toPlainString() + " to " + type.getMax().toPlainString();
  }

  private static Optional<Misfit> word(Value value, Type type) {
    if (!(value instanceof NameValue name)) {
      return Optional.of(wrongType(value, type));
    }
    if (name.getName() == null || type.getWords().contains(name.getName())) {
      return Optional.empty();
    }
    List<String> similar = Similar.to(name.getName(), type.getWords());
    return Optional.of(new Misfit(value, IssueCodes.UNKNOWN_WORD, "must be " + Similar.sentence(type.getWords()) + ", not '"
        + name.getName() + "'", similar.isEmpty() ? List.copyOf(type.getWords()) : similar));
  }

  private static Optional<Misfit> range(RangeValue range, Type type) {
    BigDecimal from = range.getFrom() == null ? null : range.getFrom().getValue();
    BigDecimal to = range.getTo() == null ? null : range.getTo().getValue();
    if (from == null || to == null) {
      return Optional.empty();
    }
    if (from.compareTo(to) > 0) {
      return Optional.of(new Misfit(range, IssueCodes.OUT_OF_RANGE, "must have its smaller number first",
          List.of(to.toPlainString() + ".." + from.toPlainString())));
    }
    return number(range.getFrom(), type).or(() -> number(range.getTo(), type));
  }
}
