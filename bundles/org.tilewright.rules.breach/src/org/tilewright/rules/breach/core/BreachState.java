package org.tilewright.rules.breach.core;

import java.util.List;
import java.util.Optional;
import org.tilewright.engine.GameState;
import org.tilewright.engine.random.RandomSource;

/**
 * A game between two commands, always in a player movement phase: the other phases run their course in the command that
 * ends the turn. Immutable.
 *
 * @param field     the tiles
 * @param buildings health of the buildings
 * @param units     the living units, the one with the highest priority first
 * @param moves     moves of the present turn, oldest first
 * @param ply       commands so far
 * @param turn      turns that are over
 */
public record BreachState(Battlefield field, Buildings buildings, List<Unit> units, List<PastMove> moves, int ply, int turn)
    implements GameState {

  /** Copies the lists. */
  public BreachState {
    units = List.copyOf(units);
    moves = List.copyOf(moves);
  }

  @Override
  public int activePlayer() {
    return 0;
  }

  /** The living unit on a cell. */
  public Optional<Unit> unitAt(int cell) {
    return units.stream().filter(unit -> unit.cell() == cell).findFirst();
  }

  /** Whether a unit has been moved in the present turn, undone moves not counted. */
  public boolean hasMoved(Unit unit) {
    return moves.stream().anyMatch(move -> move.unit() == unit.id());
  }

  /** Whether the game may be saved: no move of the present turn stands (breach.md 3.4). */
  public boolean isReadyToSave() {
    return moves.isEmpty();
  }

  /** Whether the player has won: no enemy is left, but a mech and a building are. That is judged when a turn is over (breach.md 3). */
  public boolean isWon() {
    return turn > 0 && !isHopeless() && units.stream().allMatch(Unit::isMech);
  }

  /** Whether the player has lost: no mech or no building is left, also when no enemy is. Judged when a turn is over. */
  public boolean isLost() {
    return turn > 0 && isHopeless();
  }

  private boolean isDecidedByForces() {
    return isHopeless() || units.stream().allMatch(Unit::isMech);
  }

  private boolean isHopeless() {
    return !buildings.anyStanding() || units.stream().noneMatch(Unit::isMech);
  }

  /** Whether nobody has won or lost yet. */
  public boolean isOngoing() {
    return !isLost() && !isWon();
  }

  @Override
  public long hash() {
    long hash = field.hash() + buildings.hash();
    for (Unit unit : units) {
      hash += unit.hash();
    }
    for (PastMove move : moves) {
      hash = RandomSource.mix(hash) + move.hash();
    }
    // marked is what could be taken for decided and is not: recorded games know the hashes of all other states
    return RandomSource.mix(isOngoing() && isDecidedByForces() ? ~hash : hash);
  }

  /** Neither the number of commands nor that of turns counts, but for the first one: no later command can tell. */
  @Override
  public boolean equals(Object other) {
    return other == this || other instanceof BreachState s && isOngoing() == s.isOngoing() && units.equals(s.units) && moves.equals(s.moves)
        && buildings.equals(s.buildings) && (field == s.field || field.level().equals(s.field.level()));
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  @Override
  public String toString() {
    return "breach " + field.level().name() + " after " + turn + " turns and " + moves.size() + " moves";
  }
}
