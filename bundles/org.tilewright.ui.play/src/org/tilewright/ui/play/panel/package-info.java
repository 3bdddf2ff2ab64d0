/** What stands beside the board: goals, counters, things held, tables, logs, commands. */
package org.tilewright.ui.play.panel;
