package org.tilewright.ui.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
import org.tilewright.engine.view.CommandView.Role;
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

    /** The pointer is on another cell. */
    void pointedAt(String words);
  }

  private final BoardCanvas board;
  private final Actions actions;
  private Optional<GameFrame> frame = Optional.empty();
  private Optional<Cell> source = Optional.empty();
  private Set<Cell> sources = Set.of();
  private Object shownCast = this;

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

  BoardCanvas canvas() {
    return board;
  }

  void show(GameFrame next) {
    if (next.cast() != shownCast) {
      board.reset();
      shownCast = next.cast();
    }
    frame = Optional.of(next);
    sources = next.offers().stream().flatMap(offer -> offer.view().source().stream()).collect(Collectors.toSet());
    source = source.filter(sources::contains);
    boolean pointed = !next.isSteered() && next.offers().stream().anyMatch(offer -> offer.view().target().isPresent());
    board.setShowsCursor(pointed);
    board.show(next.scene(), next.cast().sprites());
    if (next.isSteered()) {
      next.offers().stream().flatMap(offer -> offer.view().target().stream()).findFirst().ifPresent(this::keepInSight);
    }
  }

  private void keepInSight(Cell cell) {
    Bounds seen = board.viewport().visible();
    if (!seen.contains(cell)) {
      board.setViewport(board.viewport().revealing(cell));
    }
  }

  void showMessage(String message) {
    frame = Optional.empty();
    source = Optional.empty();
    sources = Set.of();
    shownCast = this;
    board.setShowsCursor(false);
    board.showMessage(message);
  }

  private List<Overlay> overlays() {
    if (frame.isEmpty()) {
      return List.of();
    }
    Map<Cell, Role> targets = new HashMap<>();
    for (Offer offer : frame.get().offers()) {
      if (isAimed(offer)) {
        offer.view().target().ifPresent(cell -> targets.merge(cell, offer.view().role(), PlayBoard::stronger));
      }
    }
    List<Overlay> overlays = new ArrayList<>();
    overlays.add(Marks.targets(targets));
    if (source.isPresent()) {
      overlays.add(Marks.selection(Bounds.of(source.get())));
    } else if (sources.size() > 1) {
      sources.forEach(cell -> overlays.add(Marks.hover(cell)));
    }
    return overlays;
  }

  /** Whether the piece that would act has been chosen, or need not be because there is only one. */
  private boolean isAimed(Offer offer) {
    return sources.size() < 2 || offer.view().source().isEmpty() || offer.view().source().equals(source);
  }

  private static Role stronger(Role a, Role b) {
    List<Role> order = List.of(Role.OTHER, Role.MOVE, Role.INTERACT, Role.ATTACK);
    return order.indexOf(a) >= order.indexOf(b) ? a : b;
  }

  @Override
  public void pressed(Cell cell, int button, int modifiers) {
    if (button == 1) {
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
    List<Offer> here = frame.get().offers().stream()
        .filter(offer -> offer.view().target().filter(cell::equals).isPresent())
        .filter(this::isAimed).toList();
    if (here.size() == 1) {
      source = Optional.empty();
      actions.play(here.getFirst().text());
    } else if (here.size() > 1) {
      choose(here);
    } else {
      source = source.equals(Optional.of(cell)) || !sources.contains(cell) ? Optional.empty() : Optional.of(cell);
      board.redraw();
    }
  }

  private void choose(List<Offer> offers) {
    Menu menu = new Menu(board.control());
    for (Offer offer : offers) {
      MenuItem item = new MenuItem(menu, SWT.PUSH);
      item.setText(offer.view().label());
      item.addListener(SWT.Selection, event -> {
        source = Optional.empty();
        actions.play(offer.text());
      });
    }
    menu.addListener(SWT.Hide, event -> board.control().getDisplay().asyncExec(menu::dispose));
    menu.setVisible(true);
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
    if (direction.isPresent() && !command && (frame.get().isSteered() || over)) {
      actions.step(direction.get());
      return true;
    }
    if (over && (event.keyCode == SWT.CR || event.keyCode == SWT.KEYPAD_CR)) {
      actions.restart();
      return true;
    }
    if (event.keyCode == SWT.BS) {
      actions.undo();
      return true;
    }
    return false;
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
    String words = cell.map(this::words).orElse("");
    actions.pointedAt(words);
  }

  private String words(Cell cell) {
    if (frame.isEmpty()) {
      return "";
    }
    String pieces = frame.get().view().pieces().stream().filter(piece -> piece.cell().equals(cell)).map(PieceView::label)
        .collect(Collectors.joining(", "));
    return cell + (pieces.isEmpty() ? "" : "  " + pieces);
  }

  @Override
  public String describe(Cell cell) {
    return frame.map(f -> "Playtest of " + f.cast().title() + ". " + f.view().status()
        + (board.hover().isPresent() ? ". " + words(cell) : "")).orElse("Playtest, no game");
  }
}
