package org.tilewright.rules.dungeon.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.tilewright.engine.view.Panel;
import org.tilewright.rules.dungeon.core.Battle;
import org.tilewright.rules.dungeon.core.DungeonState;

/** Tells the battles round by round. */
final class BattleLog {

  /** Of longer battles, the beginning and the end are shown. */
  private static final int ROUNDS_SHOWN = 20;

  private BattleLog() {
  }

  static Panel of(DungeonState state) {
    List<String> lines = new ArrayList<>();
    for (Battle battle : state.battles().toList()) {
      tell(battle, lines);
    }
    return new Panel.Log("Battles", lines);
  }

  private static void tell(Battle battle, List<String> lines) {
    lines.add("Tick " + battle.tick() + ": player (health " + Numbers.text(battle.playerHealth()) + ") against "
        + battle.enemyKind().title() + " (health " + Numbers.text(battle.enemyHealth()) + ")" + weaponry(battle));
    double player = battle.playerHealth();
    double enemy = battle.enemyHealth();
    int last = battle.rounds().size();
    for (int i = 0; i < last; i++) {
      Battle.Round round = battle.rounds().get(i);
      player += round.playerDelta();
      enemy += round.enemyDelta();
      if (i < ROUNDS_SHOWN || i == last - 1) {
        lines.add("  round " + (i + 1) + ": player " + Numbers.signed(round.playerDelta()) + " = "
            + Numbers.text(player) + ", enemy " + Numbers.signed(round.enemyDelta()) + " = " + Numbers.text(enemy));
      } else if (i == ROUNDS_SHOWN) {
        lines.add("  …");
      }
    }
    lines.add("  " + result(player, enemy));
  }

  private static String result(double player, double enemy) {
    if (player <= 0) {
      return enemy <= 0 ? "both die" : "the player dies";
    }
    return enemy <= 0 ? "the enemy dies" : "nobody can win";
  }

  private static String weaponry(Battle battle) {
    if (battle.rounds().isEmpty() || battle.rounds().getFirst().weaponry().isEmpty()) {
      return "";
    }
    return battle.rounds().getFirst().weaponry().stream().map(item -> item.kind().title())
        .collect(Collectors.joining(", ", " with ", ""));
  }
}
