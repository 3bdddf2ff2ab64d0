/** What a player does with a command: walk, use, build, interact. */
package org.tilewright.rules.dungeon.action;
