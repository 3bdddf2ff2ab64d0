package org.tilewright.rules.dungeon.word;

import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.TerrainShaper;
import org.tilewright.rules.dungeon.core.Traveller;

/**
 * {@code solid}: blocks the movement of the player, enemies and boulders; spiders traverse it (seed 3.2 Wall, 3.3
 * Spider).
 */
public record Solid() implements TerrainShaper {

  @Override
  public boolean blocks(Entity self, Traveller who) {
    return who != Traveller.CRAWLER;
  }
}
