package org.tilewright.ui.play;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.part.ViewPart;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.render.Sprites;
import org.tilewright.ui.common.render.LevelSprites;
import org.tilewright.ui.common.render.SpriteArrivals;
import org.tilewright.ui.common.render.SpriteImages;
import org.tilewright.ui.play.PlayBanner.Choice;
import org.tilewright.ui.play.PlayBanner.Tone;
import org.tilewright.ui.play.game.Game;
import org.tilewright.ui.play.game.GameFrame;
import org.tilewright.ui.play.panel.PanelContext;
import org.tilewright.ui.play.panel.SidePanel;
import org.tilewright.workspace.LanguageServices;

/** The playtest view. It knows no game: whatever it shows and offers, the ruleset says. */
public final class PlayView extends ViewPart {

  /** Id of the view. */
  public static final String ID = "org.tilewright.ui.play.view";

  /** The seed of a first game; the same for everyone, so that two people see the same game. */
  private static final long FIRST_SEED = 1;
  private static final String EMPTY = "No level is being played.\n \nOpen a level and press Ctrl+F11, or the play button in the tool bar, "
      + "to play the level at the cursor as it is now, saved or not.";

  private Composite root;
  private PlayHead head;
  private PlayBanner banner;
  private SashForm sash;
  private PlayBoard board;
  private SidePanel side;
  private PlayActions actions;
  private PositionLoading loading;
  private Optional<PlaySession> session = Optional.empty();
  private Optional<GameFrame> shown = Optional.empty();
  private Optional<LevelIssue> outdated = Optional.empty();
  private Beginning beginning = Beginning.PLAIN;
  private boolean findingsHidden;
  private boolean choosing;
  private Optional<SpriteImages> images = Optional.empty();
  private Optional<SpriteArrivals> arrivals = Optional.empty();
  private Optional<Sprites> imagesOf = Optional.empty();

  @Override
  public void createPartControl(Composite parent) {
    root = new Composite(parent, SWT.NONE);
    GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(root);
    PlayersMenu players = new PlayersMenu(this::withGame);
    head = new PlayHead(root, players);
    banner = new PlayBanner(root);
    sash = new SashForm(root, SWT.VERTICAL | SWT.SMOOTH);
    GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
    board = new PlayBoard(sash, new BoardActions());
    side = new SidePanel(sash, new Panels());
    sash.setWeights(58, 42);
    sash.setMaximizedControl(board.control());
    root.addListener(SWT.Resize, event -> turnSash());
    PositionSaving saving = new PositionSaving(getSite().getPage());
    loading = new PositionLoading(getSite().getPage(), this::play);
    actions = new PlayActions(this::withGame, players, () -> session.ifPresent(saving::start), loading::start, this::choose);
    actions.contributeTo(getViewSite().getActionBars());
    explain(EMPTY);
  }

  /** Board above the rest in a tall view, beside it in a wide one. */
  private void turnSash() {
    Point size = root.getSize();
    int wanted = size.x > size.y * 5 / 4 ? SWT.HORIZONTAL : SWT.VERTICAL;
    if (sash.getOrientation() != wanted) {
      sash.setOrientation(wanted);
    }
  }

  /** Plays a level; what was being played before is given up. */
  void play(PlayTarget target) {
    endSession();
    explain("Starting …");
    session = Optional.of(new PlaySession(target, LanguageServices.find(),
        LevelSprites.of(root.getDisplay(), target.spriteFiles()), FIRST_SEED,
        new PlayEvents(root.getDisplay(), new News(), () -> session.isPresent() && !root.isDisposed())));
    board.control().setFocus();
  }

  /** Plays a game that was saved in a file, of the level language or of a format of another program; tells why when it cannot. */
  public void playSaved(Path file) {
    loading.load(file);
  }

  /** Shows a sentence instead of a game. */
  void explain(String text) {
    shown = Optional.empty();
    outdated = Optional.empty();
    beginning = Beginning.PLAIN;
    findingsHidden = false;
    choosing = false;
    head.clear();
    banner.hide();
    board.showMessage(text);
    sash.setMaximizedControl(board.control());
    actions.show(shown);
  }

  private void useImages(Sprites sprites) {
    if (!imagesOf.equals(Optional.of(sprites))) {
      Optional<SpriteImages> old = images;
      images = Optional.of(new SpriteImages(root.getDisplay(), sprites));
      imagesOf = Optional.of(sprites);
      arrivals.ifPresent(SpriteArrivals::close);
      arrivals = Optional.of(new SpriteArrivals(root.getDisplay(), sprites, this::spritesArrived));
      // Buttons show the old pictures until they are filled again.
      old.ifPresent(o -> root.getDisplay().asyncExec(o::close));
    }
  }

  private void spritesArrived() {
    images.ifPresent(SpriteImages::refresh);
    shown.filter(frame -> !root.isDisposed()).ifPresent(side::show);
  }

  private void showBanner() {
    if (shown.isEmpty()) {
      return;
    }
    Optional<Verdict> verdict = Verdict.of(shown.get().outcome(), shown.get().table());
    if (verdict.isPresent()) {
      banner.show(verdict.get().text(), verdict.get().tone(), List.of(new Choice("Play Again", () -> withGame(Game::restart)),
          new Choice("Undo", () -> withGame(Game::undo))));
    } else if (outdated.isPresent()) {
      LevelIssue issue = outdated.get();
      banner.show("The text has a mistake now; you play the level as it was before. " + issue.message(), Tone.NOTE,
          List.of(new Choice("Show", () -> showIssue(issue))));
    } else if (shown.get().table().paused()) {
      banner.show("The bots wait.", Tone.NOTE, List.of(new Choice("Go On", () -> withGame(g -> g.pauseBots(false)))));
    } else {
      showBeginning(shown.get());
    }
    board.letChoose(mayChoose(shown.get()));
  }

  private boolean mayChoose(GameFrame frame) {
    return beginning.avatar() && (choosing || frame.isStuck());
  }

  /** What was found in the level, and how to play it from elsewhere. */
  private void showBeginning(GameFrame frame) {
    List<Choice> choices = new ArrayList<>();
    String findings = findingsHidden ? "" : beginning.summary();
    if (!findings.isEmpty()) {
      LevelIssue first = beginning.findings().getFirst();
      choices.add(new Choice("Show", () -> showIssue(first)));
    }
    if (mayChoose(frame)) {
      banner.show(join(findings, "Click a cell to play from there, or choose one with the arrow keys and the space bar."), Tone.NOTE,
          choices);
    } else if (beginning.from().isPresent()) {
      choices.add(new Choice("Another Cell", this::choose));
      choices.add(new Choice("As Written", () -> playFrom(Optional.empty())));
      banner.show("You play from " + beginning.from().get() + ", in this game only.", Tone.NOTE,
          choices.subList(findings.isEmpty() ? 0 : 1, choices.size()));
    } else if (!findings.isEmpty()) {
      choices.add(new Choice("Hide", () -> {
        findingsHidden = true;
        showBanner();
      }));
      banner.show(findings, Tone.NOTE, choices);
    } else {
      banner.hide();
    }
  }

  private static String join(String first, String second) {
    return first.isEmpty() ? second : first + " " + second;
  }

  private void choose() {
    choosing = true;
    showBanner();
    board.control().setFocus();
  }

  private void playFrom(Optional<Cell> cell) {
    choosing = false;
    session.ifPresent(s -> s.playFrom(cell));
    board.control().setFocus();
  }

  private void showIssue(LevelIssue issue) {
    session.ifPresent(s -> s.target().show(issue.offset(), issue.length()));
  }

  private void withGame(Consumer<Game> action) {
    session.ifPresent(s -> s.withGame(action));
    board.control().setFocus();
  }

  @Override
  public void setFocus() {
    board.control().setFocus();
  }

  private void endSession() {
    session.ifPresent(PlaySession::close);
    session = Optional.empty();
  }

  @Override
  public void dispose() {
    endSession();
    arrivals.ifPresent(SpriteArrivals::close);
    images.ifPresent(SpriteImages::close);
    super.dispose();
  }

  /** What the session tells, on the user-interface thread. */
  private final class News implements PlaySession.Listener {

    @Override
    public void frame(GameFrame frame) {
      shown = Optional.of(frame);
      head.show(frame);
      useImages(frame.cast().sprites());
      board.show(frame);
      sash.setMaximizedControl(null);
      side.show(frame);
      showBanner();
      actions.show(shown);
    }

    @Override
    public void begun(Beginning news) {
      findingsHidden &= beginning.findings().equals(news.findings());
      beginning = news;
      actions.offerCells(news.avatar());
      actions.show(shown);
      showBanner();
    }

    @Override
    public void refused(String reason, Optional<LevelIssue> issue) {
      explain(issue.map(i -> reason + "\n \nLine " + i.line() + ": " + i.message()).orElse(reason));
      issue.ifPresent(i -> banner.show("Line " + i.line() + ": " + i.message(), Tone.BAD,
          List.of(new Choice("Show", () -> showIssue(i)))));
    }

    @Override
    public void outdated(Optional<LevelIssue> issue) {
      if (!outdated.equals(issue)) {
        outdated = issue;
        showBanner();
      }
    }
  }

  /** What the board asks for. */
  private final class BoardActions implements PlayBoard.Actions {

    @Override
    public void step(Direction direction) {
      withGame(game -> game.step(direction));
    }

    @Override
    public void play(String command) {
      withGame(game -> game.play(command));
    }

    @Override
    public void undo() {
      withGame(Game::undo);
    }

    @Override
    public void redo() {
      withGame(Game::redo);
    }

    @Override
    public void restart() {
      withGame(Game::restart);
    }

    @Override
    public void playFrom(Cell cell) {
      PlayView.this.playFrom(Optional.of(cell));
    }

    @Override
    public void hold() {
      if (shown.filter(frame -> frame.outcome().isOngoing() && frame.table().hasBots() && !frame.table().paused()).isPresent()) {
        withGame(game -> game.pauseBots(true));
      }
    }

    @Override
    public void pointedAt(Optional<Cell> cell, String words) {
      shown.ifPresent(frame -> {
        head.setStatus(words.isEmpty() ? frame.view().status() : words);
        side.pointedAt(cell);
      });
    }
  }

  /** What the panels need. */
  private final class Panels implements PanelContext {

    @Override
    public Image image(String kind, int size) {
      return images.orElseThrow().get(shown.orElseThrow().cast().looks().of(kind), size);
    }

    @Override
    public void play(String command) {
      withGame(game -> game.play(command));
    }

    @Override
    public void pointOut(Cell cell) {
      board.pointOut(cell);
    }
  }
}
