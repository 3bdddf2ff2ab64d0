/** The map page, driven by the mouse and the keyboard. */
package org.tilewright.ui.tests.map;
