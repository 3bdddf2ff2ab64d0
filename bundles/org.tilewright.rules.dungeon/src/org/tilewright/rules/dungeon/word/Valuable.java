package org.tilewright.rules.dungeon.word;

import org.tilewright.rules.dungeon.core.Behaviour;

/** {@code valuable}: counts towards the goal {@code treasure} (seed 3.4, 3.4.1). */
public record Valuable() implements Behaviour {
}
