package org.tilewright.rules.dungeon.word;

import org.tilewright.rules.dungeon.core.Behaviour;

/** {@code weapon}: destroys spawners (seed 3.2 Zombie Toast Spawner). */
public record Weapon() implements Behaviour {
}
