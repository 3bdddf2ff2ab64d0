package org.tilewright.render;

/**
 * A picture at a size.
 *
 * @param picture what is drawn
 * @param width   pixels per row, at least 1
 * @param height  rows, at least 1
 */
record RasterKey(Picture picture, int width, int height) {
}
