/** The commands of Dungeon Mania, their text form, and how they are refused. */
package org.tilewright.rules.dungeon.command;
