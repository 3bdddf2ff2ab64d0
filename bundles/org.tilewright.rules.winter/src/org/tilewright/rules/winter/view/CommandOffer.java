package org.tilewright.rules.winter.view;

import java.util.Optional;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.view.CommandView;
import org.tilewright.rules.winter.command.WinterCommand;
import org.tilewright.rules.winter.core.Player;
import org.tilewright.rules.winter.core.WinterState;

/** Says how commands are offered. */
public final class CommandOffer {

  private static final String TURN = "Turn";

  private CommandOffer() {
  }

  /** How a legal command is shown. */
  public static CommandView of(WinterState state, WinterCommand command) {
    return switch (command) {
      case WinterCommand.ChooseSkills choice -> new CommandView(
          "Strength " + choice.skills().strength() + ", speed " + choice.skills().speed(), "Skills", Optional.empty(),
          Optional.of(source(state)), Optional.empty(), CommandView.Role.OTHER, Optional.of("Name"));
      case WinterCommand.Move move -> new CommandView("Move to " + move.target(), "Move", Optional.empty(),
          Optional.of(source(state)), Optional.of(move.target()), CommandView.Role.MOVE);
      case WinterCommand.Throw ball -> ball(state, ball);
      case WinterCommand.SkipMove skip -> other("Skip the move");
      case WinterCommand.SkipThrow skip -> other("Skip the throw");
      case WinterCommand.EndTurn end -> other("End the turn");
    };
  }

  private static Cell source(WinterState state) {
    return state.paths().cell(state.mover().tile());
  }

  /** Who is safe is no target on the board, though a snowball may be wasted there (rules/winter.md section 3.3). */
  private static CommandView ball(WinterState state, WinterCommand.Throw ball) {
    int tile = state.paths().line(state.mover().tile(), ball.direction())[ball.squares() - 1];
    Optional<Player> victim = state.playerOn(tile).stream().mapToObj(state.players()::get).findFirst();
    boolean safe = victim.filter(Player::safe).isPresent();
    String at = victim.map(player -> " at " + player.name() + (safe ? " (safe)" : "")).orElse("");
    return new CommandView("Throw " + ball.direction().word() + " " + ball.squares() + at, "Throw", Optional.empty(),
        Optional.of(source(state)), safe ? Optional.empty() : Optional.of(state.paths().cell(tile)),
        safe ? CommandView.Role.OTHER : victim.isPresent() ? CommandView.Role.ATTACK : CommandView.Role.INTERACT);
  }

  private static CommandView other(String label) {
    return new CommandView(label, TURN, Optional.empty(), Optional.empty(), Optional.empty(), CommandView.Role.OTHER);
  }
}
