/** The level editor as a whole: its pages, its document, its place in the workbench. */
package org.tilewright.ui.tests.editor;
