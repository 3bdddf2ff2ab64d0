package org.tilewright.rules.dungeon.turn;

import java.util.List;
import org.tilewright.rules.dungeon.battle.Encounters;
import org.tilewright.rules.dungeon.circuit.CircuitsSettle;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Phase;
import org.tilewright.rules.dungeon.time.OlderSelvesAct;
import org.tilewright.rules.dungeon.time.OlderSelvesComeAndGo;

/**
 * What happens in a tick after the player's action, which is carried out first (seed 6.2): the phases in their order. A
 * tick ends early for a player who has left for another time, and nothing happens any more once he is dead.
 */
public final class Tick {

  private static final List<Phase> PHASES = List.of(
      new CircuitsSettle(),
      new Encounters(),
      new OlderSelvesAct(),
      new CircuitsSettle(),
      new EnemiesMove(),
      new Encounters(),
      new EnemiesAppear(),
      new SpawnersWork(),
      new EffectsWearOff(),
      new OlderSelvesComeAndGo());

  private Tick() {
  }

  /** Runs the phases. */
  public static void run(Draft draft) {
    if (draft.before().lost()) {
      return;
    }
    for (int i = 0; i < PHASES.size(); i++) {
      PHASES.get(i).run(draft);
    }
  }
}
