package org.tilewright.rules.dungeon.core;

import org.tilewright.engine.grid.Cell;

/** What an entity remembers besides its place; which form it has follows from its kind. */
public sealed interface Memory {

  /** Of entities that never change. */
  Memory NONE = new Nothing();

  /** A well-mixed hash that is the same in every run. */
  long hash();

  /** Nothing at all. */
  record Nothing() implements Memory {
    @Override
    public long hash() {
      return 1;
    }
  }

  /**
   * Of doors.
   *
   * @param unlocked a key has opened it, for ever
   * @param powered  its circuit holds it open
   */
  record Doorway(boolean unlocked, boolean powered) implements Memory {
    /** Whether one can walk through. */
    public boolean open() {
      return unlocked || powered;
    }

    @Override
    public long hash() {
      return Hashes.mix(2, (unlocked ? 1 : 0) + (powered ? 2 : 0));
    }
  }

  /**
   * Of switches, wires and bulbs.
   *
   * @param pressed a boulder is on it (switches only)
   * @param active  it is activated
   * @param since   tick of its activation, 0 where no rule asks for it
   */
  record Power(boolean pressed, boolean active, int since) implements Memory {
    /** Neither pressed nor active. */
    public static final Power OFF = new Power(false, false, 0);

    @Override
    public long hash() {
      return Hashes.mix(3 + since * 4L, (pressed ? 1 : 0) + (active ? 2 : 0));
    }
  }

  /** Of bombs that the player has placed. */
  record Armed() implements Memory {
    @Override
    public long hash() {
      return 4;
    }
  }

  /**
   * Of enemies.
   *
   * @param health health left
   * @param stuck  ticks for which a swamp still holds it
   * @param mind   what it is up to
   */
  record Body(double health, int stuck, Mind mind) implements Memory {
    /** The same with another health. */
    public Body withHealth(double newHealth) {
      return new Body(newHealth, stuck, mind);
    }

    /** The same, stuck for so many ticks. */
    public Body withStuck(int ticks) {
      return ticks == stuck ? this : new Body(health, ticks, mind);
    }

    /** The same with another mind. */
    public Body withMind(Mind newMind) {
      return new Body(health, stuck, newMind);
    }

    @Override
    public long hash() {
      return Hashes.mix(Hashes.mix(5 + stuck * 8L, Double.doubleToLongBits(health)), mind.hash());
    }
  }

  /** What an enemy is up to. */
  sealed interface Mind {

    /** Of an enemy without plans that outlive a tick. */
    Mind PLAIN = new Plain();

    /** A well-mixed hash that is the same in every run. */
    long hash();
  }

  /** Nothing in particular. */
  record Plain() implements Mind {
    @Override
    public long hash() {
      return 11;
    }
  }

  /**
   * Of spiders.
   *
   * @param centre    the cell it appeared on and circles around
   * @param position  -1 on the centre, else 0 (above it) to 7, clockwise
   * @param clockwise the sense of rotation
   */
  record Circle(Cell centre, int position, boolean clockwise) implements Mind {
    @Override
    public long hash() {
      return Hashes.mix(centre.packed(), 12 + (position + 1) * 2L + (clockwise ? 1 : 0));
    }
  }

  /**
   * Of allies.
   *
   * @param reached   whether it has caught up with the player
   * @param trail     where the player was when the ally last looked
   * @param ticksLeft ticks until the mind control ends; {@link #FOR_EVER} for bribed ones
   */
  record Ally(boolean reached, Cell trail, int ticksLeft) implements Mind {
    /** Duration of a bribe. */
    public static final int FOR_EVER = -1;

    @Override
    public long hash() {
      return Hashes.mix(trail.packed(), 64 + ticksLeft * 2L + (reached ? 1 : 0));
    }
  }
}
