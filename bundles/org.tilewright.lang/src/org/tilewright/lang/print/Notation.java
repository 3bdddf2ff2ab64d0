package org.tilewright.lang.print;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.level.Value;
import org.tilewright.engine.level.ValueText;
import org.tilewright.lang.literal.SymbolLiteral;
import org.tilewright.lang.parser.antlr.internal.InternalLevelParser;

/**
 * The spelling of names, values, entities and goals in the level language, with keywords escaped where they must be: what is written
 * here is read as the same again. Whoever writes a part of a level, writes it with this.
 */
public final class Notation {

  /** The words of the grammar, as its parser names its tokens: in single quotes. */
  private static final Set<String> KEYWORDS = Stream.of(InternalLevelParser.tokenNames)
      .filter(token -> token.matches("'[a-z]+'")).map(token -> token.substring(1, token.length() - 1))
      .collect(Collectors.toUnmodifiableSet());

  /** Keywords that the grammar does not accept as plain words either. */
  static final Set<String> NEVER_WORDS = Set.of("config", "empty", "true", "false");

  /** Longer values of metadata are spread over several lines. */
  private static final int LONG_VALUE = 100;

  /** Longer numbers are not read. */
  private static final int MAX_LENGTH = 1_000;

  private Notation() {
  }

  /**
   * A name where the grammar wants an identifier.
   *
   * @throws IllegalArgumentException when it is none
   */
  public static String name(String name) {
    return KEYWORDS.contains(name) ? "^" + name : identifier(name);
  }

  /**
   * A name where the grammar also accepts most keywords, as for attributes and words.
   *
   * @throws IllegalArgumentException when it is no identifier
   */
  public static String word(String word) {
    return NEVER_WORDS.contains(word) ? "^" + word : identifier(word);
  }

  private static String identifier(String name) {
    if (!isIdentifier(name)) {
      throw new IllegalArgumentException("'" + name + "' is no identifier of the level language");
    }
    return name;
  }

  /** A key of metadata or of a record: a word when it can be one, else a string. */
  static String key(String key) {
    return isIdentifier(key) && !NEVER_WORDS.contains(key) ? key : ValueText.quote(key);
  }

  /** Whether a text can be a name; some need a caret in front, see {@link #name}. */
  public static boolean isIdentifier(String text) {
    return text.matches("[A-Za-z_][A-Za-z_0-9]*");
  }

  /**
   * A value on one line. A bare word that the language has no way to write, as of other files, becomes a text: rules do not tell the two
   * apart.
   *
   * @throws IllegalArgumentException for a number of more than a thousand digits
   */
  public static String value(Value value) {
    return switch (value) {
      case Value.Num n -> number(n.number());
      case Value.Text t -> ValueText.quote(t.text());
      case Value.Bool b -> Boolean.toString(b.value());
      case Value.Name n -> isIdentifier(n.name()) ? word(n.name()) : ValueText.quote(n.name());
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
    long zeros = Math.abs((long) number.scale());
    String plain = zeros + number.precision() > 2L * MAX_LENGTH ? "" : number.toPlainString();
    if (plain.isEmpty() || plain.length() > MAX_LENGTH) {
      throw new IllegalArgumentException("A number of more than " + MAX_LENGTH + " digits cannot be written");
    }
    return plain;
  }

  /** Entities on one cell, bottom first. */
  public static String stack(List<EntitySpec> stack) {
    return stack.isEmpty() ? "empty" : stack.stream().map(Notation::entity).collect(Collectors.joining(" + "));
  }

  private static String entity(EntitySpec entity) {
    Map<String, Value> values = entity.attributes().values();
    return name(entity.kind()) + (values.isEmpty() ? ""
        : values.entrySet().stream().map(e -> word(e.getKey()) + ": " + value(e.getValue()))
            .collect(Collectors.joining(", ", "(", ")")));
  }

  /** A legend entry for a symbol, which is a code point. */
  public static String legendEntry(int symbol, List<EntitySpec> stack) {
    return SymbolLiteral.of(symbol) + " = " + stack(stack);
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
