package org.tilewright.rules.dungeon.path;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Keeps the last search of a game for the next tick, which may find its answers in it, or at least its arrays. Only
 * speed depends on it: whoever finds nothing here searches anew. Safe for use by several threads.
 */
public final class LastSearch {

  private final AtomicReference<DistanceField> kept = new AtomicReference<>();

  /** The last search, which now belongs to the caller; a blank one when somebody else has it. */
  public DistanceField take() {
    return Optional.ofNullable(kept.getAndSet(null)).orElseGet(DistanceField::new);
  }

  /** Keeps a search, which the caller must not use any more. */
  public void giveBack(DistanceField search) {
    kept.set(search);
  }
}
