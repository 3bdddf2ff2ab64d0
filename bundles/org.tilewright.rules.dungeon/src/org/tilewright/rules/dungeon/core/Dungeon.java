package org.tilewright.rules.dungeon.core;

import java.util.List;
import java.util.Objects;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.rules.dungeon.path.LastSearch;

/**
 * What stays the same over a game.
 *
 * @param level           the level as it was written
 * @param catalogue       its kinds
 * @param quest           its goal
 * @param bounds          the smallest rectangle around what was placed
 * @param appearing       the kinds that appear by themselves somewhere in the dungeon
 * @param clock           the least number of ticks after which everything that depends on the number of ticks repeats;
 *                        1 when nothing does
 * @param timeTravel      whether it holds a device for travelling through time
 * @param simultaneity    whether something in it asks which activations happened on the same tick
 * @param remembers       whether its states know how they came about, so that one can travel back from them; a game
 *                        that nobody can travel in does not, for the memory that it takes
 * @param lastSearch      the last search for ways to the player
 */
public record Dungeon(LevelDefinition level, Catalogue catalogue, Quest quest, Bounds bounds, List<Kind> appearing,
    long clock, boolean timeTravel, boolean simultaneity, boolean remembers, LastSearch lastSearch) {

  /** Refuses null parts. */
  public Dungeon {
    Objects.requireNonNull(level);
    Objects.requireNonNull(catalogue);
    Objects.requireNonNull(quest);
    Objects.requireNonNull(bounds);
    Objects.requireNonNull(lastSearch);
    appearing = List.copyOf(appearing);
  }
}
