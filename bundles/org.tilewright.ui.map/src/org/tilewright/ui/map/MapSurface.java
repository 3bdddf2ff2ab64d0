package org.tilewright.ui.map;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.lang.edit.CellChange;
import org.tilewright.ui.common.board.BoardCanvas;
import org.tilewright.ui.common.board.BoardInput;
import org.tilewright.ui.map.tool.MapTool;
import org.tilewright.ui.map.tool.ToolContext;

/** The board of the map page: hands gestures to the chosen tool and what the tool wants to the model. */
final class MapSurface implements BoardInput, ToolContext {

  private static final int CURSOR_DELAY = 150;

  private final MapModel model;
  private final BoardCanvas board;
  private final Runnable changed;
  private final Growing growing;
  private Optional<MapTool> tool = Optional.empty();
  private List<EntitySpec> brush = List.of();
  private boolean stacking;
  private boolean editable;
  private String shownLevel = "";
  private boolean revealing;
  private Consumer<List<EntitySpec>> pickListener = stack -> { };
  private Consumer<Cell> cursorListener = cell -> { };
  private Consumer<String> messageListener = text -> { };
  private Consumer<Character> toolKeyListener = key -> { };
  private final Runnable tellCursor;

  /** @param changed called when what the status line says may have changed */
  MapSurface(Composite parent, MapModel model, Runnable changed) {
    this.model = model;
    this.changed = changed;
    this.board = new BoardCanvas(parent, this);
    this.growing = new Growing(MapPreferences.growing(), new GrowDialog(parent.getShell()));
    this.tellCursor = () -> {
      if (!board.control().isDisposed()) {
        cursorListener.accept(board.cursor());
      }
    };
    board.control().setData("org.tilewright.id", "map.board");
  }

  void onPick(Consumer<List<EntitySpec>> listener) {
    pickListener = listener;
  }

  /** The cursor has come to rest on a cell. */
  void onCursor(Consumer<Cell> listener) {
    cursorListener = listener;
  }

  void onSay(Consumer<String> listener) {
    messageListener = listener;
  }

  void onToolKey(Consumer<Character> listener) {
    toolKeyListener = listener;
  }

  Control control() {
    return board.control();
  }

  BoardCanvas board() {
    return board;
  }

  void show(LevelSnapshot snapshot, boolean broken) {
    String name = snapshot.level().orElseThrow().name();
    if (!name.equals(shownLevel)) {
      board.reset();
      shownLevel = name;
    }
    editable = !broken && model.editable();
    board.setFaded(broken);
    board.show(model.scene().orElseThrow(), snapshot.sprites().orElseThrow());
  }

  void showMessage(String message) {
    editable = false;
    board.setFaded(false);
    board.showMessage(message);
  }

  void setTool(MapTool next) {
    tool.ifPresent(t -> t.deactivate(this));
    tool = Optional.of(next);
    next.activate(this);
  }

  void setBrush(List<EntitySpec> stack) {
    brush = List.copyOf(stack);
    changed.run();
  }

  void setStacking(boolean onTop) {
    stacking = onTop;
  }

  void setGrid(boolean visible) {
    board.setGrid(visible);
  }

  void zoom(boolean in) {
    board.zoom(in);
  }

  void fit() {
    board.fit();
  }

  int percent() {
    return board.viewport().percent();
  }

  /** The cell that the status line is about: the one under the pointer, else the cursor's. */
  Cell focusCell() {
    return board.hover().orElse(board.cursor());
  }

  void setFocus() {
    board.control().setFocus();
  }

  /** Brings a cell into sight without telling anyone. */
  void reveal(Cell cell) {
    revealing = true;
    board.setCursor(cell);
    revealing = false;
  }

  void eraseAtCursor() {
    commit("Erase", List.of(CellChange.erase(board.cursor())));
  }

  @Override
  public List<EntitySpec> brush() {
    return brush;
  }

  @Override
  public void pick(List<EntitySpec> stack) {
    pickListener.accept(stack);
  }

  @Override
  public boolean stacking() {
    return stacking;
  }

  @Override
  public List<EntitySpec> stackAt(Cell cell) {
    return model.stackAt(cell);
  }

  @Override
  public void preview(Collection<CellChange> changes) {
    model.preview(model.bounds().map(level -> growing.previewed(level, changes)).orElse(changes));
  }

  @Override
  public void commit(String label, Collection<CellChange> changes) {
    if (!editable) {
      refuse("The map cannot be changed now.");
      return;
    }
    Collection<CellChange> allowed = model.bounds().map(level -> growing.allowed(level, changes)).orElse(changes);
    if (allowed.isEmpty() && !changes.isEmpty()) {
      refuse("The level keeps its size: nothing is painted beside it.");
    } else if (!model.commit(allowed)) {
      refuse("The map cannot be changed now.");
    }
  }

  private void refuse(String reason) {
    model.preview(List.of());
    say(reason);
  }

  @Override
  public void say(String message) {
    messageListener.accept(message);
  }

  @Override
  public void pressed(Cell cell, int button, int modifiers) {
    board.setCursor(cell);
    if (editable) {
      tool.ifPresent(t -> t.pressed(this, cell, button, modifiers));
    }
  }

  @Override
  public void dragged(Cell cell, int modifiers) {
    tool.ifPresent(t -> t.dragged(this, cell, modifiers));
  }

  @Override
  public void released(Cell cell, int modifiers) {
    tool.ifPresent(t -> t.released(this, cell, modifiers));
  }

  @Override
  public void cancelled() {
    tool.ifPresent(t -> t.cancelled(this));
  }

  @Override
  public void hovered(Optional<Cell> cell) {
    changed.run();
  }

  @Override
  public void activated(Cell cell, int modifiers) {
    if (editable) {
      tool.ifPresent(t -> {
        t.pressed(this, cell, 1, modifiers);
        t.released(this, cell, modifiers);
      });
    }
  }

  @Override
  public void cursorMoved(Cell cell) {
    changed.run();
    if (!revealing) {
      board.control().getDisplay().timerExec(CURSOR_DELAY, tellCursor);
    }
  }

  @Override
  public Bounds cursorRoom(Bounds level) {
    return growing.cursorRoom(level);
  }

  @Override
  public void viewChanged() {
    changed.run();
  }

  @Override
  public boolean key(KeyEvent event) {
    boolean plain = (event.stateMask & (SWT.MOD1 | SWT.ALT)) == 0;
    if (plain && (event.keyCode == SWT.DEL || event.keyCode == SWT.BS)) {
      eraseAtCursor();
      return true;
    }
    if (plain && Character.isLetter(event.character)) {
      toolKeyListener.accept(Character.toLowerCase(event.character));
      return true;
    }
    return false;
  }

  @Override
  public String describe(Cell cell) {
    return model.level().map(level -> "Column " + cell.x() + ", row " + cell.y() + ": " + StackText.of(level, stackAt(cell)))
        .orElse("Map without a level");
  }
}
