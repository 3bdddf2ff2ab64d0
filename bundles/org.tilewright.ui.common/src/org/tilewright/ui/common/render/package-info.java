/** Boards and sprites on the screen: images, viewport, and the renderer that map editor and playtest view share. */
package org.tilewright.ui.common.render;
