/**
 * Pictures of boards without any user interface: sprites from SVG files, scenes (what is drawn where), and PNG files.
 *
 * <p>A sprite tells in its own file how it varies; see {@link org.tilewright.render.SpriteFile}.
 */
package org.tilewright.render;
