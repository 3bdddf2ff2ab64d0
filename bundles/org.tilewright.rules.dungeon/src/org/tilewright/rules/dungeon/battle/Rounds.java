package org.tilewright.rules.dungeon.battle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.rules.dungeon.core.Battle;
import org.tilewright.rules.dungeon.core.Item;
import org.tilewright.rules.dungeon.word.ManyHeaded;

/**
 * The arithmetic of a battle (seed 3.6):
 *
 * <pre>
 * player health = player health - enemy attack damage / 10
 * enemy health  = enemy health - player attack damage / 5
 * </pre>
 *
 * <p>Both strike in every round, and the round repeats until one is dead. Plain doubles, as the formulas are written.
 */
final class Rounds {

  /** Longer battles do not end in practice; nobody wins them. */
  private static final int MOST_ROUNDS = 100_000;

  private final List<Battle.Round> rounds = new ArrayList<>();
  private double playerHealth;
  private double enemyHealth;

  private Rounds(double playerHealth, double enemyHealth) {
    this.playerHealth = playerHealth;
    this.enemyHealth = enemyHealth;
  }

  /** Fights until one or both are dead, or until it is clear that neither will be. */
  static Rounds fight(double playerHealth, Armoury player, Opponent enemy, Supplier<RandomSource> random) {
    Rounds battle = new Rounds(playerHealth, enemy.health());
    double playerDelta = -Math.max(0, enemy.attack() - player.defence()) / 10;
    double enemyDelta = -player.attack() / 5;
    boolean endless = playerDelta == 0 && enemyDelta >= 0 || !Double.isFinite(playerDelta + enemyDelta);
    Optional<ManyHeaded> heads = enemy.heads().filter(h -> h.rate() > 0);
    Battle.Round blow = new Battle.Round(playerDelta, enemyDelta, player.weaponry());
    while (!endless && battle.playerHealth > 0 && battle.enemyHealth > 0 && battle.rounds.size() < MOST_ROUNDS) {
      battle.strike(heads.filter(h -> random.get().chance(h.rate()))
          .map(h -> new Battle.Round(playerDelta, h.amount(), player.weaponry())).orElse(blow));
    }
    return battle;
  }

  /** The one round that a battle of an invincible player takes: he wins it (seed 3.4). */
  static Rounds win(double playerHealth, List<Item> weaponry, Opponent enemy) {
    Rounds battle = new Rounds(playerHealth, enemy.health());
    battle.strike(new Battle.Round(0, -enemy.health(), weaponry));
    return battle;
  }

  private void strike(Battle.Round round) {
    playerHealth += round.playerDelta();
    enemyHealth += round.enemyDelta();
    rounds.add(round);
  }

  /** The player's health now. */
  double playerHealth() {
    return playerHealth;
  }

  /** The enemy's health now. */
  double enemyHealth() {
    return enemyHealth;
  }

  /** The rounds so far. */
  List<Battle.Round> rounds() {
    return rounds;
  }
}
