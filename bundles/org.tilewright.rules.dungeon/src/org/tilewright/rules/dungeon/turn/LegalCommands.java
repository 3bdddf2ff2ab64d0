package org.tilewright.rules.dungeon.turn;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tilewright.engine.Command;
import org.tilewright.engine.Outcome;
import org.tilewright.engine.grid.Direction;
import org.tilewright.rules.dungeon.action.Crafting;
import org.tilewright.rules.dungeon.command.DungeonCommand;
import org.tilewright.rules.dungeon.command.RefusedCommandException;
import org.tilewright.rules.dungeon.core.Behaviour;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.DungeonState;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Item;
import org.tilewright.rules.dungeon.core.Role;
import org.tilewright.rules.dungeon.core.Roster;
import org.tilewright.rules.dungeon.core.Usable;
import org.tilewright.rules.dungeon.word.TimeDevice;

/** The commands that a player may give: the four moves always, and the rest as far as it is possible. */
public final class LegalCommands {

  private static final List<Command> MOVES =
      Direction.ALL.stream().<Command>map(DungeonCommand.Move::new).toList();
  /** The two buttons of a time turner (seed 3.11.1). */
  private static final List<Integer> REWINDS = List.of(1, 5);

  private LegalCommands() {
  }

  /** All of them, in a stable order; none when the game is over or nobody is there to act. */
  public static List<Command> of(DungeonState state) {
    if (state.player().isEmpty() || !Turns.outcome(state).isOngoing()) {
      return List.of();
    }
    boolean emptyHanded = state.hero().inventory().items().isEmpty();
    Roster roster = state.world().roster();
    boolean nobodyNear = roster.of(Role.MOVER).isEmpty() && roster.of(Role.SPAWNER).isEmpty();
    if (emptyHanded && nobodyNear) {
      return MOVES;
    }
    List<Command> commands = new ArrayList<>(MOVES);
    uses(state, commands);
    Crafting.buildables(state.world(), state.hero().inventory())
        .forEach(k -> commands.add(new DungeonCommand.Build(k)));
    interactions(state, commands);
    if (state.hero().inventory().has(TimeDevice.class)) {
      REWINDS.stream().filter(ticks -> ticks <= state.tick())
          .forEach(ticks -> commands.add(new DungeonCommand.Rewind(ticks)));
    }
    return List.copyOf(commands);
  }

  /** What speaks against a command that the dungeon itself would carry out. */
  public static Optional<RefusedCommandException> objection(DungeonState state, DungeonCommand command) {
    Outcome outcome = Turns.outcome(state);
    if (!outcome.isOngoing()) {
      return Optional.of(RefusedCommandException.action("The game is over: " + outcome.text() + "."));
    }
    if (state.player().isEmpty()) {
      return Optional.of(RefusedCommandException.action("There is no player in this level."));
    }
    return command instanceof DungeonCommand.Rewind rewind ? objection(state, rewind) : Optional.empty();
  }

  private static Optional<RefusedCommandException> objection(DungeonState state, DungeonCommand.Rewind rewind) {
    if (!state.hero().inventory().has(TimeDevice.class)) {
      return Optional.of(RefusedCommandException.action("Going back in time takes a time turner."));
    }
    return REWINDS.contains(rewind.ticks()) ? Optional.empty()
        : Optional.of(RefusedCommandException.argument("A time turner goes back by 1 or by 5 ticks."));
  }

  private static void uses(DungeonState state, List<Command> commands) {
    Set<String> kinds = new LinkedHashSet<>();
    for (Item item : state.hero().inventory().items()) {
      if (item.kind().has(Usable.class)) {
        kinds.add(item.kind().name());
      }
    }
    kinds.forEach(kind -> commands.add(new DungeonCommand.Use(kind)));
  }

  private static void interactions(DungeonState state, List<Command> commands) {
    Draft draft = new Draft(state);
    for (Role role : List.of(Role.MOVER, Role.SPAWNER)) {
      for (Entity entity : state.world().all(role)) {
        Optional<Behaviour> behaviour = entity.kind().interaction(entity);
        if (behaviour.isPresent() && behaviour.get().refusal(draft, draft.player(), entity).isEmpty()) {
          commands.add(new DungeonCommand.Interact(entity.id()));
        }
      }
    }
  }
}
