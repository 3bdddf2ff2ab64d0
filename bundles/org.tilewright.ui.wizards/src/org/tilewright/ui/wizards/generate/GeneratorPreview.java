package org.tilewright.ui.wizards.generate;

import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.render.BoardPainter;
import org.tilewright.render.LevelScene;
import org.tilewright.render.Pixels;
import org.tilewright.render.SpriteFiles;
import org.tilewright.render.Sprites;
import org.tilewright.render.Theme;
import org.tilewright.ui.wizards.LivePicture;

/** A picture of the generated level, drawn as on the map page. All methods belong to the UI thread. */
final class GeneratorPreview {

  private static final PaletteData RGB = new PaletteData(0xff0000, 0xff00, 0xff);
  /** Longest side of the picture in pixels; the canvas scales it. */
  private static final int SIDE = 720;
  private static final int LARGEST_CELL = 64;

  private final LivePicture picture;
  private final LevelLanguage language;

  GeneratorPreview(Composite parent, LevelLanguage language) {
    this.language = language;
    picture = new LivePicture(parent, "Level preview");
  }

  Control control() {
    return picture.control();
  }

  /** Shows the level of the request as soon as it is there. */
  void show(GeneratorRequest request) {
    int surrounding = rgb(picture.control());
    picture.show(request, cancelled -> picture(request, Theme.matching(surrounding)));
  }

  private static int rgb(Control control) {
    var colour = control.getBackground();
    return colour.getRed() << 16 | colour.getGreen() << 8 | colour.getBlue();
  }

  /** Shows nothing. */
  void clear() {
    picture.clear();
  }

  private ImageData picture(GeneratorRequest request, Theme theme) {
    String text = request.text(language, "preview", "Preview");
    Sprites sprites = new Sprites(SpriteFiles.of(request.ruleset()));
    LevelScene scene = LevelScene.of(language.parse(text, "preview.level").levels().getFirst().definition(), sprites);
    Bounds bounds = scene.bounds().orElseGet(() -> Bounds.of(new Cell(0, 0)));
    int cell = Math.clamp(SIDE / Math.max(bounds.width(), bounds.height()), 1, LARGEST_CELL);
    Pixels pixels = new BoardPainter(sprites, theme).paint(scene, bounds, cell);
    ImageData data = new ImageData(pixels.width(), pixels.height(), 24, RGB);
    for (int y = 0; y < pixels.height(); y++) {
      data.setPixels(0, y, pixels.width(), pixels.rgb(), y * pixels.width());
    }
    return data;
  }
}
