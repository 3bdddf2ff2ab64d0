package org.tilewright.rules.dungeon.word;

import org.tilewright.rules.dungeon.core.Behaviour;

/** {@code invincibility}: the player wins every battle after its first round, and enemies run away (seed 3.4). */
public record Invincibility() implements Behaviour {
}
