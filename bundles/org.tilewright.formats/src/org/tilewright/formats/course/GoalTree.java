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

  /** Conditions nested deeper mean nothing: the language refuses such goals. */
  private static final int MAX_DEPTH = 80;

  /** Goals of more conditions than this are refused by the language, too. */
  private static final int MAX_PARTS = 500;

  private final Vocabulary vocabulary;

  GoalTree(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
  }

  /**
   * What a goal condition means. Parts that mean nothing are left out and handed to {@code unknown}; a compound of which
   * one part remains is that part.
   */
  Optional<Goal> read(JsonValue json, Consumer<JsonValue> unknown) {
    if (parts(json, 0) > MAX_PARTS) {
      unknown.accept(json);
      return Optional.empty();
    }
    return read(json, 0, unknown);
  }

  /** Number of conditions in a tree, as deep as it is read. */
  private static long parts(JsonValue json, int depth) {
    return depth <= MAX_DEPTH && json instanceof JsonObject node && node.fields().get(SUBGOALS) instanceof JsonArray subgoals
        ? subgoals.items().stream().mapToLong(part -> parts(part, depth + 1)).sum() : 1;
  }

  private Optional<Goal> read(JsonValue json, int depth, Consumer<JsonValue> unknown) {
    return switch (json) {
      case JsonString name -> call(name, name.text(), unknown);
      case JsonObject node when node.fields().get(GOAL) instanceof JsonString name && depth <= MAX_DEPTH ->
        node(node, name, depth, unknown);
      default -> {
        unknown.accept(json);
        yield Optional.empty();
      }
    };
  }

  private Optional<Goal> node(JsonObject node, JsonString name, int depth, Consumer<JsonValue> unknown) {
    BinaryOperator<Goal> combine = switch (name.text().toLowerCase(Locale.ROOT)) {
      case "and" -> Goal.And::new;
      case "or" -> Goal.Or::new;
      default -> null;
    };
    if (combine == null) {
      return call(name, name.text(), unknown);
    }
    if (node.fields().get(SUBGOALS) instanceof JsonArray subgoals && !subgoals.items().isEmpty()) {
      return subgoals.items().stream().flatMap(part -> read(part, depth + 1, unknown).stream()).reduce(combine);
    }
    unknown.accept(node);
    return Optional.empty();
  }

  private Optional<Goal> call(JsonValue json, String name, Consumer<JsonValue> unknown) {
    String function = name.toLowerCase(Locale.ROOT);
    if (vocabulary.hasGoal(function)) {
      return Optional.of(new Goal.Call(function, List.of()));
    }
    unknown.accept(json);
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
