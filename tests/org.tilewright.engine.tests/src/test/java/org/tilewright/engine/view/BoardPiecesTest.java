package org.tilewright.engine.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.board.Board;
import org.tilewright.engine.board.BoardEditor;
import org.tilewright.engine.board.Piece;
import org.tilewright.engine.grid.Cell;

class BoardPiecesTest {

  private static final int SIDE = 200;
  private static final int HERO = SIDE * SIDE;

  /** How many pieces have been made to look at. */
  private int made;

  private record Man(int id, Cell cell, int layer) implements Piece {
    @Override
    public long contentHash() {
      return id * 31L + cell.packed();
    }
  }

  private PieceView look(Man man) {
    made++;
    return new PieceView(man.id(), "man", "", man.cell(), man.layer(), "", "man");
  }

  private BoardPieces<Man> shown(Board<Man> board, Integer... restless) {
    return new BoardPieces<>(board, this::look, Set.of(restless));
  }

  private static Board<Man> crowd() {
    BoardEditor<Man> board = Board.<Man>empty().edit();
    for (int i = 0; i < SIDE * SIDE; i++) {
      board.put(new Man(i, new Cell(i % SIDE, i / SIDE), 5));
    }
    return board.put(new Man(HERO, new Cell(3, 3), 1)).build();
  }

  @Test
  void aCellIsShownBackToFrontAndNothingElseIsMade() {
    BoardPieces<Man> pieces = shown(crowd());
    assertEquals(List.of(HERO, 3 * SIDE + 3), pieces.at(new Cell(3, 3)).stream().map(PieceView::id).toList());
    assertEquals(List.of(), pieces.at(new Cell(-1, 0)));
    assertEquals(new Cell(3, 3), pieces.find(HERO).orElseThrow().cell());
    assertEquals(Optional.empty(), pieces.find(HERO + 1));
    assertEquals(3, made);
    assertEquals(HERO, pieces.stream().findFirst().orElseThrow().id());
  }

  @Test
  void aMoveChangesTheCellsThatItLeavesAndEnters() {
    Board<Man> before = crowd();
    Board<Man> after = before.with(new Man(HERO, new Cell(4, 3), 1)).without(7);
    Optional<Set<Cell>> changed = shown(after).changedSince(shown(before));
    assertEquals(Optional.of(Set.of(new Cell(3, 3), new Cell(4, 3), new Cell(7, 0))), changed);
    assertEquals(0, made, "changes are found without a look at the pieces");
    assertEquals(Optional.of(Set.of()), shown(after).changedSince(shown(after)));
  }

  @Test
  void aRestlessPieceMayLookDifferentAtAnyTime() {
    Board<Man> board = crowd();
    assertEquals(Optional.of(Set.of(new Cell(3, 3))), shown(board, HERO).changedSince(shown(board, HERO)));
    assertTrue(shown(board, HERO + 1).changedSince(shown(board)).orElseThrow().isEmpty(), "somebody who is not there");
  }

  @Test
  void listedPiecesTellWhatHasChangedAndOthersCannot() {
    PieceView wall = new PieceView(1, "wall", "", new Cell(0, 0), 1, "", "");
    PieceViews before = PieceViews.of(List.of(wall, new PieceView(2, "man", "", new Cell(1, 0), 1, "", "")));
    PieceViews after = PieceViews.of(List.of(wall, new PieceView(2, "man", "", new Cell(2, 0), 1, "", "")));
    assertEquals(Optional.of(Set.of(new Cell(1, 0), new Cell(2, 0))), after.changedSince(before));
    assertEquals(Optional.empty(), after.changedSince(shown(crowd())));
    assertEquals(Optional.empty(), shown(crowd()).changedSince(after));
  }
}
