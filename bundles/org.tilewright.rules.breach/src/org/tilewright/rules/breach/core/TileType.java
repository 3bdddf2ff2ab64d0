package org.tilewright.rules.breach.core;

import java.util.Optional;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.KindDefinition;

/**
 * A sort of tile.
 *
 * @param spec   what the level says
 * @param kind   its kind
 * @param nature what the rules make of it
 */
public record TileType(EntitySpec spec, KindDefinition kind, Nature nature) {

  /** What the rules know of a tile (breach.md 1). The order of the constants is part of the hash. */
  public enum Nature {
    /** Never blocks. */
    GROUND("floor"),
    /** Always blocks. */
    MOUNTAIN("solid"),
    /** Blocks while it has health. */
    BUILDING("structure");

    private final String word;

    Nature(String word) {
      this.word = word;
    }

    /** The nature of a kind; the more particular behaviour word counts, as every tile has a floor. */
    static Optional<Nature> of(KindDefinition kind) {
      return kind.has(BUILDING.word) ? Optional.of(BUILDING) : kind.has(MOUNTAIN.word) ? Optional.of(MOUNTAIN)
          : kind.has(GROUND.word) ? Optional.of(GROUND) : Optional.empty();
    }
  }

  /** The tile that a level's entity is; empty when its kind is none. */
  public static Optional<TileType> of(EntitySpec spec, KindDefinition kind) {
    return Nature.of(kind).map(nature -> new TileType(spec, kind, nature));
  }

  /** Health with which a building begins. */
  public int health() {
    return kind.attributes().overriddenBy(spec.attributes()).intValue("health", Buildings.MAX_HEALTH);
  }
}
