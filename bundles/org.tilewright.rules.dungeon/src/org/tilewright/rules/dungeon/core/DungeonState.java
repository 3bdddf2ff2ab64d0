package org.tilewright.rules.dungeon.core;

import java.util.Optional;
import org.tilewright.engine.GameState;
import org.tilewright.engine.random.RandomState;

/**
 * A dungeon between two commands: an immutable value that shares with its predecessor whatever has not changed.
 *
 * <p>Equality leaves out what no command can reveal: how often a command was given, the battles fought, and the past
 * unless one can travel to it.
 *
 * @param dungeon  what stays the same over the game
 * @param world    what is on the board
 * @param ply      commands so far
 * @param tick     ticks so far
 * @param playerId number of the player's entity; -1 when the level has none
 * @param player   the player's entity on the board, unless he is dead or the level has none
 * @param hero     what belongs to the player
 * @param company  his older selves
 * @param battles  all battles, in the order in which they were fought
 * @param nextId   number of the next thing that comes into being
 * @param random   decides all randomness that lies ahead
 * @param goals    the basic goals that held when they were last evaluated, one bit each
 * @param past     how the state came about
 */
public record DungeonState(Dungeon dungeon, World world, int ply, int tick, int playerId, Optional<Entity> player,
    Hero hero, Company company, Chain<Battle> battles, int nextId, RandomState random, long goals, Past past)
    implements GameState {

  @Override
  public int activePlayer() {
    return 0;
  }

  /** The same after its basic goals have been evaluated. */
  public DungeonState withGoals(long evaluated) {
    return new DungeonState(dungeon, world, ply, tick, playerId, player, hero, company, battles, nextId, random,
        evaluated, past);
  }

  /** Whether the goal is met; goals are only evaluated after the first tick (seed 3.7). */
  public boolean won() {
    return tick > 0 && dungeon.quest().met(goals) && player.isPresent();
  }

  /** Whether the player has died. */
  public boolean lost() {
    return playerId >= 0 && player.isEmpty();
  }

  @Override
  public long hash() {
    long hash = Hashes.mix(world.board().hash(), hero.hash());
    hash = Hashes.mix(hash, Hashes.mix(company.hash(), random.seed()));
    hash = Hashes.mix(hash, Hashes.mix(nextId, time()));
    return dungeon.timeTravel() ? Hashes.mix(hash, tick * 31L) : hash;
  }

  private long time() {
    return tick == 0 ? -1 : tick % dungeon.clock();
  }

  @Override
  public boolean equals(Object other) {
    return other == this || other instanceof DungeonState s && hash() == s.hash() && playerId == s.playerId
        && nextId == s.nextId && time() == s.time() && random.equals(s.random)
        && (dungeon == s.dungeon || dungeon.level().equals(s.dungeon.level())) && hero.equals(s.hero)
        && company.equals(s.company) && world.board().equals(s.world.board())
        && (!dungeon.timeTravel() || tick == s.tick && samePast(s));
  }

  private boolean samePast(DungeonState other) {
    Past mine = past;
    Past theirs = other.past;
    while (mine instanceof Past.After a && theirs instanceof Past.After b) {
      if (a.before() == b.before()) {
        return a.command().equals(b.command());
      }
      if (!a.command().equals(b.command())) {
        return false;
      }
      mine = a.before().past;
      theirs = b.before().past;
    }
    return mine == theirs || mine.equals(theirs);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  @Override
  public String toString() {
    return "dungeon " + dungeon.level().name() + " after " + ply + " commands";
  }
}
