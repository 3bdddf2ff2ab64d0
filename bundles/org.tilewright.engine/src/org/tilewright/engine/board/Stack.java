package org.tilewright.engine.board;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The pieces of one cell in the compact form in which the cell index holds them: null for none, the piece itself for
 * one, an array sorted by id for several. Arrays are never written to once they are made.
 */
final class Stack {

  private Stack() {
  }

  /** The stack with a piece that it does not hold yet. */
  static Object with(Object stack, Piece piece) {
    return switch (stack) {
      case null -> piece;
      case Piece[] many -> inserted(many, piece);
      default -> {
        Piece one = (Piece) stack;
        yield one.id() < piece.id() ? new Piece[] {one, piece} : new Piece[] {piece, one};
      }
    };
  }

  private static Piece[] inserted(Piece[] many, Piece piece) {
    int at = many.length;
    while (at > 0 && many[at - 1].id() > piece.id()) {
      at--;
    }
    Piece[] longer = Arrays.copyOf(many, many.length + 1);
    System.arraycopy(many, at, longer, at + 1, many.length - at);
    longer[at] = piece;
    return longer;
  }

  /** The stack without the piece of an id that it holds. */
  static Object without(Object stack, int id) {
    if (!(stack instanceof Piece[] many)) {
      return null;
    }
    int at = indexOf(many, id);
    if (many.length == 2) {
      return many[1 - at];
    }
    Piece[] shorter = Arrays.copyOf(many, many.length - 1);
    System.arraycopy(many, at + 1, shorter, at, shorter.length - at);
    return shorter;
  }

  /** The stack with a piece in place of the one with the same id that it holds. */
  static Object replaced(Object stack, Piece piece) {
    if (!(stack instanceof Piece[] many)) {
      return piece;
    }
    Piece[] copy = many.clone();
    copy[indexOf(many, piece.id())] = piece;
    return copy;
  }

  private static int indexOf(Piece[] many, int id) {
    int i = 0;
    while (many[i].id() != id) {
      i++;
    }
    return i;
  }

  /** The stack as an immutable list, ascending by id. */
  static List<Piece> list(Object stack) {
    return switch (stack) {
      case null -> List.of();
      case Piece[] many -> Collections.unmodifiableList(Arrays.asList(many));
      default -> List.of((Piece) stack);
    };
  }
}
