package org.tilewright.cli;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.tilewright.engine.Command;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.session.Session;
import org.tilewright.solve.Bot;
import org.tilewright.solve.BotPlayers;
import org.tilewright.solve.PlayedGame;

/** One game whose every command is heard of, which bots may finish. */
final class PlayedSession {

  private final Session session;
  private Optional<PlayedGame> byBots = Optional.empty();

  PlayedSession(Session session) {
    this.session = Objects.requireNonNull(session);
  }

  Session session() {
    return session;
  }

  /** What became of the game in the bots' hands; empty when they had nothing to do with it. */
  Optional<PlayedGame> byBots() {
    return byBots;
  }

  /** Lets bots play on. @param limit number of commands in the whole game after which it is given up */
  void letPlay(List<Bot> bots, int limit, GameOptions.TurnListener listener) throws CommandFailure {
    BotPlayers players = new BotPlayers(bots, session.seed());
    PlayedGame.Ending ending = PlayedGame.Ending.DECIDED;
    while (session.outcome().isOngoing() && ending == PlayedGame.Ending.DECIDED) {
      Optional<Command> command = players.choose(session.ruleset(), session.state());
      if (command.isEmpty()) {
        ending = PlayedGame.Ending.NOTHING_LEGAL;
      } else if (session.ply() >= limit) {
        ending = PlayedGame.Ending.COMMAND_LIMIT;
      } else {
        give(command.get());
        listener.turn(session);
      }
    }
    byBots = Optional.of(new PlayedGame(session.seed(), session.outcome(), ending, session.ply(), session.state().turn()));
  }

  private void give(Command command) throws CommandFailure {
    try {
      session.play(command);
    } catch (IllegalCommandException e) {
      throw CommandFailure.input("error: The rules '" + session.ruleset().id() + "' offer the command '" + command.text()
          + "' and then refuse it: " + e.getMessage());
    }
  }
}
