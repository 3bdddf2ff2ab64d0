package org.tilewright.rules.dungeon.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The potions at work (seed 3.4): one works, the others wait in the order of their use.
 *
 * @param queue     the potion that works, then those that wait
 * @param ticksLeft ticks that the first one still works, the current one included; 0 when there is none
 */
public record Potions(List<Item> queue, int ticksLeft) {

  /** No potion. */
  public static final Potions NONE = new Potions(List.of(), 0);

  /** Copies the list. */
  public Potions {
    queue = List.copyOf(queue);
  }

  /** The potion that works, if any. */
  public Optional<Item> active() {
    return queue.isEmpty() ? Optional.empty() : Optional.of(queue.getFirst());
  }

  /** Whether the potion that works has the behaviour. */
  public boolean give(Class<? extends Behaviour> word) {
    return !queue.isEmpty() && queue.getFirst().kind().has(word);
  }

  /** One more potion: it works at once when none does, else it is queued. */
  public Potions drunk(Item potion) {
    List<Item> longer = new ArrayList<>(queue);
    longer.add(potion);
    return queue.isEmpty() ? starting(longer) : new Potions(longer, ticksLeft);
  }

  /** A tick has passed; when the potion has worn off, the next one in the queue governs the following tick. */
  public Potions afterTick() {
    if (queue.isEmpty()) {
      return this;
    }
    return ticksLeft > 1 ? new Potions(queue, ticksLeft - 1) : starting(queue.subList(1, queue.size()));
  }

  private static Potions starting(List<Item> potions) {
    List<Item> rest = potions;
    while (!rest.isEmpty() && duration(rest.getFirst()) < 1) {
      rest = rest.subList(1, rest.size());
    }
    return rest.isEmpty() ? NONE : new Potions(rest, duration(rest.getFirst()));
  }

  private static int duration(Item potion) {
    return potion.kind().attributes().intValue("duration", 0);
  }

  long hash() {
    long hash = 13 + ticksLeft;
    for (Item potion : queue) {
      hash = Hashes.mix(hash, potion.hash());
    }
    return hash;
  }
}
