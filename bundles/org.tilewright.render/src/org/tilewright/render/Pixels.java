package org.tilewright.render;

/**
 * An opaque picture.
 *
 * @param width  pixels per row
 * @param height rows
 * @param rgb    {@code 0xrrggbb} row by row; shared, not copied
 */
public record Pixels(int width, int height, int[] rgb) {

  /** Checks that the array fits. */
  public Pixels {
    if (width < 0 || height < 0 || rgb.length != width * height) {
      throw new IllegalArgumentException(width + " x " + height + " pixels do not fit an array of " + rgb.length);
    }
  }
}
