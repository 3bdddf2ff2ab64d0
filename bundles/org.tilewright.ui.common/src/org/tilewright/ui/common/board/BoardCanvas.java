package org.tilewright.ui.common.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.render.Scene;
import org.tilewright.render.Sprites;
import org.tilewright.render.Theme;
import org.tilewright.ui.common.render.BoardRenderer;
import org.tilewright.ui.common.render.Marks;
import org.tilewright.ui.common.render.Overlay;
import org.tilewright.ui.common.render.SpriteArrivals;
import org.tilewright.ui.common.render.Viewport;

/**
 * A widget that shows a scene. It can be zoomed (Ctrl + wheel, plus, minus, 0 to fit) and moved (scroll bars, wheel, middle button,
 * space bar with the left button); arrow keys move a cell cursor. Everything else is left to a {@link BoardInput}.
 */
public final class BoardCanvas {

  /** Boards are not blown up beyond this size of a cell when they are made to fit, in points. */
  private static final double LARGEST_FIT = 48;
  private static final int VEIL = 150;

  private final Canvas canvas;
  private final BoardInput input;
  private final BoardScrolling scrolling;
  private final BoardAccess access;
  private BoardRenderer renderer;
  private Sprites sprites;
  private Optional<SpriteArrivals> arrivals = Optional.empty();
  private Optional<Scene> scene = Optional.empty();
  private Supplier<List<Overlay>> overlays = List::of;
  private String message = "";
  private boolean grid = true;
  private boolean faded;
  private boolean showsCursor = true;
  private boolean fits = true;
  /** While a mouse button is down, the board stays where it is: an unmoved pointer must not come to lie over another cell. */
  private boolean held;
  private Optional<Cell> revealWhenReleased = Optional.empty();
  private Viewport viewport = Viewport.initial();
  private Viewport announced = viewport;
  private Cell cursor = new Cell(0, 0);
  private Optional<Cell> hover = Optional.empty();

  /** A canvas in {@code parent} whose gestures go to {@code input}. */
  public BoardCanvas(Composite parent, BoardInput input) {
    this.input = Objects.requireNonNull(input);
    canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND | SWT.H_SCROLL | SWT.V_SCROLL);
    canvas.setData(BoardCanvas.class.getName(), this);
    scrolling = new BoardScrolling(this);
    canvas.addListener(SWT.Paint, this::paint);
    canvas.addListener(SWT.Resize, event -> resized());
    canvas.addListener(SWT.Dispose, event -> {
      closeRenderer();
      arrivals.ifPresent(SpriteArrivals::close);
    });
    canvas.addListener(SWT.FocusIn, event -> canvas.redraw());
    canvas.addListener(SWT.FocusOut, event -> canvas.redraw());
    new BoardMouse(this, input, new BoardKeys(this, input));
    access = new BoardAccess(this, input);
  }

  /** The board whose widget {@code control} is; empty for other widgets. */
  public static Optional<BoardCanvas> of(Control control) {
    return control.getData(BoardCanvas.class.getName()) instanceof BoardCanvas board ? Optional.of(board) : Optional.empty();
  }

  /** The widget, for layout data, focus and menus. */
  public Control control() {
    return canvas;
  }

  Canvas canvas() {
    return canvas;
  }

  /** Shows a scene drawn with the given sprites. The part of the board in sight stays, unless it has never been chosen. */
  public void show(Scene newScene, Sprites newSprites) {
    if (newSprites != sprites) {
      closeRenderer();
      sprites = newSprites;
      arrivals.ifPresent(SpriteArrivals::close);
      arrivals = Optional.of(new SpriteArrivals(canvas.getDisplay(), sprites, this::spritesArrived));
    }
    boolean first = scene.isEmpty() || scene.get().bounds().isEmpty();
    scene = Optional.of(newScene);
    message = "";
    if (first) {
      newScene.bounds().filter(b -> !b.contains(cursor)).ifPresent(b -> cursor = new Cell(b.left(), b.top()));
    } else {
      newScene.bounds().map(input::cursorRoom).ifPresent(room -> cursor = room.nearest(cursor));
    }
    if (fits && !held) {
      fit();
    }
    changed();
  }

  private void spritesArrived() {
    if (renderer != null) {
      renderer.refresh();
    }
    redraw();
  }

  /** Keeps the board in its place until {@link #release}, whatever is shown meanwhile. */
  void hold() {
    held = true;
  }

  /** Makes up for what {@link #hold} has put off: the fit of the whole board, or the sight of the cursor. */
  void release() {
    held = false;
    Optional<Cell> cell = revealWhenReleased;
    revealWhenReleased = Optional.empty();
    if (fits) {
      fit();
    }
    cell.ifPresent(this::reveal);
  }

  /** The sentence that is shown instead of a board; empty while there is a board. */
  public String message() {
    return message;
  }

  /** Shows a sentence instead of a board. */
  public void showMessage(String text) {
    scene = Optional.empty();
    message = text;
    changed();
  }

  /** Forgets where the user looked: the next scene is shown as a whole, with the cursor in its corner. */
  public void reset() {
    scene = Optional.empty();
    fits = true;
  }

  /** What is shown over the board, asked for at every painting. */
  public void setOverlays(Supplier<List<Overlay>> newOverlays) {
    overlays = newOverlays;
    canvas.redraw();
  }

  /** Whether lines are drawn between the cells. */
  public void setGrid(boolean visible) {
    grid = visible;
    canvas.redraw();
  }

  /** Whether the board is shown as something out of use. */
  public void setFaded(boolean out) {
    if (faded != out) {
      faded = out;
      canvas.redraw();
    }
  }

  /** Whether the keyboard has a cell cursor here. */
  public void setShowsCursor(boolean shows) {
    showsCursor = shows;
    canvas.redraw();
  }

  boolean showsCursor() {
    return showsCursor;
  }

  /** Paints again soon, after a change of what overlays show. */
  public void redraw() {
    if (!canvas.isDisposed()) {
      canvas.redraw();
    }
  }

  /** Which part of the board is in sight. */
  public Viewport viewport() {
    return viewport;
  }

  /** Shows another part of the board, or at another size. */
  public void setViewport(Viewport view) {
    fits = false;
    moveTo(view);
  }

  private void moveTo(Viewport view) {
    viewport = bounds().map(view::keeping).orElse(view);
    changed();
  }

  /** Shows the whole board, now and whenever the widget's size changes, until the user moves or zooms. */
  public void fit() {
    fits = true;
    Rectangle area = canvas.getClientArea();
    Viewport sized = viewport.resized(area.width, area.height);
    viewport = area.width > 0 && area.height > 0
        ? bounds().map(b -> sized.fitting(b, LARGEST_FIT)).orElse(sized) : sized;
    changed();
  }

  /** Zooms to the next usual size around the middle of the widget. */
  public void zoom(boolean in) {
    int x = viewport.width() / 2;
    int y = viewport.height() / 2;
    setViewport(in ? viewport.zoomedIn(x, y) : viewport.zoomedOut(x, y));
  }

  /** The cells worth showing. */
  Optional<Bounds> bounds() {
    return scene.flatMap(Scene::bounds);
  }

  /** The cell that the keyboard acts on. */
  public Cell cursor() {
    return cursor;
  }

  /** Moves the cell cursor, at most to the border of where it may be, and brings it into sight. */
  public void setCursor(Cell wanted) {
    Cell cell = bounds().map(input::cursorRoom).map(room -> room.nearest(wanted)).orElse(wanted);
    if (!cell.equals(cursor)) {
      cursor = cell;
      input.cursorMoved(cell);
      access.announce();
    }
    if (held) {
      revealWhenReleased = Optional.of(cell);
      changed();
    } else {
      reveal(cell);
    }
  }

  private void reveal(Cell cell) {
    // a board that is in sight as a whole stays where it is; elsewhere there is to be room around the cursor
    Viewport revealing = fits && viewport.visible().contains(cell) ? viewport : viewport.revealing(cell);
    if (!revealing.equals(viewport)) {
      fits = false;
      viewport = revealing;
    }
    changed();
  }

  /** Brings a cell into sight that is out of it, and moves nothing else. */
  public void keepInSight(Cell cell) {
    if (!viewport.visible().contains(cell)) {
      if (held) {
        revealWhenReleased = Optional.of(cell);
      } else {
        setViewport(viewport.revealing(cell));
      }
    }
  }

  /** The cell under the pointer. */
  public Optional<Cell> hover() {
    return hover;
  }

  void setHover(Optional<Cell> cell) {
    if (!cell.equals(hover)) {
      hover = cell;
      input.hovered(cell);
      canvas.redraw();
    }
  }

  /** The cell under a point of the widget. */
  public Cell cellAt(int x, int y) {
    return viewport.cellAt(x, y);
  }

  /** The middle of a cell in the widget. */
  public Point middleOf(Cell cell) {
    return new Point((viewport.left(cell.x()) + viewport.left(cell.x() + 1)) / 2,
        (viewport.top(cell.y()) + viewport.top(cell.y() + 1)) / 2);
  }

  private void resized() {
    Rectangle area = canvas.getClientArea();
    if (fits && !held) {
      fit();
    } else {
      moveTo(viewport.resized(area.width, area.height));
    }
  }

  private void changed() {
    scrolling.update();
    canvas.redraw();
    if (!viewport.equals(announced)) {
      announced = viewport;
      input.viewChanged();
    }
  }

  private void paint(Event event) {
    GC gc = event.gc;
    if (scene.isEmpty() || sprites == null) {
      paintMessage(gc);
      return;
    }
    Rectangle clip = new Rectangle(event.x, event.y, event.width, event.height);
    renderer().paint(gc, clip, scene.get(), viewport, grid, marks());
    if (faded) {
      gc.setAlpha(VEIL);
      gc.setBackground(canvas.getBackground());
      gc.fillRectangle(clip);
      gc.setAlpha(255);
    }
  }

  private List<Overlay> marks() {
    List<Overlay> marks = new ArrayList<>(overlays.get());
    if (showsCursor) {
      hover.ifPresent(cell -> marks.add(Marks.hover(cell)));
      if (canvas.isFocusControl()) {
        marks.add(Marks.focus(cursor));
      }
    }
    return marks;
  }

  private void paintMessage(GC gc) {
    Rectangle area = canvas.getClientArea();
    gc.setBackground(canvas.getBackground());
    gc.fillRectangle(area);
    gc.setForeground(canvas.getForeground());
    new MessageText(message).paint(gc, area);
  }

  private BoardRenderer renderer() {
    Color surrounding = canvas.getBackground();
    Theme theme = Theme.matching(surrounding.getRed() << 16 | surrounding.getGreen() << 8 | surrounding.getBlue());
    if (renderer != null && !renderer.theme().equals(theme)) {
      closeRenderer();
    }
    if (renderer == null) {
      renderer = new BoardRenderer(canvas.getDisplay(), sprites, theme);
    }
    return renderer;
  }

  private void closeRenderer() {
    if (renderer != null) {
      renderer.close();
      renderer = null;
    }
  }
}
