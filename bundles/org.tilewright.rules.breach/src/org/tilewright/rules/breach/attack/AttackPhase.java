package org.tilewright.rules.breach.attack;

import org.tilewright.rules.breach.core.Battlefield;
import org.tilewright.rules.breach.core.Skirmish;
import org.tilewright.rules.breach.core.Unit;

/**
 * The attack phase (breach.md 3): mechs and enemies attack in the order of their priority, moved or not. Who is killed before
 * its turn does not attack.
 */
public final class AttackPhase {

  private AttackPhase() {
  }

  /** Lets all units attack. */
  public static void run(Skirmish skirmish) {
    for (int rank = 0; rank < skirmish.size(); rank++) {
      Unit attacker = skirmish.unit(rank);
      if (attacker.isAlive()) {
        AttackTiles.of(skirmish.field(), attacker).forEach(cell -> attack(skirmish, attacker, cell));
      }
    }
  }

  /** Friends are hit as well; buildings are healed by who heals. */
  private static void attack(Skirmish skirmish, Unit attacker, int cell) {
    int building = skirmish.field().buildingAt(cell);
    if (building != Battlefield.NONE) {
      skirmish.damageBuilding(building, attacker.damage());
    }
    skirmish.unitAt(cell).filter(target -> affects(attacker, target))
        .ifPresent(target -> skirmish.damageUnit(target, attacker.damage()));
  }

  /** Who heals does so for its own side alone and does nothing to the other. */
  private static boolean affects(Unit attacker, Unit target) {
    return !attacker.type().healing() || attacker.type().side() == target.type().side();
  }
}
