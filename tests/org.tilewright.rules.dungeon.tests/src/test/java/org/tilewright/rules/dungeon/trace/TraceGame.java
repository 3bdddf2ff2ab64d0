package org.tilewright.rules.dungeon.trace;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.Comparator;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.tilewright.engine.GameState;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.rules.dungeon.DungeonRuleset;
import org.tilewright.rules.dungeon.command.DungeonCommand;
import org.tilewright.rules.dungeon.command.RefusedCommandException;
import org.tilewright.rules.dungeon.report.DungeonReport;
import org.tilewright.rules.dungeon.report.DungeonReport.EntityInfo;
import org.tilewright.rules.dungeon.report.DungeonReport.ItemInfo;

/** Plays the calls of a trace on the rules; saved games are kept states. */
final class TraceGame {

  static final String ARGUMENT = "IllegalArgumentException";
  static final String ACTION = "InvalidActionException";

  private static final String MISSING_ITEM = "missing-item";
  private static final int MISSING_ENTITY = Integer.MAX_VALUE;

  private final DungeonRuleset rules;
  private final LevelDefinition level;
  private final Map<String, GameState> saved = new TreeMap<>();
  private GameState state;

  TraceGame(DungeonRuleset rules, LevelDefinition level) {
    this.rules = rules;
    this.level = level;
    this.state = rules.start(level, 1);
  }

  DungeonReport report() {
    return DungeonReport.of(state);
  }

  Iterable<String> allGames() {
    return saved.keySet();
  }

  /** Name of the exception that a call leads to, if it does. */
  Optional<String> call(JsonObject call) {
    Map.Entry<String, JsonElement> first = call.entrySet().iterator().next();
    String argument = first.getValue().isJsonPrimitive() ? first.getValue().getAsString() : "";
    return switch (first.getKey()) {
      case "move" -> play(new DungeonCommand.Move(Direction.valueOf(argument.toUpperCase(Locale.ROOT))));
      case "use" -> play(new DungeonCommand.Use(item(argument)));
      case "build" -> play(new DungeonCommand.Build(argument));
      case "interact" -> play(new DungeonCommand.Interact(entity(argument, call)));
      case "rewind" -> play(new DungeonCommand.Rewind(first.getValue().getAsInt()));
      case "save" -> {
        saved.put(argument, state);
        yield Optional.empty();
      }
      case "load" -> load(argument);
      case "new" -> restart(first.getValue().getAsJsonArray());
      case "get", "allGames" -> Optional.empty();
      default -> throw new IllegalArgumentException("Unknown call " + call);
    };
  }

  private Optional<String> play(DungeonCommand command) {
    try {
      state = rules.applyLeniently(state, command).next();
      return Optional.empty();
    } catch (RefusedCommandException e) {
      return Optional.of(e.reason() == RefusedCommandException.Reason.INVALID_ARGUMENT ? ARGUMENT : ACTION);
    }
  }

  private Optional<String> load(String name) {
    if (!saved.containsKey(name)) {
      return Optional.of(ARGUMENT);
    }
    state = saved.get(name);
    return Optional.empty();
  }

  private Optional<String> restart(JsonArray names) {
    if (!names.get(0).getAsString().equals("$dungeon") || !names.get(1).getAsString().equals("$config")) {
      return Optional.of(ARGUMENT);
    }
    state = rules.start(level, 1);
    return Optional.empty();
  }

  private String item(String type) {
    return report().inventory().stream().filter(item -> item.type().equals(type)).map(ItemInfo::id)
        .map(String::valueOf).findFirst().orElse(MISSING_ITEM);
  }

  private int entity(String type, JsonObject call) {
    Cell player = report().player().map(EntityInfo::cell).orElse(new Cell(0, 0));
    Comparator<EntityInfo> nearest = Comparator.<EntityInfo>comparingInt(e -> e.cell().manhattan(player))
        .thenComparing(EntityInfo::cell);
    return report().entities().stream().filter(entity -> entity.type().equals(type))
        .filter(entity -> !call.has("at") || entity.cell().equals(cell(call.getAsJsonArray("at"))))
        .min(call.has("at") ? Comparator.comparingInt(EntityInfo::id) : nearest).map(EntityInfo::id)
        .orElse(MISSING_ENTITY);
  }

  private static Cell cell(JsonArray pair) {
    return new Cell(pair.get(0).getAsInt(), pair.get(1).getAsInt());
  }
}
