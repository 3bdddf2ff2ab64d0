package org.tilewright.rules.dungeon.word;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tilewright.engine.level.Attributes;

/** The rules of logical entities (seed 3.13). */
public enum Logic {

  /** Two or more activated neighbours, and every neighbouring switch activated. */
  AND {
    @Override
    public boolean holds(List<Source> neighbours) {
      return active(neighbours) >= 2 && neighbours.stream().allMatch(n -> n.active() || !n.isSwitch());
    }
  },
  /** One or more activated neighbours. */
  OR {
    @Override
    public boolean holds(List<Source> neighbours) {
      return active(neighbours) >= 1;
    }
  },
  /** One and only one activated neighbour. */
  XOR {
    @Override
    public boolean holds(List<Source> neighbours) {
      return active(neighbours) == 1;
    }
  },
  /** Two or more activated neighbours that were activated on the same tick. */
  CO_AND {
    @Override
    public boolean holds(List<Source> neighbours) {
      return neighbours.stream().filter(Source::active)
          .anyMatch(one -> neighbours.stream().filter(Source::active).filter(n -> n.since() == one.since())
          .count() >= 2);
    }
  };

  /**
   * A switch or a wire next to a logical entity.
   *
   * @param isSwitch whether it is a switch
   * @param active   whether it is activated
   * @param since    tick of its activation
   */
  public record Source(boolean isSwitch, boolean active, int since) {
  }

  /** Whether the rule activates an entity with these neighbours. */
  public abstract boolean holds(List<Source> neighbours);

  /** The rule named by the attribute {@code logic}, if it names one. */
  public static Optional<Logic> of(Attributes attributes) {
    return attributes.text("logic").flatMap(word -> Arrays.stream(values())
        .filter(logic -> logic.name().equals(word.toUpperCase(Locale.ROOT))).findFirst());
  }

  private static long active(List<Source> neighbours) {
    return neighbours.stream().filter(Source::active).count();
  }
}
