/** The command line: what the workbench does to a level, without the workbench. */
package org.tilewright.cli;
