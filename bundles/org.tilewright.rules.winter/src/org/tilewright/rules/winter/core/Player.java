package org.tilewright.rules.winter.core;

import java.util.Objects;
import java.util.Optional;
import org.tilewright.engine.random.RandomSource;

/**
 * A player at one moment.
 *
 * @param kind      kind of the player's piece
 * @param name      name for people
 * @param tile      number of the tile the player stands on; the last one when out
 * @param health    hit points; out when 0 or less
 * @param skills    strength and speed; empty until chosen
 * @param snowballs snowballs held, 0 to the strength
 * @param safe      whether the player can be neither damaged nor knocked back
 */
public record Player(String kind, String name, int tile, int health, Optional<Skills> skills, int snowballs,
    boolean safe) {

  /** Refuses null parts. */
  public Player {
    Objects.requireNonNull(kind);
    Objects.requireNonNull(name);
    Objects.requireNonNull(skills);
  }

  /** Whether the player is still in the game. */
  public boolean alive() {
    return health > 0;
  }

  /** Snowballs that the player can carry; 0 before the skills are chosen. */
  public int strength() {
    return skills.map(Skills::strength).orElse(0);
  }

  /** Tiles that the player can walk in a turn; 0 before the skills are chosen. */
  public int speed() {
    return skills.map(Skills::speed).orElse(0);
  }

  /** The player with skills, and so with all the snowballs these let him carry. */
  public Player skilled(Skills chosen, String chosenName) {
    return new Player(kind, chosenName, tile, health, Optional.of(chosen), chosen.strength(), safe);
  }

  /** The player on another tile. */
  public Player at(int newTile) {
    return new Player(kind, name, newTile, health, skills, snowballs, safe);
  }

  /** The player after losing hit points. */
  public Player hurt(int damage) {
    return new Player(kind, name, tile, health - damage, skills, snowballs, safe);
  }

  /** The player with another number of snowballs. */
  public Player holding(int newSnowballs) {
    return new Player(kind, name, tile, health, skills, newSnowballs, safe);
  }

  /** The player safe or not. */
  public Player safe(boolean isSafe) {
    return safe == isSafe ? this : new Player(kind, name, tile, health, skills, snowballs, isSafe);
  }

  long hash() {
    long hash = tile + 64L * (safe ? 1 : 0) + 128L * (health & 0xffff_ffffL);
    hash = RandomSource.mix(hash + (snowballs + 8L * strength() + 64L * speed() << 48));
    for (int i = 0; i < name.length(); i++) {
      hash = (hash ^ name.charAt(i)) * 0x100000001b3L;
    }
    return RandomSource.mix(hash);
  }
}
