package org.tilewright.engine.board;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.tilewright.engine.grid.Cell;

/**
 * Pieces that can be looked up by number and by cell: what a {@link Board} and its {@link BoardEditor} have in common.
 * Every look-up takes a time that grows with the logarithm of the board only.
 *
 * @param <P> type of the pieces
 */
public abstract sealed class Pieces<P extends Piece> implements Iterable<P> permits Board, BoardEditor {

  Pieces() {
  }

  abstract Trie ids();

  abstract Trie cells();

  /** Number of pieces. */
  public abstract int size();

  /**
   * A number larger than that of any piece that has ever been put here, also if it was taken away again: numbers are
   * not used twice, so an event or an inventory may keep one.
   */
  public abstract int nextId();

  /** Whether there is no piece at all. */
  public final boolean isEmpty() {
    return size() == 0;
  }

  /** Whether there is a piece with this number. */
  public final boolean has(int id) {
    return lookUp(id) != null;
  }

  /** The piece with this number, if there is one. */
  public final Optional<P> find(int id) {
    return Optional.ofNullable(lookUp(id));
  }

  /** The piece with this number. @throws NoSuchElementException when there is none */
  public final P get(int id) {
    P piece = lookUp(id);
    if (piece == null) {
      throw new NoSuchElementException("No piece with number " + id);
    }
    return piece;
  }

  /** The pieces on a cell, ascending by number; an immutable list. */
  public final List<P> at(Cell cell) {
    return own(Stack.list(stack(cell)));
  }

  /** Whether a piece on the cell satisfies the condition; allocates nothing. */
  public final boolean any(Cell cell, Predicate<? super P> condition) {
    Object stack = stack(cell);
    if (stack instanceof Piece[] many) {
      for (Piece piece : many) {
        if (condition.test(own(piece))) {
          return true;
        }
      }
      return false;
    }
    return stack != null && condition.test(own(stack));
  }

  /** The piece with the smallest number on the cell that satisfies the condition, if there is one. */
  public final Optional<P> first(Cell cell, Predicate<? super P> condition) {
    Object stack = stack(cell);
    if (stack instanceof Piece[] many) {
      for (Piece piece : many) {
        if (condition.test(own(piece))) {
          return Optional.of(own(piece));
        }
      }
      return Optional.empty();
    }
    return stack != null && condition.test(own(stack)) ? Optional.of(own(stack)) : Optional.empty();
  }

  /** Visits the pieces on a cell, ascending by number; allocates nothing. */
  public final void forEachAt(Cell cell, Consumer<? super P> visitor) {
    Object stack = stack(cell);
    if (stack instanceof Piece[] many) {
      for (Piece piece : many) {
        visitor.accept(own(piece));
      }
    } else if (stack != null) {
      visitor.accept(own(stack));
    }
  }

  /** Whether no piece stands on the cell. */
  public final boolean isFree(Cell cell) {
    return stack(cell) == null;
  }

  /** Visits all pieces, ascending by number. */
  @Override
  public final void forEach(Consumer<? super P> visitor) {
    ids().forEach(piece -> visitor.accept(own(piece)));
  }

  /** All pieces, ascending by number. */
  @Override
  public final Iterator<P> iterator() {
    Trie all = ids();
    return new Iterator<>() {
      private P next = own(all.ceiling(0));

      @Override
      public boolean hasNext() {
        return next != null;
      }

      @Override
      public P next() {
        if (next == null) {
          throw new NoSuchElementException();
        }
        P result = next;
        next = own(all.ceiling(result.id() + 1L));
        return result;
      }
    };
  }

  @Override
  public final Spliterator<P> spliterator() {
    return Spliterators.spliterator(iterator(), size(), Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.NONNULL);
  }

  /** All pieces, ascending by number. */
  public final Stream<P> stream() {
    return StreamSupport.stream(spliterator(), false);
  }

  final P lookUp(int id) {
    return id < 0 ? null : own(ids().get(id));
  }

  private Object stack(Cell cell) {
    return cells().get(CellKeys.key(cell.x(), cell.y()));
  }

  /** Only pieces of type P are ever put in. */
  @SuppressWarnings("unchecked")
  static <T> T own(Object stored) {
    return (T) stored;
  }
}
