package org.tilewright.ui.common.render;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.graphics.Device;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.tilewright.render.Look;
import org.tilewright.render.Picture;
import org.tilewright.render.Sprites;

/**
 * Sprites as images for lists, buttons and animations, crisp at every zoom of the screen. The images stay valid until this object
 * is closed, since widgets hold on to them; boards are drawn by {@link BoardRenderer} instead. UI thread only.
 */
public final class SpriteImages implements AutoCloseable {

  private static final PaletteData RGB = new PaletteData(0xff0000, 0xff00, 0xff);

  private final Device device;
  private final Sprites sprites;
  private final Map<Key, Image> images = new HashMap<>();
  /** Those that show letters for as long as their sprite is not drawn. */
  private final Set<Key> unsettled = new HashSet<>();
  private final List<Image> replaced = new ArrayList<>();

  private record Key(Picture picture, int size) {
  }

  /** Images of {@code sprites} for a device. */
  public SpriteImages(Device device, Sprites sprites) {
    this.device = device;
    this.sprites = sprites;
  }

  /** The image of something that stands alone. @param size side in points */
  public Image get(Look look, int size) {
    return get(new Picture(look, 0), size);
  }

  /** The image of a picture. @param size side in points */
  public Image get(Picture picture, int size) {
    return images.computeIfAbsent(new Key(picture, size),
        key -> new Image(device, (int zoom) -> {
          int side = scaled(size, zoom);
          if (!sprites.isSettled(picture, side, side)) {
            unsettled.add(key);
          }
          return data(sprites, picture, side);
        }));
  }

  /** From now on gives other images where sprites were not drawn yet. The old ones stay valid. */
  public void refresh() {
    for (Key key : unsettled) {
      Image old = images.remove(key);
      if (old != null) {
        replaced.add(old);
      }
    }
    unsettled.clear();
  }

  /** Describes the image to those who manage images themselves. @param size side in points */
  public static ImageDescriptor descriptor(Sprites sprites, Look look, int size) {
    Picture picture = new Picture(look, 0);
    return ImageDescriptor.createFromImageDataProvider(zoom -> data(sprites, picture, scaled(size, zoom)));
  }

  private static int scaled(int size, int zoom) {
    return Math.max(1, Math.round(size * zoom / 100f));
  }

  private static ImageData data(Sprites sprites, Picture picture, int side) {
    int[] pixels = sprites.pixels(picture, side, side);
    ImageData data = new ImageData(side, side, 24, RGB);
    data.alphaData = new byte[side * side];
    for (int y = 0, i = 0; y < side; y++) {
      int at = y * data.bytesPerLine;
      for (int x = 0; x < side; x++, i++) {
        int p = pixels[i];
        int alpha = p >>> 24;
        data.alphaData[i] = (byte) alpha;
        data.data[at++] = straight(p >> 16, alpha);
        data.data[at++] = straight(p >> 8, alpha);
        data.data[at++] = straight(p, alpha);
      }
    }
    return data;
  }

  private static byte straight(int premultiplied, int alpha) {
    return alpha == 0 ? 0 : (byte) Math.min(255, ((premultiplied & 0xff) * 255 + alpha / 2) / alpha);
  }

  /** Disposes all images. */
  @Override
  public void close() {
    images.values().forEach(Image::dispose);
    images.clear();
    replaced.forEach(Image::dispose);
    replaced.clear();
    unsettled.clear();
  }
}
