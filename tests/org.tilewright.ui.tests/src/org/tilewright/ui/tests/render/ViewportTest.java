package org.tilewright.ui.tests.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.ui.common.render.Viewport;

class ViewportTest {

  private static Viewport view(double cell, double x, double y) {
    return new Viewport(cell, x, y, 640, 480);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.1, 0.7, 1.6, 2.3, 6.4, 7.9, 8, 13, 32, 1024})
  void everyPixelBelongsToTheCellThatIsDrawnThere(double cell) {
    for (double origin : new double[] {0, -777.3, 100_000.7}) {
      Viewport view = view(cell, origin, -origin);
      for (int p = 0; p < 640; p++) {
        Cell found = view.cellAt(p, p);
        assertTrue(view.left(found.x()) <= p && p < view.left(found.x() + 1), "column at " + p);
        assertTrue(view.top(found.y()) <= p && p < view.top(found.y() + 1), "row at " + p);
      }
    }
  }

  @Test
  void zoomStaysBetweenFiveAndThreeThousandTwoHundredPercent() {
    assertEquals(3200, view(5000, 0, 0).percent());
    Viewport view = view(32, 0, 0);
    for (int i = 0; i < 100; i++) {
      view = view.zoomedIn(10, 10);
    }
    assertEquals(3200, view.percent());
    for (int i = 0; i < 100; i++) {
      view = view.zoomedOut(10, 10);
    }
    assertEquals(5, view.percent());
  }

  @Test
  void zoomingKeepsTheCellUnderThePointer() {
    Viewport view = view(32, 500, 300);
    Cell before = view.cellAt(320, 240);
    assertEquals(before, view.zoomedIn(320, 240).cellAt(320, 240));
    assertEquals(before, view.zoomedIn(320, 240).zoomedIn(320, 240).zoomedOut(320, 240).cellAt(320, 240));
  }

  @Test
  void fittingShowsBoardsAsAWholeWhoseCellsAreSmallerThanAPixel() {
    Bounds board = new Bounds(0, 0, 998, 998);
    Viewport fitted = view(32, 0, 0).fitting(board, 64);
    assertEquals(0.4, fitted.cellSize());
    assertTrue(fitted.left(0) >= 0 && fitted.left(999) <= 640);
    assertTrue(fitted.top(0) >= 0 && fitted.top(999) <= 480);
    assertEquals(fitted, fitted.zoomedOut(320, 240), "one zooms out to 5 % only");
    assertEquals(5, fitted.zoomedIn(320, 240).percent());
    assertEquals(0.1, view(0.01, 0, 0).cellSize());
  }

  @Test
  void fittingShowsAllAsLargeAsAllowed() {
    Bounds board = new Bounds(-3, -2, 16, 9);
    Viewport fitted = view(32, 0, 0).fitting(board, 64);
    assertEquals(30, fitted.cellSize());
    assertTrue(fitted.left(-3) >= 0 && fitted.left(17) <= 640);
    assertEquals(24, view(32, 0, 0).fitting(board, 24).cellSize());
    assertEquals(0.1, view(32, 0, 0).fitting(Bounds.ofSize(0, 0, 4000, 4000), 64).cellSize());
  }

  @Test
  void theVisibleCellsAreThoseInTheWidget() {
    assertEquals(new Bounds(0, 0, 19, 14), view(32, 0, 0).visible());
    assertEquals(new Bounds(-1, 0, 19, 15), view(32, -1, 1).visible());
    assertEquals(new Bounds(2, 2, 2, 2), new Viewport(32, 64, 64, 0, 0).visible());
  }

  @Test
  void revealingMovesNoMoreThanNeeded() {
    Viewport view = view(32, 0, 0);
    assertEquals(view, view.revealing(new Cell(5, 5)));
    Viewport moved = view.revealing(new Cell(25, 5));
    assertEquals(0, moved.originY());
    assertEquals(26, moved.visible().right());
    assertTrue(view(1024, 0, 0).revealing(new Cell(3, 3)).visible().contains(3, 3));
  }

  @Test
  void theBoardCannotBePushedOutOfSight() {
    Bounds board = new Bounds(0, 0, 9, 9);
    Viewport far = view(32, 1e9, -1e9).keeping(board);
    Bounds seen = far.visible();
    assertTrue(seen.left() <= 9 && seen.bottom() >= 0);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1.6, 2.3, 7.9, 8, 32, 1024})
  void aCellAThousandMillionCellsAwayIsFound(double cell) {
    for (int far : new int[] {-1_000_000_000, 999_999_999, 1_000_000_000}) {
      Viewport view = view(cell, 0, 0).centred(Bounds.of(new Cell(far, -far)));
      Cell middle = view.cellAt(320, 240);
      assertTrue(Math.abs(middle.x() - far) <= 1 && Math.abs(middle.y() + far) <= 1, middle.toString());
      assertTrue(view.left(middle.x()) <= 320 && view.left(middle.x() + 1) > 320, "column at " + view.left(middle.x()));
      assertTrue(view.top(middle.y()) <= 240 && view.top(middle.y() + 1) > 240, "row at " + view.top(middle.y()));
      assertTrue(view(cell, 0, 0).revealing(new Cell(far, -far)).visible().contains(far, -far));
      assertTrue(view.left(-far) * (long) Integer.signum(far) < -640, "on its side of the widget");
      assertTrue(view.top(far) * (long) Integer.signum(far) > 480, "on its side of the widget");
    }
  }

  @Test
  void aBoardFromOneEndOfAllCellsToTheOtherFitsAndIsKeptInSight() {
    Bounds all = new Bounds(-1_000_000_000, -1_000_000_000, 1_000_000_000, 1_000_000_000);
    Viewport fitted = view(32, 0, 0).fitting(all, 64);
    assertEquals(Viewport.MIN_CELL, fitted.cellSize());
    assertTrue(fitted.visible().contains(0, 0));
    assertEquals(fitted, fitted.keeping(all));
    assertTrue(view(32, 1e18, -1e18).keeping(all).visible().contains(1_000_000_000, -1_000_000_000));
    assertEquals(new Cell(2_000_000_000, -2_000_000_000), view(1024, 1e18, -1e18).cellAt(0, 0));
  }
}
