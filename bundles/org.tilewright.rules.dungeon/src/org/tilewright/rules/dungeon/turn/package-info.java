/** The course of a tick: a list of phases. */
package org.tilewright.rules.dungeon.turn;
