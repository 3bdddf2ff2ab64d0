package org.tilewright.rules.dungeon.core;

import java.util.Optional;
import java.util.Set;
import org.tilewright.engine.grid.Direction;
import org.tilewright.rules.dungeon.command.RefusedCommandException;

/**
 * The meaning of one behaviour word of the library. A kind has any number of them, in no particular order.
 * Implementations are immutable and get their numbers from the kind's attributes.
 */
public interface Behaviour {

  /** Under which role the entities are listed, if any. */
  default Optional<Role> role() {
    return Optional.empty();
  }

  /** What an entity of the kind remembers at the start. */
  default Memory memory() {
    return Memory.NONE;
  }

  /** The sorts of memory that an entity of the kind can have; a kind whose behaviours want several makes no sense. */
  default Set<Class<? extends Memory>> memories() {
    return memory() == Memory.NONE ? Set.of() : Set.of(memory().getClass());
  }

  /** Whether an entity as it is now keeps {@code who} from its cell. */
  default boolean blocks(Entity self, Traveller who) {
    return false;
  }

  /** Whether {@code actor}, who walks in {@code direction} onto the entity's cell, may; changes nothing. */
  default boolean admits(Draft draft, Actor actor, Entity self, Direction direction) {
    return !blocks(self, Traveller.PLAYER);
  }

  /** Makes way for {@code actor}, whom everything on the cell has admitted: a door opens, a boulder rolls on. */
  default void giveWay(Draft draft, Actor actor, Entity self, Direction direction) {
    // most things need not
  }

  /** {@code actor} has come onto the entity's cell. */
  default void entered(Draft draft, Actor actor, Entity self) {
    // most things do not care
  }

  /** Whether the entity can be interacted with, as the seed's {@code isInteractable} (6.1). */
  default boolean interactable(Entity self) {
    return false;
  }

  /** Why {@code actor} cannot interact with the entity now, if he cannot. */
  default Optional<RefusedCommandException> refusal(Draft draft, Actor actor, Entity self) {
    return Optional.empty();
  }

  /** Carries out an interaction that is not refused. */
  default void interact(Draft draft, Actor actor, Entity self) {
    // only asked when interactable
  }

  /** Name of the state that changes the entity's picture; empty for the ordinary one. */
  default String variant(Entity self) {
    return "";
  }
}
