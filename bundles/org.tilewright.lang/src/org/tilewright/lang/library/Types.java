package org.tilewright.lang.library;

import java.math.BigDecimal;
import java.util.Optional;
import org.tilewright.model.level.Type;
import org.tilewright.model.level.TypeKind;

/** Types in the words of the language. */
public final class Types {

  private Types() {
  }

  /** The type as a library writes it, such as {@code int(1..)} or {@code list of text}. */
  public static String describe(Type type) {
    if (type == null) {
      return "any";
    }
    String name = type.getKind().getLiteral();
    return switch (type.getKind()) {
      case WORD -> name + "(" + String.join(", ", type.getWords()) + ")";
      case LIST -> type.getElement() == null ? name : name + " of " + describe(type.getElement());
      default -> name + range(type).map(range -> "(" + range + ")").orElse("");
    };
  }

  /** The limits of a number type, such as {@code 1..10}, {@code 0..} or {@code ..5}; empty when there is none. */
  public static Optional<String> range(Type type) {
    return type.getMin() == null && type.getMax() == null ? Optional.empty()
        : Optional.of(plain(type.getMin()) + ".." + plain(type.getMax()));
  }

  private static String plain(BigDecimal number) {
    return number == null ? "" : number.toPlainString();
  }

  /** Whether every value of {@code from} can be used where {@code to} is wanted, limits and words aside. */
  public static boolean accepts(Type to, Type from) {
    return to == null || from == null || to.getKind() == TypeKind.ANY || to.getKind() == from.getKind()
        || to.getKind() == TypeKind.DECIMAL && from.getKind() == TypeKind.INT;
  }
}
