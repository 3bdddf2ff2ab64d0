package org.tilewright.ui.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.lang.LevelFindings;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.compile.CompiledLevel;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.render.Sprites;
import org.tilewright.ui.common.render.LevelSprites;
import org.tilewright.ui.play.game.Game;
import org.tilewright.ui.play.game.GameFrame;
import org.tilewright.workspace.LanguageService;
import org.tilewright.workspace.ParsedDocument;
import org.tilewright.workspace.Subscription;

/**
 * A level of a document being played: starts the game when the text has been read and hands changes of the text to it. A
 * level that cannot be played is tried again with each text that follows. Tells its listener on background threads.
 */
final class PlaySession implements AutoCloseable {

  /** What a session has to say. */
  interface Listener {
    /** There is something new to show. */
    void frame(GameFrame frame);

    /** What there is to say about the level that is played now. */
    void begun(Beginning beginning);

    /** The level cannot be played; {@code issue} is the mistake, if it is one in the text. */
    void refused(String reason, Optional<LevelIssue> issue);

    /** The text has changed and has a mistake; the game goes on with the level before. Empty when that is over. */
    void outdated(Optional<LevelIssue> issue);
  }

  private static final long NOTHING = Long.MIN_VALUE;

  private final PlayTarget target;
  private final LanguageService service;
  private final LevelSprites levelSprites;
  private final long seed;
  private final Listener listener;
  private final Job startJob;
  private volatile Optional<Game> game = Optional.empty();
  private volatile String levelName = "";
  private volatile Optional<CompiledLevel> written = Optional.empty();
  private volatile Optional<Cell> from = Optional.empty();
  private volatile Subscription subscription = () -> { };
  private volatile List<LevelIssue> findings = List.of();
  private volatile boolean closed;
  /** Stamp of the text that has been dealt with already and comes once more when the document is followed. */
  private volatile long tried = NOTHING;

  PlaySession(PlayTarget target, LanguageService service, LevelSprites levelSprites, long seed, Listener listener) {
    this.levelSprites = levelSprites;
    this.target = target;
    this.service = service;
    this.seed = seed;
    this.listener = listener;
    this.startJob = Job.create("Start playtest", (ICoreRunnable) monitor -> start());
    startJob.setPriority(Job.INTERACTIVE);
    startJob.schedule();
  }

  PlayTarget target() {
    return target;
  }

  /** The language in which levels are written. */
  LevelLanguage language() {
    return service.language();
  }

  /** Does something with the game, if it has begun. */
  void withGame(Consumer<Game> action) {
    game.ifPresent(action);
  }

  private void start() {
    try {
      begin(service.parsed(target.document()));
    } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError e) {
      ILog.of(PlaySession.class).error("A playtest has failed to start", e);
      listener.refused("The game could not be started, which is not your fault: " + e, Optional.empty());
    }
    subscription = service.subscribe(target.document(), this::textChanged);
    if (closed) {
      close();
    }
  }

  private void begin(ParsedDocument parsed) {
    Optional<CompiledLevel> level = parsed.level(levelName).or(() -> target.level().flatMap(parsed::level))
        .or(() -> parsed.levelAt(target.offset())).or(() -> parsed.levels().stream().findFirst());
    tried = parsed.stamp();
    if (level.isEmpty()) {
      listener.refused("This file holds no level to play.", parsed.result().issues().stream().findFirst());
      return;
    }
    LevelDefinition definition = level.get().definition();
    levelName = definition.name();
    if (target.here()) {
      from = level.get().sources().cellAt(target.offset());
    }
    Optional<LevelIssue> mistake = firstError(parsed, level.get());
    if (mistake.isPresent()) {
      listener.refused("Level '" + definition.name() + "' has a mistake and cannot be played yet.", mistake);
      return;
    }
    Optional<Ruleset> ruleset = service.rulesets().find(definition.ruleset());
    if (ruleset.isEmpty()) {
      listener.refused("The game '" + definition.ruleset() + "' has no rules here that could be played.", Optional.empty());
      return;
    }
    begin(ruleset.get(), parsed, level.get());
  }

  private void begin(Ruleset ruleset, ParsedDocument parsed, CompiledLevel level) {
    Sprites sprites = levelSprites.sprites(Optional.of(ruleset));
    Game started = new Game(ruleset, sprites, listener::frame, reason -> listener.refused(reason, Optional.empty()));
    game = Optional.of(started);
    tell(parsed, level);
    started.start(played(ruleset, level.definition()), seed);
  }

  private void textChanged(ParsedDocument parsed) {
    long known = tried;
    tried = NOTHING; // undoing an edit brings the same stamp again, and that is news
    if (closed || parsed.stamp() == known) {
      return;
    }
    if (game.isEmpty()) {
      begin(parsed);
      return;
    }
    Optional<CompiledLevel> level = parsed.level(levelName);
    Optional<LevelIssue> mistake = level.flatMap(l -> firstError(parsed, l))
        .or(() -> level.isPresent() ? Optional.empty() : parsed.result().issues().stream().filter(LevelIssue::isError).findFirst());
    listener.outdated(mistake);
    if (mistake.isEmpty()) {
      level.ifPresent(l -> {
        tell(parsed, l);
        game.ifPresent(g -> g.changeLevel(played(g.ruleset(), l.definition())));
      });
    }
  }

  private void tell(ParsedDocument parsed, CompiledLevel level) {
    written = Optional.of(level);
    findings = parsed.result().findings(level).warnings();
    listener.begun(new Beginning(findings, avatar().isPresent(), from));
  }

  private Optional<EntitySpec> avatar() {
    return game.flatMap(g -> written.flatMap(level -> g.ruleset().avatar(level.definition())));
  }

  /** The level as it is written, or as it is played from another cell; the text knows nothing of that. */
  private LevelDefinition played(Ruleset ruleset, LevelDefinition level) {
    Optional<Cell> cell = from;
    return cell.flatMap(c -> ruleset.avatar(level).map(avatar -> level.startedFrom(avatar, c))).orElse(level);
  }

  /** Begins once more, with the one who is steered on a cell; empty for where the level says. */
  void playFrom(Optional<Cell> cell) {
    from = cell;
    written.ifPresent(level -> game.ifPresent(g -> {
      listener.begun(new Beginning(findings, avatar().isPresent(), from));
      g.start(played(g.ruleset(), level.definition()), seed);
    }));
  }

  /** What keeps the level from being played; with somebody put on a cell, the rules may find nothing to object to. */
  private Optional<LevelIssue> firstError(ParsedDocument parsed, CompiledLevel level) {
    LevelFindings found = parsed.result().findings(level);
    return (from.isPresent() ? found.mistakes() : found.obstacles()).stream().findFirst();
  }

  @Override
  public void close() {
    closed = true;
    startJob.cancel();
    subscription.close();
    game.ifPresent(Game::close);
  }
}
