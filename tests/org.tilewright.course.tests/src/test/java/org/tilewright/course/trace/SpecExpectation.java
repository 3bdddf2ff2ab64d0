package org.tilewright.course.trace;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dungeonmania.response.models.BattleResponse;
import dungeonmania.response.models.RoundResponse;
import java.util.List;
import java.util.Optional;

/** An assertion of a trace that follows from the specification alone. */
record SpecExpectation(int step, String check, JsonArray args) {

  static SpecExpectation of(JsonObject json) {
    return new SpecExpectation(json.get("step").getAsInt(), json.get("check").getAsString(),
        json.has("args") && json.get("args").isJsonArray() ? json.getAsJsonArray("args") : new JsonArray());
  }

  boolean holds(Observation actual) {
    return switch (check) {
      case "player" -> actual.player().equals(Optional.of(cell(0)));
      case "notplayer" -> !actual.player().equals(Optional.of(cell(0)));
      case "adjacent" -> actual.player().filter(this::isAdjacent).isPresent();
      case "dead" -> actual.player().isEmpty();
      case "has" -> actual.entities().contains(text(0) + " " + args.get(1).getAsInt() + " " + args.get(2).getAsInt());
      case "not" -> !actual.entities().contains(text(0) + " " + args.get(1).getAsInt() + " " + args.get(2).getAsInt());
      case "no" -> args.size() > 1
          ? !actual.entities().contains(text(0) + " " + args.get(1).getAsInt() + " " + args.get(2).getAsInt())
          : !actual.inventory().contains(text(0));
      case "inv" -> actual.inventory().stream().filter(text(0)::equals).count() == args.get(1).getAsInt();
      case "count" -> actual.entities().stream().filter(e -> e.startsWith(text(0) + " ")).count() == args.get(1)
          .getAsInt();
      case "won" -> actual.response().getGoals().isEmpty();
      case "notwon" -> !actual.response().getGoals().isEmpty();
      case "goal" -> actual.goals().contains(":" + text(0));
      case "nogoal" -> !actual.goals().contains(":" + text(0));
      case "buildable" -> actual.response().getBuildables().contains(text(0));
      case "notbuildable" -> !actual.response().getBuildables().contains(text(0));
      case "battles" -> actual.response().getBattles().size() == args.get(0).getAsInt();
      case "battle" -> battle(actual);
      case "firstround" -> firstRound(actual);
      case "inter" -> actual.interactable().stream().filter(e -> e.startsWith(text(0) + " ")).count() == args.get(1)
          .getAsInt();
      case "exc" -> actual.exception().equals(Optional.of(text(0)));
      default -> throw new IllegalArgumentException("Unknown check " + check);
    };
  }

  private boolean battle(Observation actual) {
    int index = args.get(0).getAsInt();
    if (index >= actual.newBattles().size()) {
      return false;
    }
    BattleResponse battle = actual.newBattles().get(index);
    return CanonicalTypes.of(battle.getEnemy()).equals(text(1))
        && StepComparison.near(args.get(2), battle.getInitialPlayerHealth())
        && StepComparison.near(args.get(3), battle.getInitialEnemyHealth())
        && (args.size() < 5 || rounds(args.get(4), battle.getRounds()));
  }

  /** Rounds are given by their number, or each by the numbers that are known of it: changes of the two healths. */
  private static boolean rounds(JsonElement expected, List<RoundResponse> actual) {
    if (expected.isJsonPrimitive()) {
      return expected.getAsInt() == actual.size();
    }
    JsonArray given = expected.getAsJsonArray();
    boolean holds = given.size() == actual.size();
    for (int i = 0; holds && i < actual.size(); i++) {
      JsonArray numbers = given.get(i).getAsJsonArray();
      RoundResponse round = actual.get(i);
      holds = (numbers.size() < 1 || StepComparison.near(numbers.get(0), round.getDeltaCharacterHealth()))
          && (numbers.size() < 2 || StepComparison.near(numbers.get(1), round.getDeltaEnemyHealth()));
    }
    return holds;
  }

  private boolean firstRound(Observation actual) {
    if (actual.response().getBattles().isEmpty()) {
      return false;
    }
    BattleResponse battle = actual.response().getBattles().getFirst();
    RoundResponse round = battle.getRounds().getFirst();
    return StepComparison.near(args.get(0), round.getDeltaCharacterHealth())
        && StepComparison.near(args.get(1), round.getDeltaEnemyHealth())
        && StepComparison.strings(args.get(2)).equals(StepComparison.weaponry(battle));
  }

  private boolean isAdjacent(String cell) {
    int space = cell.indexOf(' ');
    return Math.abs(Integer.parseInt(cell.substring(0, space)) - args.get(0).getAsInt())
        + Math.abs(Integer.parseInt(cell.substring(space + 1)) - args.get(1).getAsInt()) == 1;
  }

  private String text(int index) {
    return args.get(index).getAsString();
  }

  private String cell(int index) {
    return args.get(index).getAsInt() + " " + args.get(index + 1).getAsInt();
  }
}
