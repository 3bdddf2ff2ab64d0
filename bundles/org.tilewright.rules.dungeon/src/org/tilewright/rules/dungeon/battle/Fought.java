package org.tilewright.rules.dungeon.battle;

import org.tilewright.engine.Event;
import org.tilewright.engine.text.Counted;
import org.tilewright.rules.dungeon.core.Battle;

/** A battle was fought. @param result how it ended, in words */
public record Fought(Battle battle, String result) implements Event {

  @Override
  public String text() {
    int rounds = battle.rounds().size();
    return "battle with " + battle.enemyKind().title() + ": " + result + " after "
        + Counted.of(rounds, "round");
  }
}
