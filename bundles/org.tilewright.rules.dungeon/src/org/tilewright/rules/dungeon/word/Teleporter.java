package org.tilewright.rules.dungeon.word;

import java.util.Optional;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Role;
import org.tilewright.rules.dungeon.core.TerrainShaper;
import org.tilewright.rules.dungeon.core.Traveller;

/**
 * {@code teleporter}: takes who walks onto it to a cell next to the other portal of its colour (seed 3.2 Portal). No
 * boulder is pushed onto it.
 *
 * @param name the colour
 */
public record Teleporter(String name) implements TerrainShaper {

  @Override
  public Optional<Role> role() {
    return Optional.of(Role.PORTAL);
  }

  @Override
  public Optional<String> colour() {
    return Optional.of(name);
  }

  @Override
  public boolean blocks(Entity self, Traveller who) {
    return who == Traveller.BOULDER;
  }
}
