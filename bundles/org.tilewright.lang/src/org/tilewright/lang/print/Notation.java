package org.tilewright.lang.print;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.level.Value;
import org.tilewright.engine.level.ValueText;
import org.tilewright.lang.literal.SymbolLiteral;

/** The spelling of names, values, entities and goals in the level language, with keywords escaped where they must be. */
public final class Notation {

  private static final Set<String> KEYWORDS = Set.of("level", "ruleset", "uses", "about", "info", "config", "kind", "extends",
      "abstract", "behaviour", "attribute", "unit", "legend", "map", "at", "place", "goal", "and", "or", "not", "empty", "true",
      "false", "int", "decimal", "text", "boolean", "record", "range", "any", "word", "list", "of");

  /** Keywords that the grammar does not accept as plain words either. */
  private static final Set<String> NEVER_WORDS = Set.of("config", "empty", "true", "false");

  /** Longer values of metadata are spread over several lines. */
  private static final int LONG_VALUE = 100;

  private Notation() {
  }

  /** A name where the grammar wants an identifier. */
  public static String name(String name) {
    return KEYWORDS.contains(name) ? "^" + name : name;
  }

  /** A name where the grammar also accepts most keywords. */
  static String word(String word) {
    return NEVER_WORDS.contains(word) ? "^" + word : word;
  }

  /** A key of metadata or of a record: a word when it can be one, else a string. */
  static String key(String key) {
    return isIdentifier(key) && !NEVER_WORDS.contains(key) ? key : ValueText.quote(key);
  }

  static boolean isIdentifier(String text) {
    return text.matches("[A-Za-z_][A-Za-z_0-9]*");
  }

  /** A value on one line. */
  static String value(Value value) {
    return switch (value) {
      case Value.Num n -> number(n.number());
      case Value.Text t -> ValueText.quote(t.text());
      case Value.Bool b -> Boolean.toString(b.value());
      case Value.Name n -> word(n.name());
      case Value.Range r -> number(r.from()) + ".." + number(r.to());
      case Value.ListOf l -> l.items().stream().map(Notation::value).collect(Collectors.joining(", ", "[", "]"));
      case Value.RecordOf r -> r.fields().entrySet().stream().map(e -> key(e.getKey()) + ": " + value(e.getValue()))
          .collect(Collectors.joining(", ", "{", "}"));
    };
  }

  /** A value that may take several lines, the following ones indented by {@code indent}. */
  static String wrapped(Value value, String indent) {
    String line = value(value);
    if (indent.length() + line.length() <= LONG_VALUE) {
      return line;
    }
    String inner = indent + "  ";
    return switch (value) {
      case Value.ListOf l when !l.items().isEmpty() -> l.items().stream().map(item -> inner + wrapped(item, inner))
          .collect(Collectors.joining(",\n", "[\n", "\n" + indent + "]"));
      case Value.RecordOf r when !r.fields().isEmpty() -> r.fields().entrySet().stream()
          .map(e -> inner + key(e.getKey()) + ": " + wrapped(e.getValue(), inner))
          .collect(Collectors.joining("\n", "{\n", "\n" + indent + "}"));
      default -> line;
    };
  }

  private static String number(BigDecimal number) {
    return number.toPlainString();
  }

  /** Entities on one cell, bottom first. */
  static String stack(List<EntitySpec> stack) {
    return stack.isEmpty() ? "empty" : stack.stream().map(Notation::entity).collect(Collectors.joining(" + "));
  }

  private static String entity(EntitySpec entity) {
    Map<String, Value> values = entity.attributes().values();
    return name(entity.kind()) + (values.isEmpty() ? ""
        : values.entrySet().stream().map(e -> word(e.getKey()) + ": " + value(e.getValue()))
            .collect(Collectors.joining(", ", "(", ")")));
  }

  /** A symbol in quotes. */
  static String symbol(String symbol) {
    return SymbolLiteral.of(symbol.codePointAt(0));
  }

  /** A goal expression with the parentheses that its shape needs. */
  static String goal(Goal goal) {
    return switch (goal) {
      case Goal.And and -> operand(and.left(), false) + " and " + operand(and.right(), and.right() instanceof Goal.And);
      case Goal.Or or -> goal(or.left()) + " or "
          + (or.right() instanceof Goal.Or ? "(" + goal(or.right()) + ")" : goal(or.right()));
      case Goal.Not not -> "not " + operand(not.operand(), not.operand() instanceof Goal.And);
      case Goal.Call call -> name(call.function()) + (call.arguments().isEmpty() ? ""
          : call.arguments().stream().map(Notation::value).collect(Collectors.joining(", ", "(", ")")));
    };
  }

  private static String operand(Goal goal, boolean force) {
    return force || goal instanceof Goal.Or ? "(" + goal(goal) + ")" : goal(goal);
  }
}
