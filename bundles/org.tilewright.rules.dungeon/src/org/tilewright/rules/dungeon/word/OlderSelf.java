package org.tilewright.rules.dungeon.word;

import org.tilewright.rules.dungeon.core.Behaviour;

/** {@code older_self}: the player as he was before a travel through time (seed 3.11.3). */
public record OlderSelf() implements Behaviour {
}
