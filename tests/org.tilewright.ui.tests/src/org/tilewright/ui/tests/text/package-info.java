/** The text page of the level editor and what the workbench makes of level files. */
package org.tilewright.ui.tests.text;
