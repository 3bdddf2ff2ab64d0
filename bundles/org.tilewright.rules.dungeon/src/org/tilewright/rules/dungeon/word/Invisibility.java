package org.tilewright.rules.dungeon.word;

import org.tilewright.rules.dungeon.core.Behaviour;

/** {@code invisibility}: the player passes all other entities undetected, without battles (seed 3.4). */
public record Invisibility() implements Behaviour {
}
