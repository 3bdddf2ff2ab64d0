package org.tilewright.rules.dungeon.view;

import java.util.Optional;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.text.Counted;
import org.tilewright.engine.view.CommandView;
import org.tilewright.rules.dungeon.command.DungeonCommand;
import org.tilewright.rules.dungeon.core.DungeonState;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Kind;
import org.tilewright.rules.dungeon.word.Enemy;
import org.tilewright.rules.dungeon.word.MindControl;
import org.tilewright.rules.dungeon.word.Spawner;

/** Says how commands are offered. */
public final class CommandOffer {

  private CommandOffer() {
  }

  /** How a command is shown in a state. */
  public static CommandView of(DungeonState state, DungeonCommand command) {
    Optional<Cell> player = state.player().map(Entity::cell);
    return switch (command) {
      case DungeonCommand.Move move -> move(state, player, move.direction());
      case DungeonCommand.Use use -> other("Use " + title(state, use.item()), "Use");
      case DungeonCommand.Build build -> other("Build " + title(state, build.kind()), "Build");
      case DungeonCommand.Interact interact -> interact(state, player, interact.entity());
      case DungeonCommand.Rewind rewind ->
          other("Go back " + Counted.of(rewind.ticks(), "tick"), "Time");
    };
  }

  private static CommandView move(DungeonState state, Optional<Cell> player, Direction direction) {
    Optional<Cell> target = player.map(cell -> cell.step(direction));
    boolean attack = target.flatMap(cell -> state.world().find(cell, Enemy.class)).filter(e -> !e.allied()).isPresent();
    return new CommandView("Move " + direction.word(), "Move", Optional.of(direction), player, target,
        attack ? CommandView.Role.ATTACK : CommandView.Role.MOVE);
  }

  private static CommandView interact(DungeonState state, Optional<Cell> player, int id) {
    Optional<Entity> entity = state.world().board().find(id);
    boolean spawner = entity.filter(e -> e.kind().has(Spawner.class)).isPresent();
    String verb = spawner ? "Destroy " : state.hero().inventory().has(MindControl.class) ? "Control " : "Bribe ";
    String name = entity.map(e -> e.kind().title() + " at " + e.cell()).orElse("entity " + id);
    return new CommandView(verb + name, "Interact", Optional.empty(), player, entity.map(Entity::cell),
        spawner ? CommandView.Role.ATTACK : CommandView.Role.INTERACT);
  }

  private static CommandView other(String label, String group) {
    return new CommandView(label, group, Optional.empty(), Optional.empty(), Optional.empty(), CommandView.Role.OTHER);
  }

  private static String title(DungeonState state, String name) {
    return state.dungeon().catalogue().find(name).map(Kind::title)
        .or(() -> state.hero().inventory().items().stream().filter(item -> Integer.toString(item.id()).equals(name))
            .map(item -> item.kind().title()).findFirst())
        .orElse(name);
  }
}
