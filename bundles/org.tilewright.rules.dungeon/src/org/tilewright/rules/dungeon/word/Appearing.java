package org.tilewright.rules.dungeon.word;

import org.tilewright.rules.dungeon.core.Behaviour;

/**
 * {@code appearing}: appears at random places in the dungeon (seed 3.3 Spider, 5 spider_spawn_rate).
 *
 * @param rate one every so many ticks; 0 for never
 */
public record Appearing(int rate) implements Behaviour {
}
