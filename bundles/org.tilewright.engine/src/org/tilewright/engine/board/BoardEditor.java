package org.tilewright.engine.board;

import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.random.RandomSource;

/**
 * Collects changes to a {@link Board} and hands out the changed board. Cheaper than changing the board step by step,
 * because what was copied once is then changed in place. Reads see the changes made so far.
 *
 * <p>Belongs to one thread and usually to one turn. It may be used on after {@link #build}; boards that it has handed
 * out do not change any more. Do not change it while iterating over it.
 *
 * @param <P> type of the pieces
 */
public final class BoardEditor<P extends Piece> extends Pieces<P> {

  private Board<P> base;
  private Trie ids;
  private Trie cells;
  private int size;
  private int nextId;
  private long sum;
  private Bounds bounds;
  /** Marks the nodes that nobody else has seen; null until there are any. */
  private Object owner;

  BoardEditor(Board<P> base) {
    startFrom(base);
  }

  private void startFrom(Board<P> board) {
    base = board;
    ids = board.ids();
    cells = board.cells();
    size = board.size();
    nextId = board.nextId();
    sum = board.sum();
    bounds = board.knownBounds();
    owner = null;
  }

  @Override
  Trie ids() {
    return ids;
  }

  @Override
  Trie cells() {
    return cells;
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
   * Puts a piece on its cell; a piece with the same number, wherever it stands, goes.
   *
   * @return this editor
   * @throws IllegalArgumentException when the number of the piece is negative or {@link Integer#MAX_VALUE}
   */
  public BoardEditor<P> put(P piece) {
    int id = piece.id();
    if (id < 0 || id == Integer.MAX_VALUE) {
      throw new IllegalArgumentException("A piece cannot have the number " + id);
    }
    P old = lookUp(id);
    if (old == piece) {
      return this;
    }
    claim();
    Cell cell = piece.cell();
    if (old == null) {
      addTo(cell, piece);
      size++;
      nextId = Math.max(nextId, id + 1);
    } else {
      sum -= term(old);
      if (old.cell().equals(cell)) {
        long key = key(cell);
        cells = cells.put(key, Stack.replaced(cells.get(key), piece), owner);
      } else {
        removeFrom(old.cell(), id);
        addTo(cell, piece);
      }
    }
    ids = ids.put(id, piece, owner);
    sum += term(piece);
    return this;
  }

  /** Takes the piece with this number away, if there is one. @return this editor */
  public BoardEditor<P> remove(int id) {
    P old = lookUp(id);
    if (old != null) {
      claim();
      removeFrom(old.cell(), id);
      ids = ids.remove(id, owner);
      size--;
      sum -= term(old);
    }
    return this;
  }

  /** The board as it is now; the one that the editor started with if nothing has changed. */
  public Board<P> build() {
    if (ids != base.ids() || nextId != base.nextId()) {
      startFrom(new Board<>(ids, cells, size, nextId, sum, size == 0 ? null : bounds));
    }
    return base;
  }

  private void claim() {
    if (owner == null) {
      owner = new Object();
    }
  }

  private void addTo(Cell cell, P piece) {
    long key = key(cell);
    cells = cells.put(key, Stack.with(cells.get(key), piece), owner);
    if (size == 0) {
      bounds = Bounds.of(cell);
    } else if (bounds != null && !bounds.contains(cell)) {
      bounds = bounds.including(cell);
    }
  }

  private void removeFrom(Cell cell, int id) {
    long key = key(cell);
    Object rest = Stack.without(cells.get(key), id);
    if (rest != null) {
      cells = cells.put(key, rest, owner);
      return;
    }
    cells = cells.remove(key, owner);
    if (bounds != null && (cell.x() == bounds.left() || cell.x() == bounds.right() || cell.y() == bounds.top()
        || cell.y() == bounds.bottom())) {
      bounds = null;
    }
  }

  private static long key(Cell cell) {
    return CellKeys.key(cell.x(), cell.y());
  }

  /** A piece's share of the hash: a sum, so that the order of the changes leaves no trace. */
  private static long term(Piece piece) {
    return RandomSource.mix(piece.contentHash());
  }
}
