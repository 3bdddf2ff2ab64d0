package org.tilewright.ui.play.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Consumer;
import org.tilewright.engine.Command;
import org.tilewright.engine.Event;
import org.tilewright.engine.GameState;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.session.Session;
import org.tilewright.engine.view.GameView;
import org.tilewright.render.GameScene;
import org.tilewright.render.Sprites;
import org.tilewright.ui.play.game.GameFrame.Cast;
import org.tilewright.ui.play.game.GameFrame.Offer;

/**
 * A game that is being played. Requests return at once and are carried out one after the other on a thread of the game; after
 * each a new {@link GameFrame} is published from that thread.
 */
public final class Game implements AutoCloseable {

  private static final int EVENTS_SHOWN = 400;

  private final ExecutorService thread = Executors.newSingleThreadExecutor(runnable -> {
    Thread worker = new Thread(runnable, "Playtest");
    worker.setDaemon(true);
    return worker;
  });
  private final Ruleset ruleset;
  private final Sprites sprites;
  private final Consumer<GameFrame> frames;
  private final Consumer<String> failures;
  /** Only touched by the game's thread. */
  private Session session;
  private Cast cast;

  /**
   * A game, not yet started.
   *
   * @param frames   gets what to show, on the game's thread
   * @param failures gets the reason when a level cannot be played, on the game's thread
   */
  public Game(Ruleset ruleset, Sprites sprites, Consumer<GameFrame> frames, Consumer<String> failures) {
    this.ruleset = Objects.requireNonNull(ruleset);
    this.sprites = Objects.requireNonNull(sprites);
    this.frames = Objects.requireNonNull(frames);
    this.failures = Objects.requireNonNull(failures);
  }

  /** Begins a level. */
  public void start(LevelDefinition level, long seed) {
    request(() -> {
      use(Session.start(ruleset, level, seed));
      return "";
    });
  }

  /** Goes on in another version of the level, with the moves made so far as far as they are still allowed. */
  public void changeLevel(LevelDefinition level) {
    request(() -> {
      if (session == null || session.level().equals(level)) {
        return null;
      }
      int before = session.ply();
      use(session.replayedOn(level));
      return before == 0 ? "The level has changed."
          : session.ply() == before ? "The level has changed; your moves have been made again."
              : "The level has changed; " + session.ply() + " of your " + before + " moves still apply.";
    });
  }

  /** Begins again with the same seed. */
  public void restart() {
    requestMove(() -> {
      session.jump(0);
      return "Restarted.";
    });
  }

  /** Begins again with another seed. */
  public void restart(long seed) {
    requestMove(() -> {
      use(Session.start(ruleset, session.level(), seed));
      return "Restarted with seed " + seed + ".";
    });
  }

  /** Gives the command of an arrow key. */
  public void step(Direction direction) {
    requestMove(() -> {
      if (!session.outcome().isOngoing()) {
        return "The game is over.";
      }
      for (Command command : session.legal()) {
        if (ruleset.describe(session.state(), command).direction().filter(direction::equals).isPresent()) {
          session.play(command);
          return "";
        }
      }
      return "You cannot go " + direction.word() + " from here.";
    });
  }

  /** Gives a command. */
  public void play(String command) {
    requestMove(() -> {
      session.play(command);
      return "";
    });
  }

  /** Takes the last move back. */
  public void undo() {
    requestMove(() -> session.undo() ? "" : "There is no move to take back.");
  }

  /** Makes the move again that was taken back last. */
  public void redo() {
    requestMove(() -> session.redo() ? "" : "There is no move to make again.");
  }

  private void use(Session next) {
    session = next;
    LevelDefinition level = next.level();
    cast = new Cast(level.title(), next.seed(), sprites, new KindLooks(level.kinds(), sprites));
  }

  /** Something to do on the game's thread; gives a message, or null when there is nothing to show. */
  @FunctionalInterface
  private interface Request {
    String carryOut() throws IllegalCommandException;
  }

  /** A request that only makes sense in a game that has begun. */
  private void requestMove(Request request) {
    request(() -> session == null ? null : request.carryOut());
  }

  private void request(Request request) {
    try {
      thread.execute(() -> carryOut(request));
    } catch (RejectedExecutionException e) {
      // the view is closing; nobody is left to see the move
    }
  }

  private void carryOut(Request request) {
    try {
      String message = answer(request);
      if (message != null && session != null) {
        frames.accept(frame(message));
      }
    } catch (RuntimeException e) {
      // A level that cannot be played, or a mistake in somebody's rules: neither may take the view down.
      failures.accept(e.getMessage() == null ? "The rules failed: " + e : e.getMessage());
    }
  }

  private static String answer(Request request) {
    try {
      return request.carryOut();
    } catch (IllegalCommandException e) {
      return e.getMessage();
    }
  }

  private GameFrame frame(String message) {
    GameState state = session.state();
    GameView view = session.view();
    List<Offer> offers = session.legal().stream()
        .map(command -> new Offer(command.text(), ruleset.describe(state, command))).toList();
    return new GameFrame(cast, view, GameScene.of(view, session.level().kinds(), sprites), offers, session.outcome(),
        session.ply(), session.length(), events(), message);
  }

  private List<String> events() {
    List<String> lines = new ArrayList<>();
    List<Session.Step> steps = session.history().subList(0, session.ply());
    for (int i = steps.size() - 1; i >= 0 && lines.size() < EVENTS_SHOWN; i--) {
      List<Event> happened = steps.get(i).turn().events();
      for (Event event : happened.reversed()) {
        lines.add("    " + event.text());
      }
      lines.add((i + 1) + ". " + steps.get(i).command().text());
    }
    return lines.reversed();
  }

  /** Ends the game's thread; requests that are waiting are dropped. */
  @Override
  public void close() {
    thread.shutdownNow();
  }
}
