/** Pictures of levels by Java2D, without a user interface. */
package org.tilewright.render;
