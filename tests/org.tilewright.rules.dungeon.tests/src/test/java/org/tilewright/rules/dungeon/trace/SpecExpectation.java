package org.tilewright.rules.dungeon.trace;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.Optional;
import org.tilewright.engine.grid.Cell;
import org.tilewright.rules.dungeon.report.DungeonReport.BattleInfo;
import org.tilewright.rules.dungeon.report.DungeonReport.EntityInfo;
import org.tilewright.rules.dungeon.report.DungeonReport.RoundInfo;

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
      case "adjacent" -> actual.player().filter(cell -> cell.adjacent(cell(0))).isPresent();
      case "dead" -> actual.player().isEmpty();
      case "has" -> actual.entities()
          .contains(Observation.text(text(0), args.get(1).getAsInt(), args.get(2).getAsInt()));
      case "not" -> !actual.entities()
          .contains(Observation.text(text(0), args.get(1).getAsInt(), args.get(2).getAsInt()));
      case "no" -> args.size() > 1
          ? !actual.entities().contains(Observation.text(text(0), args.get(1).getAsInt(), args.get(2).getAsInt()))
          : !actual.inventory().contains(text(0));
      case "inv" -> actual.inventory().stream().filter(text(0)::equals).count() == args.get(1).getAsInt();
      case "count" -> actual.entities().stream().filter(e -> e.startsWith(text(0) + " ")).count() == args.get(1)
          .getAsInt();
      case "won" -> actual.report().goals().isEmpty();
      case "notwon" -> !actual.report().goals().isEmpty();
      case "goal" -> actual.goals().contains(":" + text(0));
      case "nogoal" -> !actual.goals().contains(":" + text(0));
      case "buildable" -> actual.report().buildables().contains(text(0));
      case "notbuildable" -> !actual.report().buildables().contains(text(0));
      case "battles" -> actual.report().battleCount() == args.get(0).getAsInt();
      case "battle" -> battle(actual);
      case "firstround" -> firstRound(actual);
      case "inter" -> actual.report().entities().stream().filter(EntityInfo::interactable)
          .filter(e -> e.type().equals(text(0))).count() == args.get(1).getAsInt();
      case "exc" -> actual.exception().equals(Optional.of(text(0)));
      default -> throw new IllegalArgumentException("Unknown check " + check);
    };
  }

  private boolean battle(Observation actual) {
    int index = args.get(0).getAsInt();
    if (index >= actual.newBattles().size()) {
      return false;
    }
    BattleInfo battle = actual.newBattles().get(index);
    return battle.enemy().equals(text(1)) && StepComparison.near(args.get(2), battle.playerHealth())
        && StepComparison.near(args.get(3), battle.enemyHealth())
        && (args.size() < 5 || args.get(4).getAsInt() == battle.rounds().size());
  }

  private boolean firstRound(Observation actual) {
    if (actual.report().battles().isEmpty()) {
      return false;
    }
    BattleInfo battle = actual.report().battles().getFirst();
    RoundInfo round = battle.rounds().getFirst();
    return StepComparison.near(args.get(0), round.playerDelta()) && StepComparison.near(args.get(1), round.enemyDelta())
        && StepComparison.strings(args.get(2)).equals(StepComparison.weaponry(battle));
  }

  private String text(int index) {
    return args.get(index).getAsString();
  }

  private Cell cell(int index) {
    return new Cell(args.get(index).getAsInt(), args.get(index + 1).getAsInt());
  }
}
