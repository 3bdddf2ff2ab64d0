package org.tilewright.rules.dungeon.check;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.tilewright.engine.LevelProblem;
import org.tilewright.rules.dungeon.word.CircuitDoor;
import org.tilewright.rules.dungeon.word.Lock;
import org.tilewright.rules.dungeon.word.MasterKey;
import org.tilewright.rules.dungeon.word.SingleKey;

/**
 * Every door has a key, and every key a door (seed 3.2 Door, 3.4 Key) or another use: it is a material. A sun stone opens
 * any door, and a circuit some. A door without a key is often meant as a fence, and a key without a door as something to
 * carry; when a level has both, their values are probably meant to be the same.
 */
final class KeyCheck implements LevelCheck {

  @Override
  public void check(Plan plan, Consumer<LevelProblem> problems) {
    List<Plan.Placed> doors = unlockable(plan) ? List.of() : unmatched(plan.with(Lock.class), KeyCheck::lock,
        plan.with(SingleKey.class), KeyCheck::key).stream().filter(door -> !door.kind().has(CircuitDoor.class)).toList();
    List<Plan.Placed> keys = plan.newcomers().any(Lock.class) ? List.of()
        : unmatched(plan.with(SingleKey.class), KeyCheck::key, plan.with(Lock.class), KeyCheck::lock);
    boolean mismatch = !doors.isEmpty() && !keys.isEmpty();
    doors.forEach(door -> problems.accept(problem("doorWithoutKey", mismatch, "No key fits this door"
        + label(lock(door)) + ", so it stays closed. To let it be opened, give it and a key the same value.", door)));
    if (mismatch || !isMaterial(plan)) {
      keys.forEach(key -> problems.accept(problem("keyWithoutDoor", mismatch, "This key" + label(key(key))
          + " fits no door. To give it a use, give it and a door the same value.", key)));
    }
  }

  private static LevelProblem problem(String code, boolean mismatch, String message, Plan.Placed where) {
    return mismatch ? Plan.warning(code, message, Optional.of(where.cell()), "")
        : Plan.info(code, message, Optional.of(where.cell()), "");
  }

  private static String label(Optional<String> key) {
    return key.map(k -> " (key " + k + ")").orElse("");
  }

  private static Optional<String> lock(Plan.Placed door) {
    return door.kind().find(Lock.class).orElseThrow().key();
  }

  private static Optional<String> key(Plan.Placed key) {
    return key.kind().find(SingleKey.class).orElseThrow().key();
  }

  private static List<Plan.Placed> unmatched(List<Plan.Placed> those, Function<Plan.Placed, Optional<String>> value,
      List<Plan.Placed> others, Function<Plan.Placed, Optional<String>> otherValue) {
    Set<Optional<String>> known = others.stream().map(otherValue).collect(Collectors.toSet());
    return those.stream().filter(one -> value.apply(one).isEmpty() || !known.contains(value.apply(one))).toList();
  }

  /** Whether something opens any door, or keys come that are not known yet. */
  private static boolean unlockable(Plan plan) {
    return plan.mayHold(MasterKey.class) || plan.newcomers().any(SingleKey.class);
  }

  /** Whether there is enough of the rest of a shield or of a sceptre, which a key is a material of. */
  private static boolean isMaterial(Plan plan) {
    return has(plan, "wood", 2) || has(plan, "sun_stone", 1) && (has(plan, "wood", 1) || has(plan, "arrow", 2));
  }

  private static boolean has(Plan plan, String material, int number) {
    int placed = plan.countOf(material);
    return placed >= number || placed > 0 && plan.newcomers().timeTravel() || plan.newcomers().anyOf(material);
  }
}
