package org.tilewright.course.trace;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dungeonmania.response.models.BattleResponse;
import dungeonmania.response.models.RoundResponse;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.StreamSupport;

/** Compares what the rules do with one step of a trace: every observable that the step gives. */
final class StepComparison {

  private static final double TOLERANCE = 0.001 + 1e-9;
  private static final int ROUNDS_GIVEN = 40;

  private static final Set<String> NO_OBSERVABLES = Set.of("k", "agreement", "open");

  private final Set<String> masked = new HashSet<>();
  private final List<String> before;

  /** @param scenario the trace; @param start the step 0 as the rules give it */
  StepComparison(JsonObject scenario, Observation start) {
    if (scenario.has("mask")) {
      scenario.getAsJsonArray("mask").forEach(type -> masked.add(type.getAsString()));
    }
    JsonObject first = scenario.getAsJsonArray("steps").get(0).getAsJsonObject();
    before = first.has("entities") && first.get("entities").isJsonArray() ? triples(first.getAsJsonArray("entities"))
        : Observation.unmasked(start.entities(), masked);
  }

  /** The differences as {@code observable: expected …, was …}; none when the step agrees. */
  List<String> differences(JsonObject step, Observation actual) {
    List<String> differences = new ArrayList<>();
    for (var observable : step.entrySet()) {
      difference(observable.getKey(), observable.getValue(), actual)
          .ifPresent(text -> differences.add(observable.getKey() + ": " + text));
    }
    return differences;
  }

  /** Whether a key of a step is something that is compared. */
  static boolean isObservable(String key) {
    return !NO_OBSERVABLES.contains(key);
  }

  private Optional<String> difference(String name, JsonElement expected, Observation actual) {
    return switch (name) {
      case "player" -> compare(expected.isJsonNull() ? Optional.empty() : Optional.of(cell(expected.getAsJsonArray())),
          actual.player());
      case "entities" -> compare(entities(expected), Observation.unmasked(actual.entities(), masked));
      case "inventory" -> compare(strings(expected), actual.inventory());
      case "interactable" -> compare(triples(expected.getAsJsonArray()),
          Observation.unmasked(actual.interactable(), masked));
      case "buildables" -> compare(strings(expected), actual.response().getBuildables().stream().sorted().toList());
      case "goals" -> compare(expected.isJsonPrimitive() ? List.of() : strings(expected), actual.goals());
      case "battles_n" -> compare(expected.getAsInt(), actual.response().getBattles().size());
      case "battle_enemies" -> compare(strings(expected), actual.newBattles().stream()
          .map(battle -> CanonicalTypes.of(battle.getEnemy())).toList());
      case "battles" -> battles(expected.getAsJsonArray(), actual.newBattles());
      case "weaponry" -> compare(StreamSupport.stream(expected.getAsJsonArray().spliterator(), false)
          .map(StepComparison::strings).toList(), actual.newBattles().stream().map(StepComparison::weaponry).toList());
      case "exception" -> compare(expected.isJsonNull() ? Optional.empty() : Optional.of(expected.getAsString()),
          actual.exception());
      case "all_games" -> compare(strings(expected), actual.games());
      case "generated" -> compare(expected, new GeneratedMaze(actual.response()).observed());
      default -> Optional.empty();
    };
  }

  private static Optional<String> compare(Object expected, Object actual) {
    if (expected.equals(actual)) {
      return Optional.empty();
    }
    if (expected instanceof List<?> e && actual instanceof List<?> a && e.size() + a.size() > 8) {
      List<Object> missing = new ArrayList<>(e);
      a.forEach(missing::remove);
      List<Object> extra = new ArrayList<>(a);
      e.forEach(extra::remove);
      return Optional.of("missing " + missing + ", unexpected " + extra);
    }
    return Optional.of("expected " + expected + ", was " + actual);
  }

  private List<String> entities(JsonElement expected) {
    if (expected.isJsonArray()) {
      return triples(expected.getAsJsonArray());
    }
    List<String> entities = new ArrayList<>(before);
    triples(expected.getAsJsonObject().getAsJsonArray("-")).forEach(entities::remove);
    entities.addAll(triples(expected.getAsJsonObject().getAsJsonArray("+")));
    Collections.sort(entities);
    return entities;
  }

  private static Optional<String> battles(JsonArray expected, List<BattleResponse> actual) {
    boolean same = expected.size() == actual.size();
    for (int i = 0; same && i < actual.size(); i++) {
      same = same(expected.get(i).getAsJsonArray(), actual.get(i));
    }
    return same ? Optional.empty() : Optional.of("expected " + expected + ", was " + actual);
  }

  private static boolean same(JsonArray expected, BattleResponse actual) {
    List<RoundResponse> rounds = actual.getRounds();
    if (rounds.size() > ROUNDS_GIVEN) {
      rounds = new ArrayList<>(rounds.subList(0, ROUNDS_GIVEN));
      rounds.add(actual.getRounds().getLast());
    }
    JsonArray given = expected.get(2).getAsJsonArray();
    boolean same = near(expected.get(0), actual.getInitialPlayerHealth())
        && near(expected.get(1), actual.getInitialEnemyHealth())
        && expected.get(3).getAsInt() == actual.getRounds().size() && given.size() == rounds.size();
    for (int i = 0; same && i < rounds.size(); i++) {
      JsonArray round = given.get(i).getAsJsonArray();
      same = near(round.get(0), rounds.get(i).getDeltaCharacterHealth())
          && near(round.get(1), rounds.get(i).getDeltaEnemyHealth());
    }
    return same;
  }

  static boolean near(JsonElement expected, double actual) {
    return Math.abs(expected.getAsDouble() - actual) <= TOLERANCE;
  }

  static List<String> weaponry(BattleResponse battle) {
    return battle.getRounds().isEmpty() ? List.of()
        : battle.getRounds().getFirst().getWeaponryUsed().stream().map(item -> CanonicalTypes.of(item.getType()))
            .sorted().toList();
  }

  static List<String> strings(JsonElement array) {
    return StreamSupport.stream(array.getAsJsonArray().spliterator(), false).map(JsonElement::getAsString).sorted()
        .toList();
  }

  private List<String> triples(JsonArray array) {
    List<String> texts = new ArrayList<>();
    for (JsonElement element : array) {
      JsonArray triple = element.getAsJsonArray();
      texts.add(triple.get(0).getAsString() + " " + triple.get(1).getAsInt() + " " + triple.get(2).getAsInt());
    }
    texts.sort(null);
    return Observation.unmasked(texts, masked);
  }

  private static String cell(JsonArray pair) {
    return pair.get(0).getAsInt() + " " + pair.get(1).getAsInt();
  }

  /** Numbers of steps and of steps that differ, by feature. */
  static final class Tally {
    private final TreeMap<String, int[]> features = new TreeMap<>();

    void count(String feature, boolean agrees) {
      int[] numbers = features.computeIfAbsent(feature, key -> new int[2]);
      numbers[0]++;
      numbers[1] += agrees ? 0 : 1;
    }

    TreeMap<String, int[]> features() {
      return features;
    }
  }
}
