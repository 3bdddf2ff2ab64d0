package org.tilewright.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.grid.Bounds;

class PngRendererTest {

  private final Sprites sprites = Fixture.sprites(Map.of("sprites/W.svg", Fixture.JOINING));
  private final Scene scene = LevelScene.of(Fixture.level(Fixture.block(-3, 2, "WWa.", ".W.b", "c..W")), sprites);

  private byte[] png(Sprites used, Scene drawn, int cell) throws IOException, PictureSizeException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new PngRenderer(used, Theme.LIGHT).write(drawn, cell, out);
    return out.toByteArray();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 5, 32, 300})
  void theFileHoldsWhatIsPainted(int cell) throws IOException, PictureSizeException {
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(png(sprites, scene, cell)));
    Pixels painted = new BoardPainter(sprites, Theme.LIGHT).paint(scene, new Bounds(-3, 2, 0, 4), cell);
    assertEquals(4 * cell, image.getWidth());
    assertEquals(3 * cell, image.getHeight());
    int[] rgb = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    for (int i = 0; i < rgb.length; i++) {
      rgb[i] &= 0xffffff;
    }
    assertArrayEquals(painted.rgb(), rgb);
  }

  @Test
  void theSameLevelGivesTheSameBytes() throws IOException, PictureSizeException {
    Sprites others = Fixture.sprites(Map.of("sprites/W.svg", Fixture.JOINING));
    Scene same = LevelScene.of(Fixture.level(Fixture.block(-3, 2, "WWa.", ".W.b", "c..W")), others);
    assertArrayEquals(png(sprites, scene, 32), png(others, same, 32));
  }

  @Test
  void tooLargeAPictureIsRefusedWithACellSizeThatWorks() throws IOException, PictureSizeException {
    Scene wide = LevelScene.of(Fixture.level(Fixture.place("a", 0, 0), Fixture.place("a", 999, 0)), sprites);
    PictureSizeException refused = assertThrows(PictureSizeException.class, () -> PngRenderer.check(wide, 32));
    assertEquals("The picture would be 32000 x 32 pixels, more than 16384 on a side. "
        + "Use a smaller cell size: --cell 16 or less.", refused.getMessage());
    assertTrue(png(sprites, wide, 16).length > 0);
  }

  @Test
  void tooLargeALevelIsRefused() {
    Scene huge = LevelScene.of(
        Fixture.level(Fixture.place("a", Integer.MIN_VALUE, 0), Fixture.place("a", Integer.MAX_VALUE, 0)), sprites);
    assertEquals("The picture would be 4294967296 x 1 pixels, more than 16384 on a side. "
        + "A level of 4294967296 x 1 cells is too large for a picture.",
        assertThrows(PictureSizeException.class, () -> PngRenderer.check(huge, 1)).getMessage());
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 1025, Integer.MAX_VALUE})
  void impossibleCellSizesAreRefused(int cell) {
    assertEquals("A cell must be 1 to 1024 pixels wide, not " + cell + ".",
        assertThrows(PictureSizeException.class, () -> PngRenderer.check(scene, cell)).getMessage());
  }

  @Test
  void aLevelWithoutCellsIsRefused() {
    assertEquals("There is nothing to draw: the level has no cells.", assertThrows(PictureSizeException.class,
        () -> PngRenderer.check(LevelScene.of(Fixture.level(), sprites), 32)).getMessage());
  }
}
