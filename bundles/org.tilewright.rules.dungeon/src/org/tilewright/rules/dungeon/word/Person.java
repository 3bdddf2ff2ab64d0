package org.tilewright.rules.dungeon.word;

import org.tilewright.rules.dungeon.core.Behaviour;

/** {@code player}: steered by the commands (seed 3.1). */
public record Person() implements Behaviour {
}
