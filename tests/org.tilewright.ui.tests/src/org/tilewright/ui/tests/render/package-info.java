/** Tests of the shared board renderer: the maths of the viewport, and what reaches the screen. */
package org.tilewright.ui.tests.render;
