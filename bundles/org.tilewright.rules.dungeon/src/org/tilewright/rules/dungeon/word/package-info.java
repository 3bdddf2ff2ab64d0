/** The behaviour words of the dungeon library: one small class each. */
package org.tilewright.rules.dungeon.word;
