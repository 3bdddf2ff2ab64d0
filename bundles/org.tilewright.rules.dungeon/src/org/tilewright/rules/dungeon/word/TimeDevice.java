package org.tilewright.rules.dungeon.word;

import org.tilewright.rules.dungeon.core.Behaviour;

/** {@code time_device}: lets the player move the game back by one tick or by five (seed 3.11.1). */
public record TimeDevice() implements Behaviour {
}
