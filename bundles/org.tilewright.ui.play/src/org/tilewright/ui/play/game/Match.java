package org.tilewright.ui.play.game;

import java.util.List;
import java.util.Optional;
import org.tilewright.engine.Command;
import org.tilewright.engine.GameState;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.engine.session.Session;
import org.tilewright.render.Sprites;
import org.tilewright.solve.Bot;
import org.tilewright.ui.play.game.Table.Place;

/**
 * A session and who plays it: persons and bots. Taking moves back never stops at a bot's turn, where nobody could do anything
 * before the bot had moved again. Only for use by one thread.
 */
final class Match {

  private final Session session;
  private final FrameMaker frames;
  private final RandomSource chance;
  private Seating seating;
  private boolean atOnce;
  private boolean paused;
  /** Who looks on while a bot has its turn. */
  private int viewer;

  Match(Session session, Sprites sprites, Seating seating, boolean atOnce) {
    this.session = session;
    this.frames = new FrameMaker(session, sprites);
    this.chance = new RandomSource(RandomSource.mix(session.seed()));
    this.seating = seating;
    this.atOnce = atOnce;
  }

  Session session() {
    return session;
  }

  Seating seating() {
    return seating;
  }

  void seat(int player, Optional<Bot> bot) {
    seating = seating.with(player, bot);
    paused = false;
  }

  boolean atOnce() {
    return atOnce;
  }

  void setAtOnce(boolean on) {
    atOnce = on;
  }

  void setPaused(boolean on) {
    paused = on;
  }

  /** Name of a player for people. */
  String name(int player) {
    return table().name(player);
  }

  private Table table() {
    GameState state = session.state();
    List<Place> places = session.ruleset().seats(state).stream().map(seat -> new Place(seat, seating.bot(seat.player()))).toList();
    return new Table(places, state.activePlayer(), atOnce, paused);
  }

  GameFrame frame(String message) {
    Table table = table();
    boolean person = seating.isPerson(table.active());
    if (person) {
      viewer = table.active();
    } else if (!seating.isPerson(viewer)) {
      viewer = table.places().stream().filter(place -> place.bot().isEmpty()).findFirst()
          .map(place -> place.seat().player()).orElse(table.active());
    }
    return frames.frame(table, viewer, person, message);
  }

  /** Whether a bot should move now. */
  boolean awaitsBot() {
    return !paused && session.outcome().isOngoing() && !seating.isPerson(session.state().activePlayer());
  }

  /** Lets the bot move whose turn it is. @throws IllegalCommandException when the rules refuse what they said to be legal */
  void letBotMove() throws IllegalCommandException {
    Bot bot = seating.bot(session.state().activePlayer()).orElseThrow();
    Optional<Command> command = bot.choose(session.ruleset(), session.state(), chance);
    // a bot that cannot move must not be asked for ever
    paused = true;
    if (command.isPresent()) {
      session.play(command.get());
      paused = false;
    }
  }

  /** Goes back to the last decision of a person, or by one move where only bots play. @return what to tell */
  String undo() {
    if (!session.canUndo()) {
      return "There is no move to take back.";
    }
    if (!hasPersons()) {
      paused = true;
      session.undo();
      return "The bots wait.";
    }
    for (int ply = session.ply() - 1; ply >= 0; ply--) {
      if (isPersonsTurn(ply)) {
        session.jump(ply);
        return "";
      }
    }
    return "There is no move of yours to take back.";
  }

  /** Goes on to the next decision of a person that was taken back, or to the end. @return what to tell */
  String redo() {
    if (!session.canRedo()) {
      return "There is no move to make again.";
    }
    int ply = session.ply() + 1;
    while (hasPersons() && ply < session.length() && !isPersonsTurn(ply)) {
      ply++;
    }
    session.jump(ply);
    return "";
  }

  private boolean isPersonsTurn(int ply) {
    GameState state = session.state(ply);
    return seating.isPerson(state.activePlayer()) && session.ruleset().outcome(state).isOngoing();
  }

  private boolean hasPersons() {
    return session.ruleset().seats(session.state()).stream().anyMatch(seat -> seating.isPerson(seat.player()));
  }
}
