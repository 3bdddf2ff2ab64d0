package org.tilewright.rules.breach.enemy;

import java.util.Optional;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.rules.breach.core.Quarry;

/** The behaviour words that send an enemy somewhere. */
public final class Quarries {

  private Quarries() {
  }

  /** What enemies of a kind walk to; empty for those that stay with the objective they began with. */
  public static Optional<Quarry> of(KindDefinition kind) {
    return kind.has("hunts_mechs") ? Optional.of(new StrongestMech())
        : kind.has("hunts_buildings") ? Optional.of(new WeakestBuilding()) : Optional.empty();
  }
}
