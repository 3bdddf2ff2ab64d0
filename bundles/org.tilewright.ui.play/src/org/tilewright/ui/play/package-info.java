/** The playtest view. */
package org.tilewright.ui.play;
