package org.tilewright.lang.edit;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.lang.edit.CellSources.Contribution;

/**
 * Which of the contributions to a cell can change alone, so that the cell holds a wanted stack afterwards: those before it must be what
 * the stack begins with, those behind it what it ends with.
 */
final class Fit {

  private final Map<Contribution, Integer> before = new IdentityHashMap<>();
  private final int size;
  private final int wanted;
  private final int sameBeginning;
  private final int sameEnd;

  /**
   * The contributions of a cell.
   *
   * @param now   all of them, in the order of the text
   * @param stack what the cell shall hold
   */
  Fit(List<Contribution> now, List<EntitySpec> stack) {
    int count = 0;
    for (Contribution contribution : now) {
      before.put(contribution, count);
      count += contribution.stack().size();
    }
    size = count;
    wanted = stack.size();
    List<EntitySpec> held = CellSources.joined(now);
    sameBeginning = same(held, stack);
    sameEnd = same(held.reversed(), stack.reversed());
  }

  private static int same(List<EntitySpec> one, List<EntitySpec> other) {
    int count = 0;
    while (count < one.size() && count < other.size() && one.get(count).equals(other.get(count))) {
      count++;
    }
    return count;
  }

  /** Whether one contribution, or one that is new and comes last, can change alone; a place statement can only go. */
  boolean allows(Contribution home) {
    Integer known = before.get(home);
    int first = known == null ? size : known;
    int behind = size - first - (known == null ? 0 : home.stack().size());
    int rest = wanted - first - behind;
    return rest >= 0 && first <= sameBeginning && behind <= sameEnd && (home.inBlock() || known == null || rest == 0);
  }
}
