package org.tilewright.rules.dungeon.word;

import org.tilewright.rules.dungeon.core.Behaviour;

/**
 * {@code master_key}: opens doors, is a material in place of treasure or keys, and is retained after both (seed 3.4.1).
 */
public record MasterKey() implements Behaviour {
}
