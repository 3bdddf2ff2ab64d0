package org.tilewright.rules.dungeon.check;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.tilewright.engine.LevelProblem;
import org.tilewright.rules.dungeon.word.CircuitDoor;
import org.tilewright.rules.dungeon.word.Lock;
import org.tilewright.rules.dungeon.word.MasterKey;
import org.tilewright.rules.dungeon.word.SingleKey;

/** Every door has a key, and every key a door (seed 3.2 Door, 3.4 Key); a sun stone opens any door. */
final class KeyCheck implements LevelCheck {

  @Override
  public void check(Plan plan, Consumer<LevelProblem> problems) {
    Map<Optional<String>, Integer> keys = new HashMap<>();
    Map<Optional<String>, Integer> locks = new HashMap<>();
    for (Plan.Placed key : plan.with(SingleKey.class)) {
      keys.merge(key.kind().find(SingleKey.class).orElseThrow().key(), 1, Integer::sum);
    }
    for (Plan.Placed lock : plan.with(Lock.class)) {
      locks.merge(lock.kind().find(Lock.class).orElseThrow().key(), 1, Integer::sum);
    }
    boolean masterKey = plan.count(MasterKey.class) > 0;
    for (Plan.Placed door : plan.with(Lock.class)) {
      Optional<String> key = door.kind().find(Lock.class).orElseThrow().key();
      if (!masterKey && !door.kind().has(CircuitDoor.class) && !keys.containsKey(key)) {
        problems.accept(Plan.warning("doorWithoutKey", "No key fits this door"
            + key.map(k -> " (key " + k + ")").orElse("") + ". Place a key with the same value, or a sun stone.",
            Optional.of(door.cell()), ""));
      }
    }
    for (Plan.Placed key : plan.with(SingleKey.class)) {
      Optional<String> fits = key.kind().find(SingleKey.class).orElseThrow().key();
      if (!locks.containsKey(fits)) {
        problems.accept(Plan.warning("keyWithoutDoor", "This key" + fits.map(k -> " (" + k + ")").orElse("")
            + " fits no door. Place a door with the same value, or remove the key; as a material it still works.",
            Optional.of(key.cell()), ""));
      }
    }
  }
}
