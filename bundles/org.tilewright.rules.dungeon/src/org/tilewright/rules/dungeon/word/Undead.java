package org.tilewright.rules.dungeon.word;

import org.tilewright.rules.dungeon.core.Behaviour;

/** {@code undead}: a zombie, in whose presence no midnight armour can be built (seed 3.5.1). */
public record Undead() implements Behaviour {
}
