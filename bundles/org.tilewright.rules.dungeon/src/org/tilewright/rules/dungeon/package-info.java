/** Dungeon Mania: its rules in Java beside its library in the level language. */
package org.tilewright.rules.dungeon;
