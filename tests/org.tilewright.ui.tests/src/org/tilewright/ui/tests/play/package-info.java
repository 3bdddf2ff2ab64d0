/** The playtest view, driven by the mouse and the keyboard. */
package org.tilewright.ui.tests.play;
