package org.tilewright.rules.dungeon.word;

import org.tilewright.rules.dungeon.core.TerrainShaper;

/**
 * {@code swamp}: slows the movement of all entities through it, except for the player (seed 3.9).
 *
 * @param delay ticks for which one is stuck on it
 */
public record Swamp(int delay) implements TerrainShaper {
}
