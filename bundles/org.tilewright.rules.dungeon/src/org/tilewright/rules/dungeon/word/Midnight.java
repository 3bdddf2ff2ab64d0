package org.tilewright.rules.dungeon.word;

import org.tilewright.rules.dungeon.core.Behaviour;

/** {@code midnight}: armour in which one can meet one's older self unharmed (seed 3.11.3). */
public record Midnight() implements Behaviour {
}
