package org.tilewright.ui.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.view.PieceView;
import org.tilewright.ui.common.board.BoardCanvas;
import org.tilewright.ui.common.board.BoardInput;
import org.tilewright.ui.common.render.Marks;
import org.tilewright.ui.common.render.Overlay;
import org.tilewright.ui.play.game.GameFrame;
import org.tilewright.ui.play.game.GameFrame.Offer;

/** The board of the playtest view: shows a frame, marks what can be done, turns keys and clicks into commands. */
final class PlayBoard implements BoardInput {

  /** What the board asks for. */
  interface Actions {
    void step(Direction direction);

    void play(String command);

    void undo();

    void redo();

    void restart();

    /** Somebody shall begin on a cell. */
    void playFrom(Cell cell);

    /** Bots shall wait. */
    void hold();

    /** The pointer or the cell cursor is on another cell. @param words what is there */
    void pointedAt(Optional<Cell> cell, String words);
  }

  private final BoardCanvas board;
  private final Actions actions;
  private final Highlights highlights = new Highlights();
  private Optional<GameFrame> frame = Optional.empty();
  private Object shownCast = this;
  private boolean choosing;

  PlayBoard(Composite parent, Actions actions) {
    this.actions = actions;
    this.board = new BoardCanvas(parent, this);
    board.setGrid(false);
    board.setShowsCursor(false);
    board.setOverlays(this::overlays);
    board.control().setData("org.tilewright.id", "play.board");
  }

  Control control() {
    return board.control();
  }

  void show(GameFrame next) {
    if (next.cast() != shownCast) {
      board.reset();
      highlights.reset();
      shownCast = next.cast();
    }
    frame = Optional.of(next);
    highlights.show(next);
    // without arrow keys to steer by, they move the cell cursor, also while others have their turn
    board.setShowsCursor(choosing || showsCursor(next));
    board.show(next.scene(), next.cast().sprites());
    if (next.isSteered()) {
      next.offers().stream().flatMap(offer -> offer.view().target().stream()).findFirst().ifPresent(board::keepInSight);
    }
  }

  /** Whether a click on a cell, or the space bar, tells where to play from. */
  void letChoose(boolean on) {
    if (choosing != on) {
      choosing = on;
      board.setShowsCursor(on || frame.filter(this::showsCursor).isPresent());
      board.redraw();
    }
  }

  private boolean showsCursor(GameFrame shown) {
    return !shown.isSteered() && (shown.table().isShared() || !highlights.sources().isEmpty());
  }

  void showMessage(String message) {
    frame = Optional.empty();
    choosing = false;
    highlights.reset();
    shownCast = this;
    board.setShowsCursor(false);
    board.showMessage(message);
  }

  /** Points out a cell as a click there does, but gives no command. */
  void pointOut(Cell cell) {
    highlights.pointOut(cell);
    if (board.viewport().visible().contains(cell)) {
      board.setCursor(cell);
    } else {
      board.setViewport(board.viewport().centred(Bounds.of(cell)));
      board.setCursor(cell);
    }
    board.redraw();
  }

  private List<Overlay> overlays() {
    List<Overlay> overlays = new ArrayList<>();
    if (frame.isPresent()) {
      overlays.add(Marks.targets(highlights.roles()));
      frame.get().steered().ifPresent(cell -> overlays.add(Marks.pointer(cell)));
      boolean steered = frame.get().isSteered();
      highlights.source().filter(cell -> !steered).ifPresent(cell -> overlays.add(Marks.selection(Bounds.of(cell))));
      if (highlights.source().isEmpty() && !steered) {
        highlights.sources().forEach(cell -> overlays.add(Marks.hover(cell)));
      }
    }
    return overlays;
  }

  @Override
  public void pressed(Cell cell, int button, int modifiers) {
    if (button == 1) {
      board.setCursor(cell);
      act(cell);
    }
  }

  @Override
  public void activated(Cell cell, int modifiers) {
    act(cell);
  }

  private void act(Cell cell) {
    if (frame.isEmpty()) {
      return;
    }
    if (choosing) {
      actions.playFrom(cell);
      return;
    }
    List<Offer> here = highlights.at(cell);
    if (here.isEmpty()) {
      highlights.pointOut(cell);
    } else {
      highlights.clear();
      if (here.size() == 1) {
        actions.play(here.getFirst().text());
      } else {
        choose(here);
      }
    }
    board.redraw();
  }

  private void choose(List<Offer> offers) {
    Menu menu = new Menu(board.control());
    for (Offer offer : offers) {
      MenuItem item = new MenuItem(menu, SWT.PUSH);
      item.setText(offer.view().label().replace("&", "&&"));
      item.addListener(SWT.Selection, event -> actions.play(offer.text()));
    }
    menu.addListener(SWT.Hide, event -> board.control().getDisplay().asyncExec(menu::dispose));
    menu.setVisible(true);
  }

  @Override
  public boolean tabbed(boolean forward) {
    Optional<Cell> next = highlights.next(board.cursor(), forward);
    next.ifPresent(this::pointOut);
    return next.isPresent();
  }

  @Override
  public boolean key(KeyEvent event) {
    if (frame.isEmpty()) {
      return false;
    }
    boolean command = (event.stateMask & SWT.MOD1) != 0;
    boolean shift = (event.stateMask & SWT.SHIFT) != 0;
    if (command && (event.keyCode == 'z' || event.keyCode == 'y')) {
      if (event.keyCode == 'y' || shift) {
        actions.redo();
      } else {
        actions.undo();
      }
      return true;
    }
    Optional<Direction> direction = direction(event.keyCode);
    boolean over = !frame.get().outcome().isOngoing();
    if (direction.isPresent() && !command && !choosing && (frame.get().isSteered() || over)) {
      actions.step(direction.get());
      return true;
    }
    if (over && (event.keyCode == SWT.CR || event.keyCode == SWT.KEYPAD_CR)) {
      actions.restart();
      return true;
    }
    return switch (event.keyCode) {
      case SWT.BS -> {
        actions.undo();
        yield true;
      }
      case SWT.ESC -> {
        highlights.clear();
        board.redraw();
        actions.hold();
        yield true;
      }
      default -> false;
    };
  }

  private static Optional<Direction> direction(int key) {
    return switch (key) {
      case SWT.ARROW_UP -> Optional.of(Direction.UP);
      case SWT.ARROW_DOWN -> Optional.of(Direction.DOWN);
      case SWT.ARROW_LEFT -> Optional.of(Direction.LEFT);
      case SWT.ARROW_RIGHT -> Optional.of(Direction.RIGHT);
      default -> Optional.empty();
    };
  }

  @Override
  public void hovered(Optional<Cell> cell) {
    actions.pointedAt(cell, cell.map(this::words).orElse(""));
  }

  @Override
  public void cursorMoved(Cell cell) {
    actions.pointedAt(Optional.of(cell), words(cell));
  }

  private String words(Cell cell) {
    if (frame.isEmpty()) {
      return "";
    }
    String pieces = frame.get().view().pieces().at(cell).stream().map(PieceView::label)
        .collect(Collectors.joining(", "));
    return cell + (pieces.isEmpty() ? "" : "  " + pieces);
  }

  @Override
  public String describe(Cell cell) {
    return frame.map(f -> "Playtest of " + f.cast().title() + ". " + f.view().status()
        + (board.hover().isPresent() || !f.isSteered() ? ". " + words(cell) : "")).orElseGet(() -> "Playtest, no game. " + board.message());
  }
}
