/** The map page of the level editor. */
package org.tilewright.ui.map;
