package org.tilewright.ui.play.game;

import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.tilewright.engine.Command;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.session.Session;
import org.tilewright.engine.text.Counted;
import org.tilewright.render.Sprites;
import org.tilewright.solve.Bot;

/**
 * A game that is being played. Requests return at once and are carried out one after the other on a thread of the game; after
 * each a new {@link GameFrame} is published from that thread. Bots move there by themselves, some time after the last request.
 */
public final class Game implements AutoCloseable {

  private static final String RULES_FAILED = "The rules of this game have failed, which is a fault of theirs: ";
  /** Long enough to see what happened and to take a move back, in milliseconds. */
  private static final long BOT_DELAY = 400;

  private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(runnable -> {
    Thread worker = new Thread(runnable, "Playtest");
    worker.setDaemon(true);
    return worker;
  });
  private final Ruleset ruleset;
  private final Sprites sprites;
  private final Consumer<GameFrame> frames;
  private final Consumer<String> failures;
  /** Only touched by the game's thread. */
  private Optional<Match> match = Optional.empty();
  private long firstSeed;
  private Optional<Future<?>> botMove = Optional.empty();

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

  /** The rules of the game. */
  public Ruleset ruleset() {
    return ruleset;
  }

  /** Begins a level. */
  public void start(LevelDefinition level, long seed) {
    request(() -> {
      firstSeed = seed;
      return Optional.of(begin(level));
    });
  }

  /**
   * Goes on in another version of the level, with the moves made so far as far as they are still allowed. A game that could
   * not begin in the version before begins in this one.
   */
  public void changeLevel(LevelDefinition level) {
    request(() -> match.isEmpty() ? Optional.of(begin(level)) : goOn(match.get().session(), level));
  }

  private String begin(LevelDefinition level) {
    use(Session.start(ruleset, level, firstSeed));
    return "";
  }

  private Optional<String> goOn(Session current, LevelDefinition level) {
    return Optional.of(current).filter(session -> !session.level().equals(level)).map(session -> {
      int before = session.ply();
      use(session.replayedOn(level));
      int after = match.orElseThrow().session().ply();
      return before == 0 ? "The level has changed."
          : after == before ? "The level has changed; your moves have been made again."
              : "The level has changed; " + after + " of " + Counted.of(before, "move") + " still " + (after == 1 ? "applies." : "apply.");
    });
  }

  /** Begins again with the same seed. */
  public void restart() {
    requestMove(m -> {
      m.setPaused(false);
      m.session().jump(0);
      return "Restarted.";
    });
  }

  /** Begins again with another seed. */
  public void restart(long seed) {
    requestMove(m -> {
      use(Session.start(ruleset, m.session().level(), seed));
      return "Restarted with seed " + seed + ".";
    });
  }

  /** Gives the command of an arrow key. */
  public void step(Direction direction) {
    requestMove(m -> {
      Session session = m.session();
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
    requestMove(m -> {
      m.session().play(command);
      return "";
    });
  }

  /** Takes back what happened since the last decision of a person. */
  public void undo() {
    requestMove(Match::undo);
  }

  /** Makes the moves again that were taken back last. */
  public void redo() {
    requestMove(Match::redo);
  }

  /** Lets a bot play for a player, or a person again. @param bot empty for a person */
  public void seat(int player, Optional<Bot> bot) {
    requestMove(m -> {
      m.seat(player, bot);
      return m.name(player) + " is played by a " + bot.map(b -> b.title().toLowerCase(Locale.ROOT)).orElse("person")
          + " now.";
    });
  }

  /** Whether bots move without a pause for the eye. */
  public void letBotsMoveAtOnce(boolean atOnce) {
    requestMove(m -> {
      m.setAtOnce(atOnce);
      return "";
    });
  }

  /** Makes bots wait, or go on. */
  public void pauseBots(boolean paused) {
    requestMove(m -> {
      m.setPaused(paused);
      return paused ? "The bots wait." : "";
    });
  }

  /**
   * Asks for the level that begins as the game stands now.
   *
   * @param saved   gets the level, on the game's thread
   * @param refused gets the reason why there is none, on the game's thread
   */
  public void snapshot(Consumer<LevelDefinition> saved, Consumer<String> refused) {
    request(() -> {
      if (match.isPresent()) {
        try {
          ruleset.snapshot(match.get().session().state()).ifPresentOrElse(saved, () -> refused
              .accept("A position of " + ruleset.title() + " is more than a level can say, so it cannot be saved as one."));
        } catch (IllegalCommandException e) {
          refused.accept(e.getMessage());
        }
      }
      return Optional.empty();
    });
  }

  private void use(Session next) {
    Seating seating = match.map(Match::seating).orElse(Seating.PERSONS);
    match = Optional.of(new Match(next, sprites, seating, match.map(Match::atOnce).orElse(false)));
  }

  /** Something to do on the game's thread; gives a message, or nothing when there is nothing to show. */
  @FunctionalInterface
  private interface Request {
    Optional<String> carryOut() throws IllegalCommandException;
  }

  /** Something to do in a game that has begun; gives a message. */
  @FunctionalInterface
  private interface Move {
    String carryOut(Match match) throws IllegalCommandException;
  }

  private void requestMove(Move move) {
    request(() -> match.isEmpty() ? Optional.empty() : Optional.of(move.carryOut(match.get())));
  }

  private void request(Request request) {
    try {
      thread.execute(() -> carryOut(request));
    } catch (RejectedExecutionException e) {
      // the view is closing; nobody is left to see the move
    }
  }

  private void carryOut(Request request) {
    botMove.ifPresent(move -> move.cancel(false));
    try {
      Optional<String> message = answer(request);
      if (message.isPresent() && match.isPresent()) {
        frames.accept(frame(match.get(), message.get()));
      }
      if (match.filter(Match::awaitsBot).isPresent()) {
        botMove = Optional.of(thread.schedule(() -> carryOut(this::moveBot), match.get().atOnce() ? 0 : BOT_DELAY,
            TimeUnit.MILLISECONDS));
      }
    } catch (RejectedExecutionException e) {
      // the view is closing; nobody is left to see the bot's move
    } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError e) {
      // A level that cannot be played, or a mistake in somebody's rules: neither may take the view down.
      failures.accept(inWords(e));
    }
  }

  /** The present moment; where the rules fail to show it, the one before. */
  private static GameFrame frame(Match match, String message) {
    try {
      return match.frame(message);
    } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError e) {
      if (!match.session().canUndo()) {
        throw e;
      }
      match.setPaused(true);
      match.session().undo();
      return match.frame(inWords(e));
    }
  }

  /** What rules refuse has a sentence of its own; for anything else it is said whose fault it is. */
  private static String inWords(Throwable failure) {
    boolean refusal = failure instanceof IllegalArgumentException && failure.getMessage() != null;
    return refusal ? failure.getMessage() : RULES_FAILED + failure;
  }

  private Optional<String> moveBot() throws IllegalCommandException {
    match.orElseThrow().letBotMove();
    return Optional.of("");
  }

  /** Carries a request out. Where the rules fail in the middle of a game, it stands as before, and that is the message. */
  private Optional<String> answer(Request request) {
    Optional<Match> before = match;
    try {
      return request.carryOut();
    } catch (IllegalCommandException e) {
      return Optional.of(e.getMessage());
    } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError e) {
      if (before.isEmpty() || match.isEmpty() || match.get() != before.get()) {
        throw e;
      }
      match.get().setPaused(true); // a bot that fails would fail again and again
      return Optional.of(inWords(e));
    }
  }

  /** Ends the game's thread; requests that are waiting are dropped. */
  @Override
  public void close() {
    thread.shutdownNow();
  }
}
