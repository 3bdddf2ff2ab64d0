package org.tilewright.rules.breach.enemy;

import java.util.OptionalInt;
import org.tilewright.rules.breach.core.Skirmish;
import org.tilewright.rules.breach.core.Unit;
import org.tilewright.rules.breach.path.Paths;

/**
 * The enemy movement phase (breach.md 3 to 5): first all enemies get their objectives, then they move one after the other in
 * the order of their priority, each seeing where the earlier ones went.
 */
public final class EnemyPhase {

  private EnemyPhase() {
  }

  /** Moves all living enemies. */
  public static void run(Skirmish skirmish) {
    for (int rank = 0; rank < skirmish.size(); rank++) {
      if (isLivingEnemy(skirmish.unit(rank))) {
        assignObjective(skirmish, rank);
      }
    }
    for (int rank = 0; rank < skirmish.size(); rank++) {
      if (isLivingEnemy(skirmish.unit(rank))) {
        move(skirmish, rank);
      }
    }
  }

  private static boolean isLivingEnemy(Unit unit) {
    return unit.isAlive() && !unit.isMech();
  }

  /** Without a valid objective an enemy keeps the one it has. */
  private static void assignObjective(Skirmish skirmish, int rank) {
    skirmish.unit(rank).type().quarry().ifPresent(quarry -> {
      OptionalInt objective = quarry.objective(skirmish);
      objective.ifPresent(cell -> skirmish.setObjective(rank, cell));
    });
  }

  /**
   * Goes to the cell within reach that is nearest to the objective. Its own cell is no choice, so that it may go away from an
   * objective that it stands beside; without a way it stays.
   */
  private static void move(Skirmish skirmish, int rank) {
    Unit enemy = skirmish.unit(rank);
    OptionalInt target = Paths.nearest(skirmish, enemy.objective(), Paths.targets(skirmish, enemy));
    target.ifPresent(cell -> skirmish.move(rank, cell));
  }
}
