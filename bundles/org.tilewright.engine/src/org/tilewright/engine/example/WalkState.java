package org.tilewright.engine.example;

import org.tilewright.engine.GameState;
import org.tilewright.engine.board.Board;
import org.tilewright.engine.goal.GoalTree;
import org.tilewright.engine.random.RandomSource;

/**
 * A state of the example game. A record of immutable parts is all a state needs to be; the board takes care of cheap copies,
 * equality and hash.
 *
 * @param board  all pieces
 * @param walker number of the piece that the player moves
 * @param goal   what wins; the same in all states of a game
 * @param ply    commands given so far
 */
record WalkState(Board<WalkPiece> board, int walker, GoalTree goal, int ply) implements GameState {

  @Override
  public int activePlayer() {
    return 0;
  }

  @Override
  public long hash() {
    return RandomSource.mix(board.hash() + walker);
  }

  /** The number of commands does not count: no later command can tell. Nor does the goal, which cannot change. */
  @Override
  public boolean equals(Object other) {
    return other instanceof WalkState s && walker == s.walker && board.equals(s.board);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  WalkPiece walkerPiece() {
    return board.get(walker);
  }
}
