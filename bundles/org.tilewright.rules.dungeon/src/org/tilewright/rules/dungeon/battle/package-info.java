/** Battles: when they happen and how they are fought. */
package org.tilewright.rules.dungeon.battle;
