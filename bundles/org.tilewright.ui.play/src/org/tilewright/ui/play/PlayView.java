package org.tilewright.ui.play;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.part.ViewPart;
import org.tilewright.engine.Outcome;
import org.tilewright.engine.grid.Direction;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.render.Sprites;
import org.tilewright.ui.common.render.SpriteImages;
import org.tilewright.ui.play.PlayBanner.Choice;
import org.tilewright.ui.play.PlayBanner.Tone;
import org.tilewright.ui.play.game.Game;
import org.tilewright.ui.play.game.GameFrame;
import org.tilewright.ui.play.panel.PanelContext;
import org.tilewright.ui.play.panel.SidePanel;
import org.tilewright.workspace.LanguageServices;

/** The playtest view. */
public final class PlayView extends ViewPart {

  /** Id of the view. */
  public static final String ID = "org.tilewright.ui.play.view";

  /** The seed of a first game; the same for everyone, so that two people see the same game. */
  private static final long FIRST_SEED = 1;
  private static final String EMPTY = "No level is being played.\n \nOpen a level and press Ctrl+F11, or the play button in the tool bar, "
      + "to play the level at the cursor as it is now, saved or not.";

  private final AtomicReference<GameFrame> pending = new AtomicReference<>();
  private Composite root;
  private Label title;
  private Label status;
  private PlayBanner banner;
  private SashForm sash;
  private PlayBoard board;
  private SidePanel side;
  private IAction undo;
  private IAction redo;
  private IAction restart;
  private IAction otherSeed;
  private Optional<PlaySession> session = Optional.empty();
  private Optional<GameFrame> shown = Optional.empty();
  private Optional<LevelIssue> outdated = Optional.empty();
  private Optional<SpriteImages> images = Optional.empty();
  private Optional<Sprites> imagesOf = Optional.empty();

  @Override
  public void createPartControl(Composite parent) {
    root = new Composite(parent, SWT.NONE);
    GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(root);
    Composite head = new Composite(root, SWT.NONE);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(head);
    GridLayoutFactory.swtDefaults().numColumns(1).margins(8, 4).spacing(0, 1).applyTo(head);
    title = new Label(head, SWT.NONE);
    title.setData("org.tilewright.id", "play.title");
    title.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
    GridDataFactory.fillDefaults().grab(true, false).applyTo(title);
    status = new Label(head, SWT.NONE);
    status.setData("org.tilewright.id", "play.status");
    GridDataFactory.fillDefaults().grab(true, false).applyTo(status);
    banner = new PlayBanner(root);
    sash = new SashForm(root, SWT.VERTICAL | SWT.SMOOTH);
    GridDataFactory.fillDefaults().grab(true, true).applyTo(sash);
    board = new PlayBoard(sash, new BoardActions());
    side = new SidePanel(sash, new Panels());
    sash.setWeights(58, 42);
    sash.setMaximizedControl(board.control());
    root.addListener(SWT.Resize, event -> turnSash());
    makeActions();
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

  private void makeActions() {
    undo = action("Undo Move (Ctrl+Z)", "undo", () -> withGame(Game::undo));
    redo = action("Redo Move (Ctrl+Y)", "redo", () -> withGame(Game::redo));
    restart = action("Restart", "restart", this::restart);
    otherSeed = action("Restart with Another Seed", "dice",
        () -> withGame(game -> game.restart(ThreadLocalRandom.current().nextLong(1, 1_000_000))));
    IActionBars bars = getViewSite().getActionBars();
    List.of(restart, otherSeed, undo, redo).forEach(bars.getToolBarManager()::add);
    bars.setGlobalActionHandler(ActionFactory.UNDO.getId(), undo);
    bars.setGlobalActionHandler(ActionFactory.REDO.getId(), redo);
    bars.updateActionBars();
    enableActions();
  }

  private IAction action(String text, String icon, Runnable run) {
    Action action = new Action(text) {
      @Override
      public void run() {
        run.run();
        board.control().setFocus();
      }
    };
    ResourceLocator.imageDescriptorFromBundle(PlayView.class, "icons/" + icon + ".svg").ifPresent(action::setImageDescriptor);
    return action;
  }

  private void enableActions() {
    undo.setEnabled(shown.filter(GameFrame::canUndo).isPresent());
    redo.setEnabled(shown.filter(GameFrame::canRedo).isPresent());
    restart.setEnabled(shown.isPresent());
    otherSeed.setEnabled(shown.isPresent());
  }

  /** Plays a level; what was being played before is given up. */
  void play(PlayTarget target) {
    endSession();
    explain("Starting …");
    session = Optional.of(new PlaySession(target, LanguageServices.find(), FIRST_SEED, new Events(root.getDisplay())));
    board.control().setFocus();
  }

  /** Shows a sentence instead of a game. */
  void explain(String text) {
    shown = Optional.empty();
    outdated = Optional.empty();
    title.setText("");
    status.setText("");
    banner.hide();
    board.showMessage(text);
    sash.setMaximizedControl(board.control());
    enableActions();
  }

  private void show(GameFrame frame) {
    shown = Optional.of(frame);
    set(title, frame.cast().title() + "   ·   move " + frame.ply() + "   ·   seed " + frame.cast().seed());
    set(status, frame.message().isEmpty() ? frame.view().status() : frame.message());
    useImages(frame.cast().sprites());
    board.show(frame);
    sash.setMaximizedControl(null);
    side.show(frame);
    showBanner();
    enableActions();
  }

  private void useImages(Sprites sprites) {
    if (!imagesOf.equals(Optional.of(sprites))) {
      Optional<SpriteImages> old = images;
      images = Optional.of(new SpriteImages(root.getDisplay(), sprites));
      imagesOf = Optional.of(sprites);
      // Buttons show the old pictures until they are filled again.
      old.ifPresent(o -> root.getDisplay().asyncExec(o::close));
    }
  }

  private void showBanner() {
    if (shown.isEmpty()) {
      return;
    }
    List<Choice> after = List.of(new Choice("Restart", this::restart), new Choice("Undo", this::undoAndFocus));
    Outcome outcome = shown.get().outcome();
    switch (outcome) {
      case Outcome.Won won -> banner.show("You win: " + won.reason(), Tone.GOOD, after);
      case Outcome.Lost lost -> banner.show("You lose: " + lost.reason(), Tone.BAD, after);
      case Outcome.Drawn drawn -> banner.show("Drawn: " + drawn.reason(), Tone.NOTE, after);
      case Outcome.Ongoing ongoing -> outdated.ifPresentOrElse(
          issue -> banner.show("The text has a mistake now; you play the level as it was before. " + issue.message(), Tone.NOTE,
              List.of(new Choice("Show", () -> showIssue(issue)))),
          banner::hide);
    }
  }

  private void showIssue(LevelIssue issue) {
    session.ifPresent(s -> s.target().show(issue.offset(), issue.length()));
  }

  private void refused(String reason, Optional<LevelIssue> issue) {
    explain(issue.map(i -> reason + "\n \nLine " + i.line() + ": " + i.message()).orElse(reason));
    issue.ifPresent(i -> banner.show("Line " + i.line() + ": " + i.message(), Tone.BAD,
        List.of(new Choice("Show", () -> showIssue(i)))));
  }

  private void restart() {
    withGame(Game::restart);
    board.control().setFocus();
  }

  private void undoAndFocus() {
    withGame(Game::undo);
    board.control().setFocus();
  }

  private void withGame(Consumer<Game> action) {
    session.ifPresent(s -> s.withGame(action));
  }

  private static void set(Label label, String text) {
    String shownText = text.replace("&", "&&");
    if (!label.getText().equals(shownText)) {
      label.setText(shownText);
    }
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
    images.ifPresent(SpriteImages::close);
    super.dispose();
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
      PlayView.this.restart();
    }

    @Override
    public void pointedAt(String words) {
      shown.ifPresent(frame -> set(status, words.isEmpty() ? frame.view().status() : words));
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
      board.control().setFocus();
    }
  }

  /** Brings news from the session's threads to the user-interface thread; of several frames that wait only the last is shown. */
  private final class Events implements PlaySession.Listener {

    private final Display display;

    Events(Display display) {
      this.display = display;
    }

    @Override
    public void frame(GameFrame frame) {
      if (pending.getAndSet(frame) == null) {
        run(() -> {
          GameFrame newest = pending.getAndSet(null);
          if (newest != null) {
            show(newest);
          }
        });
      }
    }

    @Override
    public void refused(String reason, Optional<LevelIssue> issue) {
      run(() -> PlayView.this.refused(reason, issue));
    }

    @Override
    public void outdated(Optional<LevelIssue> issue) {
      run(() -> {
        if (!outdated.equals(issue)) {
          outdated = issue;
          showBanner();
        }
      });
    }

    private void run(Runnable action) {
      if (display.isDisposed()) {
        return;
      }
      display.asyncExec(() -> {
        boolean mine = session.isPresent() && !root.isDisposed();
        if (mine) {
          action.run();
        }
      });
    }
  }
}
