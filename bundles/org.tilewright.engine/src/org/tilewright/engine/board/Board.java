package org.tilewright.engine.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.engine.text.Counted;

/**
 * All pieces of a game on an unbounded grid: an immutable value. Any number of pieces may share a cell.
 *
 * <p>A changed board shares with the old one all that the change did not touch, so keeping both, or every board of a
 * long game, is cheap. A change costs a few hundred nanoseconds on any board; the {@linkplain #hash hash} is kept up to date
 * by it. To change much at once, such as when a level is set up, use an {@linkplain #edit editor}.
 *
 * @param <P> type of the pieces
 */
public final class Board<P extends Piece> extends Pieces<P> {

  private static final Board<Piece> EMPTY = new Board<>(Trie.EMPTY, Trie.EMPTY, 0, 0, 0, null);

  private final Trie ids;
  private final Trie cells;
  private final int size;
  private final int nextId;
  private final long sum;
  /** Null as long as nobody has asked; writing it twice from two threads would store equal values. */
  private Bounds bounds;

  Board(Trie ids, Trie cells, int size, int nextId, long sum, Bounds bounds) {
    this.ids = ids;
    this.cells = cells;
    this.size = size;
    this.nextId = nextId;
    this.sum = sum;
    this.bounds = bounds;
  }

  /**
   * What became of one piece between two boards.
   *
   * @param before the piece on the older board; empty when it came since
   * @param after  the piece on the newer board; empty when it has gone since
   */
  public record Change<P extends Piece>(Optional<P> before, Optional<P> after) {
  }

  /** The board without pieces. */
  public static <P extends Piece> Board<P> empty() {
    return own(EMPTY);
  }

  /** A board with the given pieces; of several with the same number, the last one. */
  public static <P extends Piece> Board<P> of(Iterable<? extends P> pieces) {
    BoardEditor<P> editor = Board.<P>empty().edit();
    for (P piece : pieces) {
      editor.put(piece);
    }
    return editor.build();
  }

  /** An editor that starts with these pieces; this board does not change with it. */
  public BoardEditor<P> edit() {
    return new BoardEditor<>(this);
  }

  /**
   * This board with a piece put on its cell; a piece with the same number, wherever it stands, goes.
   *
   * @throws IllegalArgumentException when the number of the piece is negative or {@link Integer#MAX_VALUE}
   */
  public Board<P> with(P piece) {
    return edit().put(piece).build();
  }

  /** This board without the piece with this number; this board itself if there is none. */
  public Board<P> without(int id) {
    return edit().remove(id).build();
  }

  @Override
  Trie ids() {
    return ids;
  }

  @Override
  Trie cells() {
    return cells;
  }

  long sum() {
    return sum;
  }

  /** The bounds if they are known without a search, or null. */
  Bounds knownBounds() {
    return bounds;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public int nextId() {
    return nextId;
  }

  /**
   * The smallest rectangle that holds all pieces; empty when there is none. Known at once unless a piece at the rim has
   * left since the last call.
   */
  public Optional<Bounds> bounds() {
    if (bounds == null && size > 0) {
      bounds = BoundsSearch.of(cells);
    }
    return Optional.ofNullable(bounds);
  }

  /**
   * The pieces that are not the same on an older board, ascending by number. Costs what has changed, not the size of the
   * boards, if one was made from the other.
   */
  public List<Change<P>> changesSince(Board<P> older) {
    List<Change<P>> changes = new ArrayList<>();
    ids.differences(older.ids, (before, after) -> {
      if (before == null || !before.equals(after)) {
        changes.add(new Change<>(Optional.ofNullable(own(before)), Optional.ofNullable(own(after))));
      }
      return true;
    });
    return changes;
  }

  /**
   * Visits the cells of the pieces that are not the same on an older board, of any kind of pieces; some of them twice. Costs what
   * {@link #changesSince} does.
   */
  public void changedCellsSince(Board<?> older, Consumer<Cell> visitor) {
    ids.differences(older.ids, (before, after) -> {
      if (before == null || !before.equals(after)) {
        Stream.of(Optional.ofNullable(before), Optional.ofNullable(after)).flatMap(Optional::stream)
            .forEach(piece -> visitor.accept(((Piece) piece).cell()));
      }
      return true;
    });
  }

  /**
   * A 64-bit hash of all pieces and {@link #nextId()}, the same on every machine for equal boards, however they came
   * about. Takes no time: it is kept up to date by the changes.
   */
  public long hash() {
    return RandomSource.mix(sum + nextId);
  }

  /** Equal when the pieces are equal and the next number is the same, so that nothing can tell the boards apart. */
  @Override
  public boolean equals(Object other) {
    return this == other || other instanceof Board<?> b && sum == b.sum && size == b.size && nextId == b.nextId
        && ids.differences(b.ids, (mine, its) -> mine != null && mine.equals(its));
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash());
  }

  @Override
  public String toString() {
    return "Board with " + Counted.of(size, "piece");
  }
}
