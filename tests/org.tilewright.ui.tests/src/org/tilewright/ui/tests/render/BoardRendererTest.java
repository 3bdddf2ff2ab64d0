package org.tilewright.ui.tests.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.render.BoardPainter;
import org.tilewright.render.LevelScene;
import org.tilewright.render.Pixels;
import org.tilewright.render.Scene;
import org.tilewright.render.SpriteFiles;
import org.tilewright.render.Sprites;
import org.tilewright.render.Theme;
import org.tilewright.ui.common.render.BoardRenderer;
import org.tilewright.ui.common.render.Marks;
import org.tilewright.ui.common.render.Overlay;
import org.tilewright.ui.common.render.SpriteImages;
import org.tilewright.ui.common.render.Viewport;

class BoardRendererTest {

  private final Display display = Display.getDefault();
  private final Sprites sprites = new Sprites(SpriteFiles.NONE);
  private final BoardRenderer renderer = new BoardRenderer(display, sprites, Theme.LIGHT);

  @AfterEach
  void disposeImages() {
    renderer.close();
  }

  private LevelScene scene() {
    char[] cells = new char[60 * 60];
    for (int i = 0; i < cells.length; i++) {
      cells[i] = (char) (i * 7 % 11 < 3 ? 1 + i % 2 : 0);
    }
    MapBlock block = new MapBlock(-30, -30, 60, 60, cells,
        List.of(List.of(), List.of(EntitySpec.of("ogre")), List.of(EntitySpec.of("coin"))));
    return LevelScene.of(new LevelDefinition("l", "L", "test", Attributes.NONE, Map.of(), List.of(block), Optional.empty(),
        Attributes.NONE), sprites);
  }

  private ImageData paint(Scene scene, Viewport view, Overlay... overlays) {
    Image image = new Image(display, view.width(), view.height());
    GC gc = new GC(image);
    try {
      renderer.paint(gc, new Rectangle(0, 0, view.width(), view.height()), scene, view, false, List.of(overlays));
      return image.getImageData();
    } finally {
      gc.dispose();
      image.dispose();
    }
  }

  private static int rgb(ImageData data, int x, int y) {
    RGB rgb = data.palette.getRGB(data.getPixel(x, y));
    return rgb.red << 16 | rgb.green << 8 | rgb.blue;
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.3, 1.6, 4.7, 6.4, 12, 32, 300})
  void theWidgetShowsWhatThePainterPaints(double cell) {
    LevelScene scene = scene();
    Viewport view = new Viewport(cell, -10 * cell, -5 * cell, 200, 150);
    ImageData shown = paint(scene, view);
    Bounds seen = view.visible();
    Pixels expected = new BoardPainter(sprites, Theme.LIGHT).paint(scene, seen, cell);
    for (int y = 0; y < 150; y += 3) {
      for (int x = 0; x < 200; x += 3) {
        int column = x - view.left(seen.left());
        int row = y - view.top(seen.top());
        assertEquals(expected.rgb()[row * expected.width() + column], rgb(shown, x, y), x + ", " + y);
      }
    }
  }

  @Test
  void aChangedCellIsPaintedAgain() {
    LevelScene scene = scene();
    Viewport view = new Viewport(32, 0, 0, 200, 150);
    int before = rgb(paint(scene, view), 48, 16);
    LevelScene changed = scene.with(Map.of(new Cell(1, 0), List.of(EntitySpec.of("dragon"))));
    assertNotEquals(before, rgb(paint(changed, view), 48, 16));
    assertEquals(before, rgb(paint(scene, view), 48, 16));
  }

  @Test
  void outsideTheBoardThereIsBackground() {
    assertEquals(Theme.LIGHT.background(), rgb(paint(scene(), new Viewport(32, 30 * 32, 0, 100, 100)), 50, 50));
  }

  @Test
  void overlaysAreDrawnOverTheBoard() {
    Viewport view = new Viewport(32, 0, 0, 100, 100);
    List<String> order = new ArrayList<>();
    Image image = new Image(display, 100, 100);
    GC gc = new GC(image);
    renderer.paint(gc, new Rectangle(0, 0, 100, 100), scene(), view, true, List.of(
        (g, v, theme) -> order.add("first"), Marks.problems(List.of(new Cell(0, 0))), (g, v, theme) -> order.add("last")));
    ImageData data = image.getImageData();
    gc.dispose();
    image.dispose();
    assertEquals(List.of("first", "last"), order);
    assertEquals(Theme.LIGHT.problem(), rgb(data, 30, 2));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.7, 2, 7.9})
  void aPieceTooSmallToBeFoundIsRinged(double cell) {
    assertEquals(Theme.LIGHT.focus(), rgb(paint(scene(), new Viewport(cell, -100, -100, 200, 200), Marks.pointer(new Cell(0, 0))),
        100 + (int) cell / 2, 100 + (int) cell / 2 - 12));
  }

  @Test
  void aPieceThatCanBeSeenIsNotRinged() {
    Viewport view = new Viewport(8, -100, -100, 200, 200);
    assertArrayEquals(paint(scene(), view).data, paint(scene(), view, Marks.pointer(new Cell(0, 0))).data);
  }

  @Test
  void imagesOfSpritesAreSharedUntilClosed() {
    SpriteImages images = new SpriteImages(display, sprites);
    Image one = images.get(sprites.look(KindDefinition.plain("ogre"), Attributes.NONE), 16);
    assertSame(one, images.get(sprites.look(KindDefinition.plain("ogre"), Attributes.NONE), 16));
    assertEquals(16, one.getBounds().width);
    images.close();
    assertTrue(one.isDisposed());
  }
}
