/** A board in a widget: scrolling, zooming, a cell cursor for the keyboard and assistive technology. Shared by map and playtest. */
package org.tilewright.ui.common.board;
