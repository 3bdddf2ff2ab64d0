package org.tilewright.rules.dungeon.word;

import org.tilewright.rules.dungeon.core.Behaviour;

/**
 * {@code mind_control}: makes allies without a bribe and from any distance, for a time (seed 3.5.1 Sceptre).
 *
 * @param duration ticks
 */
public record MindControl(int duration) implements Behaviour {
}
