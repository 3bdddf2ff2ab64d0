/** Wizards for projects, levels, mazes, import and export. */
package org.tilewright.ui.wizards;
