package org.tilewright.course.trace;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dungeonmania.DungeonManiaController;
import dungeonmania.exceptions.InvalidActionException;
import dungeonmania.response.models.DungeonResponse;
import dungeonmania.response.models.EntityResponse;
import dungeonmania.response.models.ItemResponse;
import dungeonmania.util.Direction;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Plays the calls of a trace on the course's controller. */
final class TraceGame {

  private final String scenario;
  private DungeonManiaController controller = new DungeonManiaController();
  private DungeonResponse last;

  /** @param scenario name of its dungeon and its configuration, and what the names of its saved games begin with */
  TraceGame(String scenario) {
    this.scenario = scenario;
  }

  Observation start(JsonObject trace) {
    last = trace.has("start") ? generate(trace.getAsJsonObject("start").getAsJsonArray("generate"), scenario)
        : controller.newGame(scenario, scenario);
    return new Observation(last, Optional.empty(), 0, List.of());
  }

  private DungeonResponse generate(JsonArray rectangle, String config) {
    return controller.generateDungeon(rectangle.get(0).getAsInt(), rectangle.get(1).getAsInt(), rectangle.get(2)
        .getAsInt(),
        rectangle.get(3).getAsInt(), config);
  }

  Observation call(JsonObject call) {
    int battles = last.getBattles().size();
    Optional<String> exception = Optional.empty();
    List<String> games = new ArrayList<>();
    try {
      if (call.has("allGames")) {
        String prefix = scenario + "-";
        controller.allGames().stream().filter(name -> name.startsWith(prefix))
            .map(name -> name.substring(prefix.length()))
            .sorted().forEach(games::add);
        last = controller.getDungeonResponseModel();
      } else {
        last = perform(call);
      }
    } catch (InvalidActionException e) {
      exception = Optional.of("InvalidActionException");
      last = controller.getDungeonResponseModel();
    } catch (IllegalArgumentException e) {
      exception = Optional.of("IllegalArgumentException");
      last = controller.getDungeonResponseModel();
    }
    return new Observation(last, exception, Math.min(battles, last.getBattles().size()), games);
  }

  private DungeonResponse perform(JsonObject call) throws InvalidActionException {
    Map.Entry<String, JsonElement> first = call.entrySet().iterator().next();
    JsonElement value = first.getValue();
    return switch (first.getKey()) {
      case "move" -> controller.tick(Direction.valueOf(value.getAsString()));
      case "use" -> controller.tick(item(value.getAsString()));
      case "build" -> controller.build(value.getAsString());
      case "interact" -> controller.interact(entity(value.getAsString(), call));
      case "rewind" -> controller.rewind(value.getAsInt());
      case "save" -> controller.saveGame(scenario + "-" + value.getAsString());
      case "load" -> load(scenario + "-" + value.getAsString());
      case "new" -> controller.newGame(own(value.getAsJsonArray().get(0)), own(value.getAsJsonArray().get(1)));
      case "generate" -> generate(value.getAsJsonArray(), own(value.getAsJsonArray().get(4)));
      case "get" -> controller.getDungeonResponseModel();
      default -> throw new IllegalStateException("Unknown call " + call);
    };
  }

  private DungeonResponse load(String name) {
    DungeonManiaController fresh = new DungeonManiaController();
    DungeonResponse loaded = fresh.loadGame(name);
    controller = fresh;
    return loaded;
  }

  private String own(JsonElement name) {
    return name.getAsString().startsWith("$") ? scenario : name.getAsString();
  }

  private String item(String type) {
    return last.getInventory().stream().filter(item -> item.getType().equals(type)).map(ItemResponse::getId).findFirst()
        .orElse("missing-item");
  }

  private String entity(String type, JsonObject call) {
    String player = new Observation(last, Optional.empty(), 0, List.of()).player().orElse("0 0");
    int px = Integer.parseInt(player.substring(0, player.indexOf(' ')));
    int py = Integer.parseInt(player.substring(player.indexOf(' ') + 1));
    Comparator<EntityResponse> nearest = Comparator.<EntityResponse>comparingInt(
        e -> Math.abs(e.getPosition().getX() - px) + Math.abs(e.getPosition().getY() - py))
        .thenComparingInt(e -> e.getPosition().getY()).thenComparingInt(e -> e.getPosition().getX());
    return last.getEntities().stream().filter(entity -> CanonicalTypes.of(entity.getType()).equals(type))
        .filter(entity -> !call.has("at") || Observation.cell(entity).equals(cell(call.getAsJsonArray("at"))))
        .min(call.has("at") ? (a, b) -> 0 : nearest).map(EntityResponse::getId).orElse("missing-entity");
  }

  private static String cell(JsonArray pair) {
    return pair.get(0).getAsInt() + " " + pair.get(1).getAsInt();
  }
}
