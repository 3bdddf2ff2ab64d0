package org.tilewright.formats.course;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import org.tilewright.engine.level.Goal;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.FormatProblem;
import org.tilewright.formats.Vocabulary;
import org.tilewright.formats.json.JsonValue;
import org.tilewright.formats.json.JsonValue.JsonArray;
import org.tilewright.formats.json.JsonValue.JsonObject;
import org.tilewright.formats.json.JsonValue.JsonString;

/** Goal conditions of dungeon files (section 4.2) as goal expressions and back. */
final class GoalTree {

  private static final String GOAL = "goal";
  private static final String SUBGOALS = "subgoals";

  /** Conditions nested deeper are not read: the language refuses such goals. */
  private static final int MAX_DEPTH = 80;

  /** Goals of more conditions than this are refused by the language, too. */
  private static final int MAX_PARTS = 500;

  private final Vocabulary vocabulary;

  GoalTree(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
  }

  /**
   * A part of a goal condition that the game is not asked for.
   *
   * @param json the part
   * @param why  what is the matter with it, as the predicate of a sentence about it
   */
  record LeftOut(JsonValue json, String why) {

    private static LeftOut unknown(JsonValue json) {
      return new LeftOut(json, "means nothing to the game");
    }
  }

  /**
   * What a goal condition means. Parts that mean nothing, or that are more or deeper than the language reads, are left out
   * and handed to {@code others}; a compound of which one part remains is that part.
   */
  Optional<Goal> read(JsonValue json, Consumer<LeftOut> others) {
    if (parts(json, 0) > MAX_PARTS) {
      others.accept(new LeftOut(json, "has more than " + MAX_PARTS + " conditions, which is more than a level can have"));
      return Optional.empty();
    }
    return read(json, 0, others);
  }

  /** Number of conditions in a tree, as deep as it is read. */
  private static long parts(JsonValue json, int depth) {
    return depth <= MAX_DEPTH && json instanceof JsonObject node && node.fields().get(SUBGOALS) instanceof JsonArray subgoals
        ? subgoals.items().stream().mapToLong(part -> parts(part, depth + 1)).sum() : 1;
  }

  private Optional<Goal> read(JsonValue json, int depth, Consumer<LeftOut> others) {
    return switch (json) {
      case JsonString name -> call(name, name.text(), others);
      case JsonObject node when depth > MAX_DEPTH -> {
        others.accept(new LeftOut(node, "lies more than " + MAX_DEPTH + " conditions deep, which is deeper than a level can have it"));
        yield Optional.empty();
      }
      case JsonObject node when node.fields().get(GOAL) instanceof JsonString name -> node(node, name, depth, others);
      default -> {
        others.accept(LeftOut.unknown(json));
        yield Optional.empty();
      }
    };
  }

  private Optional<Goal> node(JsonObject node, JsonString name, int depth, Consumer<LeftOut> others) {
    BinaryOperator<Goal> combine = switch (name.text().toLowerCase(Locale.ROOT)) {
      case "and" -> Goal.And::new;
      case "or" -> Goal.Or::new;
      default -> null;
    };
    if (combine == null) {
      return call(name, name.text(), others);
    }
    if (node.fields().get(SUBGOALS) instanceof JsonArray subgoals && !subgoals.items().isEmpty()) {
      return subgoals.items().stream().flatMap(part -> read(part, depth + 1, others).stream()).reduce(combine);
    }
    others.accept(LeftOut.unknown(node));
    return Optional.empty();
  }

  private Optional<Goal> call(JsonValue json, String name, Consumer<LeftOut> others) {
    String function = name.toLowerCase(Locale.ROOT);
    if (vocabulary.hasGoal(function)) {
      return Optional.of(new Goal.Call(function, List.of()));
    }
    others.accept(LeftOut.unknown(json));
    return Optional.empty();
  }

  /** A goal expression as a goal condition; arguments have no place in it. */
  JsonValue write(Goal goal, String file) throws FormatException {
    return switch (goal) {
      case Goal.Call call -> new JsonObject(Map.of(GOAL, new JsonString(call.function())));
      case Goal.And and -> compound("AND", and.left(), and.right(), file);
      case Goal.Or or -> compound("OR", or.left(), or.right(), file);
      case Goal.Not not -> throw new FormatException(file, FormatProblem.error("course.notGoal",
          "A dungeon file cannot say 'not' in its goal; state the goal without it.", 0, 0));
    };
  }

  private JsonValue compound(String name, Goal left, Goal right, String file) throws FormatException {
    Map<String, JsonValue> fields = new LinkedHashMap<>();
    fields.put(GOAL, new JsonString(name));
    fields.put(SUBGOALS, new JsonArray(List.of(write(left, file), write(right, file))));
    return new JsonObject(fields);
  }
}
