package org.tilewright.engine.view;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.tilewright.engine.board.Board;
import org.tilewright.engine.board.Piece;
import org.tilewright.engine.grid.Cell;

/**
 * The pieces of a board of any size; those of one layer are drawn in the order of their numbers.
 *
 * @param <P> type of the pieces
 */
public final class BoardPieces<P extends Piece> implements PieceViews {

  private static final Comparator<PieceView> BACK_TO_FRONT = Comparator.comparingInt(PieceView::layer);

  private final Board<P> board;
  private final Function<P, PieceView> look;
  private final Set<Integer> restless;

  /**
   * Shows a board.
   *
   * @param look     how a piece is shown; the same for equal pieces all through a game, but for the restless ones
   * @param restless numbers of the pieces that may look different without being changed on the board, as somebody under a spell
   */
  public BoardPieces(Board<P> board, Function<P, PieceView> look, Set<Integer> restless) {
    this.board = Objects.requireNonNull(board);
    this.look = Objects.requireNonNull(look);
    this.restless = Set.copyOf(restless);
  }

  @Override
  public List<PieceView> at(Cell cell) {
    List<P> stack = board.at(cell);
    return switch (stack.size()) {
      case 0 -> List.of();
      case 1 -> List.of(look.apply(stack.getFirst()));
      default -> stack.stream().map(look).sorted(BACK_TO_FRONT).toList();
    };
  }

  @Override
  public Optional<PieceView> find(int id) {
    return board.find(id).map(look);
  }

  @Override
  public Stream<PieceView> stream() {
    return board.stream().map(look).sorted(BACK_TO_FRONT);
  }

  @Override
  public Optional<Set<Cell>> changedSince(PieceViews older) {
    if (!(older instanceof BoardPieces<?> before)) {
      return Optional.empty();
    }
    Set<Cell> cells = new HashSet<>();
    board.changedCellsSince(before.board, cells::add);
    addRestless(cells);
    before.addRestless(cells);
    return Optional.of(cells);
  }

  private void addRestless(Set<Cell> cells) {
    restless.forEach(id -> board.find(id).ifPresent(piece -> cells.add(piece.cell())));
  }
}
