package org.tilewright.engine.level;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.tilewright.engine.text.LineScanner;
import org.tilewright.engine.text.TextFormatException;

/**
 * Writes and reads goals in the notation of the level language. Chains such as {@code a and b and c} may be of any length;
 * only nesting is limited.
 */
final class GoalText {

  /** Depth of parentheses and negations up to which a goal can be read. */
  static final int MAX_DEPTH = 500;

  private static final Set<String> OPERATORS = Set.of("and", "or", "not");

  private GoalText() {
  }

  static String format(Goal goal) {
    StringBuilder out = new StringBuilder();
    append(goal, out);
    return out.toString();
  }

  private static void append(Goal goal, StringBuilder out) {
    switch (goal) {
      case Goal.Call call -> appendCall(call, out);
      case Goal.Not not -> {
        out.append("not ");
        appendOperand(not.operand(), !(not.operand() instanceof Goal.Call || not.operand() instanceof Goal.Not), out);
      }
      case Goal.And and -> {
        // the left spine in a loop, so that a long chain needs no deep stack
        Iterator<Goal> parts = leftSpine(and).iterator();
        Goal first = parts.next();
        appendOperand(first, first instanceof Goal.Or, out);
        while (parts.hasNext()) {
          Goal part = parts.next();
          out.append(" and ");
          appendOperand(part, part instanceof Goal.Or || part instanceof Goal.And, out);
        }
      }
      case Goal.Or or -> {
        Iterator<Goal> parts = leftSpine(or).iterator();
        append(parts.next(), out);
        while (parts.hasNext()) {
          Goal part = parts.next();
          out.append(" or ");
          appendOperand(part, part instanceof Goal.Or, out);
        }
      }
    }
  }

  private static void appendOperand(Goal goal, boolean parentheses, StringBuilder out) {
    if (parentheses) {
      out.append('(');
    }
    append(goal, out);
    if (parentheses) {
      out.append(')');
    }
  }

  private static void appendCall(Goal.Call call, StringBuilder out) {
    boolean bare = LineScanner.isBareName(call.function()) && !OPERATORS.contains(call.function());
    out.append(bare ? call.function() : ValueText.quote(call.function()));
    if (!call.arguments().isEmpty()) {
      out.append(call.arguments().stream().map(ValueText::format).collect(Collectors.joining(", ", "(", ")")));
    }
  }

  private static List<Goal> leftSpine(Goal chain) {
    List<Goal> parts = new ArrayList<>();
    Goal rest = chain;
    while (rest.getClass() == chain.getClass()) {
      if (rest instanceof Goal.And and) {
        parts.add(and.right());
        rest = and.left();
      } else if (rest instanceof Goal.Or or) {
        parts.add(or.right());
        rest = or.left();
      }
    }
    parts.add(rest);
    return parts.reversed();
  }

  /** Reads a goal and stops after it. */
  static Goal read(LineScanner in) throws TextFormatException {
    return readOr(in, 0);
  }

  private static Goal readOr(LineScanner in, int depth) throws TextFormatException {
    Goal goal = readAnd(in, depth);
    while (in.accept("or")) {
      goal = new Goal.Or(goal, readAnd(in, depth));
    }
    return goal;
  }

  private static Goal readAnd(LineScanner in, int depth) throws TextFormatException {
    Goal goal = readOperand(in, depth);
    while (in.accept("and")) {
      goal = new Goal.And(goal, readOperand(in, depth));
    }
    return goal;
  }

  private static Goal readOperand(LineScanner in, int depth) throws TextFormatException {
    if (depth > MAX_DEPTH) {
      throw in.error("The goal is nested more than " + MAX_DEPTH + " levels deep.");
    }
    if (in.accept("not")) {
      return new Goal.Not(readOperand(in, depth + 1));
    }
    if (in.accept("(")) {
      Goal goal = readOr(in, depth + 1);
      in.expect(")");
      return goal;
    }
    for (String operator : List.of("and", "or")) {
      if (in.accept(operator)) {
        throw in.error("There is nothing for '" + operator + "' to connect.");
      }
    }
    String function = in.name("a goal function, 'not' or '('");
    List<Value> arguments = new ArrayList<>();
    if (in.accept("(") && !in.accept(")")) {
      do {
        arguments.add(ValueReader.read(in));
      } while (in.accept(","));
      in.expect(")");
    }
    return new Goal.Call(function, arguments);
  }
}
