package org.tilewright.ui.tests.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Scrollable;
import org.eclipse.swt.widgets.Table;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.grid.Cell;
import org.tilewright.render.SpriteWorkshop;
import org.tilewright.ui.common.board.BoardCanvas;
import org.tilewright.ui.common.editor.LevelEditor;
import org.tilewright.ui.common.render.LevelSprites;
import org.tilewright.ui.map.MapPage;
import org.tilewright.ui.tests.Gestures;
import org.tilewright.ui.tests.Screenshots;
import org.tilewright.ui.tests.UiTest;

/** Levels whose pictures take long, or whose cells are far apart, are shown and edited like all others. */
class OddLevelsTest extends UiTest {

  private static final String HEAD = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 32 32\">";
  private static final RGB GREEN = new RGB(0, 200, 0);

  @AfterEach
  void drawInTheBackgroundAgain() {
    LevelSprites.use(Display.getCurrent(), SpriteWorkshop.inBackground());
  }

  @Test
  void theMapPageShowsLettersUntilSpritesAreDrawn() throws Exception {
    Queue<Runnable> work = new ConcurrentLinkedQueue<>();
    LevelSprites.use(Display.getCurrent(), new SpriteWorkshop(work::add));
    sprite("good", "<rect width=\"32\" height=\"32\" fill=\"#00c800\"/>");
    sprite("dashes", "<path d=\"M0 0L30 30\" stroke=\"#000\" stroke-dasharray=\"0.000001\"/>");
    sprite("blur", "<filter id=\"f\"><feGaussianBlur stdDeviation=\"100000\"/></filter>"
        + "<rect width=\"9\" height=\"9\" filter=\"url(#f)\"/>");
    sprite("cycle", "<g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"><use href=\"#a\"/></g>");
    sprite("large", "<g data-when=\"n\">".repeat(60_000));

    openMap("""
        level odd uses dungeon {
          kind good extends wall "Good"
          kind dashes extends wall "Dashes"
          kind blur extends wall "Blur"
          kind cycle extends wall "Cycle"
          kind large extends wall "Large"
          place player at (0, 0)
          place good at (1, 0)
          place dashes at (2, 0)
          place blur at (3, 0)
          place cycle at (4, 0)
          place large at (5, 0)
          goal exit
        }
        """);
    await("the board", () -> !work.isEmpty() && !GREEN.equals(cornerOf(new Cell(1, 0))));
    ImageData letters = icon("Good");
    ImageData hostile = icon("Dashes");
    Screenshots.take("map-sprites-waiting");

    await("the sprite on the board", () -> {
      for (Runnable next = work.poll(); next != null; next = work.poll()) {
        next.run();
      }
      return GREEN.equals(cornerOf(new Cell(1, 0)));
    });
    await("the sprite in the palette", () -> !same(letters, icon("Good")));
    assertTrue(same(hostile, icon("Dashes")), "what cannot be drawn keeps its letters");
    assertNotEquals(GREEN, cornerOf(new Cell(2, 0)));
    Screenshots.take("map-sprites-drawn");
  }

  private void sprite(String kind, String elements) throws Exception {
    file("sprites/" + kind + ".svg", HEAD + elements + "</svg>");
  }

  private static ImageData icon(String title) {
    Table palette = (Table) Gestures.find("map.palette").orElseThrow();
    for (int i = 0; i < palette.getItemCount(); i++) {
      if (palette.getItem(i).getText().equals(title)) {
        return palette.getItem(i).getImage().getImageData();
      }
    }
    throw new AssertionError("The palette has no kind '" + title + "'");
  }

  private static boolean same(ImageData one, ImageData other) {
    return Arrays.equals(one.data, other.data);
  }

  /** The colour that is painted near the upper left corner of a cell, where letter tiles leave the floor free. */
  private static RGB cornerOf(Cell cell) {
    BoardCanvas board = board();
    Point at = new Point(board.viewport().left(cell.x()) + 2, board.viewport().top(cell.y()) + 2);
    board.control().update();
    Image image = new Image(board.control().getDisplay(), 1, 1);
    GC gc = new GC(board.control());
    try {
      gc.copyArea(image, at.x, at.y);
      ImageData data = image.getImageData();
      return data.palette.getRGB(data.getPixel(0, 0));
    } finally {
      gc.dispose();
      image.dispose();
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {30_000, 1_000_000_000})
  void wallsFarApartAreShownReachedAndEdited(int distance) throws Exception {
    String far = "(" + distance + ", " + -distance + ")";
    LevelEditor editor = openMap("""
        level far uses dungeon {
          place player at (0, 0)
          place wall at (-2, 0), FAR
          goal exit
        }
        """.replace("FAR", far));
    BoardCanvas board = board();
    Gestures.key(board.control(), SWT.END, SWT.MOD1);
    Gestures.key(board.control(), SWT.END, SWT.MOD1);
    board.setCursor(new Cell(distance, -distance));
    assertTrue(board.viewport().visible().contains(distance, -distance), "cells smaller than a pixel: " + board.viewport());
    board.setViewport(board.viewport().zoomed(32, 0, 0));
    board.setCursor(new Cell(distance, -distance));
    assertTrue(board.viewport().visible().contains(distance, -distance), board.viewport().toString());
    Point middle = board.middleOf(new Cell(distance, -distance));
    assertEquals(new Cell(distance, -distance), board.cellAt(middle.x, middle.y));

    Scrollable control = (Scrollable) board.control();
    control.getHorizontalBar().setSelection(0);
    control.getHorizontalBar().notifyListeners(SWT.Selection, new Event());
    assertTrue(board.viewport().visible().contains(-2, board.viewport().visible().top()), board.viewport().toString());
    control.getHorizontalBar().setSelection(control.getHorizontalBar().getMaximum());
    control.getHorizontalBar().notifyListeners(SWT.Selection, new Event());
    assertTrue(board.viewport().visible().contains(distance, -distance), board.viewport().toString());
    board.fit();
    spin();
    Screenshots.take("map-far-" + distance);

    board.setCursor(new Cell(distance, -distance));
    Gestures.key(board.control(), SWT.DEL, 0);
    assertFalse(document(editor).get().contains(far), document(editor).get());
  }

  private LevelEditor openMap(String text) throws Exception {
    LevelEditor editor = open(file("odd.level", text));
    assertTrue(editor.showPage(MapPage.ID));
    await("the map", () -> Gestures.find("map.palette").filter(p -> ((Table) p).getItemCount() > 0).isPresent());
    return editor;
  }

  private static BoardCanvas board() {
    return Gestures.board("map.board");
  }
}
