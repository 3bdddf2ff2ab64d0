/** The goals of a dungeon: basic ones and how they combine. */
package org.tilewright.rules.dungeon.goal;
