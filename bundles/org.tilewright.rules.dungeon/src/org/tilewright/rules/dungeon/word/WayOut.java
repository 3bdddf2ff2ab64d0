package org.tilewright.rules.dungeon.word;

import org.tilewright.rules.dungeon.core.Behaviour;

/** {@code way_out}: if the player goes through it, the goal {@code exit} is met (seed 3.2 Exit). */
public record WayOut() implements Behaviour {
}
