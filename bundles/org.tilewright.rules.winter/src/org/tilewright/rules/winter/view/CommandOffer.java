package org.tilewright.rules.winter.view;

import java.util.Optional;
import java.util.OptionalInt;
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

  /** What a legal command is for. */
  public static CommandView.Role role(WinterState state, WinterCommand command) {
    return switch (command) {
      case WinterCommand.Move move -> CommandView.Role.MOVE;
      case WinterCommand.Throw ball -> role(victim(state, ball));
      case WinterCommand.ChooseSkills choice -> CommandView.Role.OTHER;
      case WinterCommand.SkipMove skip -> CommandView.Role.OTHER;
      case WinterCommand.SkipThrow skip -> CommandView.Role.OTHER;
      case WinterCommand.EndTurn end -> CommandView.Role.OTHER;
    };
  }

  /** Who is safe is no target on the board, though a snowball may be wasted there (rules/winter.md section 3.3). */
  private static CommandView.Role role(Optional<Player> victim) {
    if (victim.isEmpty()) {
      return CommandView.Role.INTERACT;
    }
    return victim.get().safe() ? CommandView.Role.OTHER : CommandView.Role.ATTACK;
  }

  private static int target(WinterState state, WinterCommand.Throw ball) {
    return state.paths().line(state.mover().tile(), ball.direction())[ball.squares() - 1];
  }

  private static Optional<Player> victim(WinterState state, WinterCommand.Throw ball) {
    OptionalInt seat = state.playerOn(target(state, ball));
    return seat.isEmpty() ? Optional.empty() : Optional.of(state.players().get(seat.getAsInt()));
  }

  private static CommandView ball(WinterState state, WinterCommand.Throw ball) {
    Optional<Player> victim = victim(state, ball);
    boolean safe = victim.filter(Player::safe).isPresent();
    String at = victim.map(player -> " at " + player.name() + (safe ? " (safe)" : "")).orElse("");
    return new CommandView("Throw " + ball.direction().word() + " " + ball.squares() + at, "Throw", Optional.empty(),
        Optional.of(source(state)), safe ? Optional.empty() : Optional.of(state.paths().cell(target(state, ball))),
        role(victim));
  }

  private static CommandView other(String label) {
    return new CommandView(label, TURN, Optional.empty(), Optional.empty(), Optional.empty(), CommandView.Role.OTHER);
  }
}
