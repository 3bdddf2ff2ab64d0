package org.tilewright.render;

/**
 * An opaque picture.
 *
 * @param width  pixels per row
 * @param height rows
 * @param rgb    {@code 0xrrggbb} row by row; shared, not copied
 * @param settled whether this is all there will be; otherwise sprites are still drawn elsewhere, and letters stand in for them
 */
public record Pixels(int width, int height, int[] rgb, boolean settled) {

  /** Checks that the array fits. */
  public Pixels {
    if (width < 0 || height < 0 || rgb.length != width * height) {
      throw new IllegalArgumentException(width + " x " + height + " pixels do not fit an array of " + rgb.length);
    }
  }
}
