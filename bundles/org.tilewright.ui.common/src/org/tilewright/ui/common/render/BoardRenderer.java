package org.tilewright.ui.common.render;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.graphics.Rectangle;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.render.BoardPainter;
import org.tilewright.render.Pixels;
import org.tilewright.render.Scene;
import org.tilewright.render.Sprites;
import org.tilewright.render.Theme;

/**
 * Paints a scene into a widget. The board is kept as square images of many cells, which survive panning; when the scene changes,
 * only the images with changed cells are painted again, so any number of scenes may be handed in. UI thread only.
 */
public final class BoardRenderer implements AutoCloseable {

  private static final PaletteData RGB = new PaletteData(0xff0000, 0xff00, 0xff);
  private static final int TILE_SIDE = 256;
  /** Images kept at most, in points; several screens full. */
  private static final long KEPT_POINTS = 16L << 20;
  private static final int GRID_FROM = 8;

  private final Device device;
  private final Theme theme;
  private final BoardPainter painter;
  private final Map<TileKey, Tile> tiles = new LinkedHashMap<>(64, 0.75f, true);
  private long keptPoints;
  private double cellSize;

  private record TileKey(int x, int y) {
  }

  /** An image and the scene it shows. */
  private record Tile(Image image, Scene scene, Bounds cells, long points, AtomicBoolean settled) {
  }

  /** A renderer of boards with the given sprites and colours. */
  public BoardRenderer(Device device, Sprites sprites, Theme theme) {
    this.device = device;
    this.theme = theme;
    this.painter = new BoardPainter(sprites, theme);
  }

  /** The colours boards are painted in. */
  public Theme theme() {
    return theme;
  }

  /**
   * Paints what is seen of a scene.
   *
   * @param clip     the part of the widget to paint
   * @param grid     whether to draw lines between cells (not below {@value #GRID_FROM} points per cell)
   * @param overlays drawn over the board, first to last
   */
  public void paint(GC gc, Rectangle clip, Scene scene, Viewport view, boolean grid, List<Overlay> overlays) {
    gc.setBackground(Marks.colour(theme.background()));
    gc.setAlpha(255);
    gc.fillRectangle(clip);
    if (view.cellSize() != cellSize) {
      close();
      cellSize = view.cellSize();
    }
    scene.bounds().ifPresent(bounds -> {
      paintTiles(gc, clip, scene, view, bounds);
      if (grid && cellSize >= GRID_FROM) {
        paintGrid(gc, clip, view, bounds);
      }
    });
    gc.setAntialias(SWT.ON);
    for (Overlay overlay : overlays) {
      gc.setAlpha(255);
      overlay.paint(gc, view, theme);
    }
    gc.setAlpha(255);
  }

  /** Cells per side of an image: so many that its edges are whole numbers of points. */
  private int tileCells() {
    return cellSize == Math.rint(cellSize) ? Math.max(1, (int) (TILE_SIDE / cellSize))
        : 10 * Math.max(1, (int) Math.round(TILE_SIDE / cellSize / 10));
  }

  private void paintTiles(GC gc, Rectangle clip, Scene scene, Viewport view, Bounds bounds) {
    int n = tileCells();
    int left = Math.max(view.cellAt(clip.x, clip.y).x(), bounds.left());
    int top = Math.max(view.cellAt(clip.x, clip.y).y(), bounds.top());
    int right = Math.min(view.cellAt(clip.x + clip.width - 1, clip.y).x(), bounds.right());
    int bottom = Math.min(view.cellAt(clip.x, clip.y + clip.height - 1).y(), bounds.bottom());
    for (int y = Math.floorDiv(top, n); y <= Math.floorDiv(bottom, n) && left <= right; y++) {
      for (int x = Math.floorDiv(left, n); x <= Math.floorDiv(right, n); x++) {
        Tile tile = tile(new TileKey(x, y), scene, n);
        gc.drawImage(tile.image(), view.left(tile.cells().left()), view.top(tile.cells().top()));
      }
    }
  }

  private Tile tile(TileKey key, Scene scene, int n) {
    Tile known = tiles.get(key);
    if (known != null && known.scene() == scene) {
      return known;
    }
    if (known != null && scene.looksAs(known.scene(), known.cells(), cellSize >= BoardPainter.SPRITE_SIZE)) {
      Tile renewed = new Tile(known.image(), scene, known.cells(), known.points(), known.settled());
      tiles.put(key, renewed);
      return renewed;
    }
    if (known != null) {
      forget(tiles.remove(key));
    }
    Bounds cells = Bounds.ofSize(key.x() * n, key.y() * n, n, n);
    double size = cellSize;
    AtomicBoolean settled = new AtomicBoolean(true);
    Image image = new Image(device, (int zoom) -> {
      Pixels pixels = painter.paint(scene, cells, size * zoom / 100);
      settled.compareAndSet(true, pixels.settled());
      return data(pixels);
    });
    long side = BoardPainter.edge(cells.right() + 1, size) - BoardPainter.edge(cells.left(), size);
    Tile made = new Tile(image, scene, cells, side * side, settled);
    tiles.put(key, made);
    keptPoints += made.points();
    while (keptPoints > KEPT_POINTS && tiles.size() > 1) {
      forget(tiles.remove(tiles.keySet().iterator().next()));
    }
    return made;
  }

  private void forget(Tile tile) {
    keptPoints -= tile.points();
    tile.image().dispose();
  }

  private static ImageData data(Pixels pixels) {
    ImageData data = new ImageData(pixels.width(), pixels.height(), 24, RGB);
    for (int y = 0, i = 0; y < pixels.height(); y++) {
      int at = y * data.bytesPerLine;
      for (int x = 0; x < pixels.width(); x++, i++) {
        int p = pixels.rgb()[i];
        data.data[at++] = (byte) (p >> 16);
        data.data[at++] = (byte) (p >> 8);
        data.data[at++] = (byte) p;
      }
    }
    return data;
  }

  private void paintGrid(GC gc, Rectangle clip, Viewport view, Bounds bounds) {
    Bounds seen = view.visible();
    int left = Math.max(clip.x, view.left(bounds.left()));
    int right = Math.min(clip.x + clip.width, view.left(bounds.right() + 1));
    int top = Math.max(clip.y, view.top(bounds.top()));
    int bottom = Math.min(clip.y + clip.height, view.top(bounds.bottom() + 1));
    gc.setAntialias(SWT.OFF);
    gc.setForeground(Marks.colour(theme.grid()));
    gc.setAlpha(130);
    gc.setLineStyle(SWT.LINE_SOLID);
    gc.setLineWidth(1);
    for (int x = Math.max(seen.left(), bounds.left()); x <= Math.min(seen.right(), bounds.right()) + 1; x++) {
      gc.drawLine(view.left(x), top, view.left(x), bottom);
    }
    for (int y = Math.max(seen.top(), bounds.top()); y <= Math.min(seen.bottom(), bounds.bottom()) + 1; y++) {
      gc.drawLine(left, view.top(y), right, view.top(y));
    }
  }

  /** Paints anew, next time, what was painted before all of its sprites were drawn. */
  public void refresh() {
    tiles.values().removeIf(tile -> {
      if (!tile.settled().get()) {
        forget(tile);
      }
      return !tile.settled().get();
    });
  }

  /** Disposes all images; the renderer may go on being used. */
  @Override
  public void close() {
    tiles.values().forEach(tile -> tile.image().dispose());
    tiles.clear();
    keptPoints = 0;
  }
}
