package org.tilewright.render;

/**
 * Pixels of one picture.
 *
 * @param pixels  ARGB with premultiplied alpha, row by row; shared, not to be changed
 * @param settled whether this is how the picture stays; otherwise it is drawn elsewhere, and these are the letters of its kind
 */
record Drawing(int[] pixels, boolean settled) {
}
