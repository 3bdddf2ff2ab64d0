package org.tilewright.engine.board;

import java.util.function.Consumer;

/**
 * A persistent map from unsigned 64-bit keys to non-null values: a radix tree with 16 children per node that is as deep
 * as its largest key needs. Changing one key copies one node per level and shares the rest.
 *
 * <p>A node is an array of 17: its children (or, on the lowest level, its values) and, last, the owner token of the editor
 * that made it. An editor may write to nodes that carry its token, because nobody else has seen them; it forgets the
 * token when it hands its result out.
 */
final class Trie {

  static final Trie EMPTY = new Trie(null, 0);

  private static final int BITS = 4;
  private static final int WIDTH = 1 << BITS;
  private static final int MASK = WIDTH - 1;
  private static final int OWNER = WIDTH;

  private final Object[] root;
  private final int shift;

  private Trie(Object[] root, int shift) {
    this.root = root;
    this.shift = shift;
  }

  /** Called for each key whose value differs between two tries. */
  @FunctionalInterface
  interface DifferenceVisitor {
    /** Takes the two values, null where there is none; returns whether to go on. */
    boolean differs(Object before, Object after);
  }

  /** Chooses the parts of the tree to walk through. */
  @FunctionalInterface
  interface NodeFilter {
    /** Whether the node that holds the keys from {@code first}, {@code 1 << bits} of them, is worth looking into. */
    boolean visit(long first, int bits);
  }

  /** The value of a key, or null. */
  Object get(long key) {
    Object[] node = root;
    if (!covers(key)) {
      return null;
    }
    for (int s = shift; s > 0 && node != null; s -= BITS) {
      node = (Object[]) node[digit(key, s)];
    }
    return node == null ? null : node[digit(key, 0)];
  }

  /** This map with a value for a key; nodes of {@code owner} are changed in place. */
  Trie put(long key, Object value, Object owner) {
    Object[] top = root;
    int topShift = shift;
    while (!covers(key, topShift)) {
      if (top != null) {
        Object[] above = fresh(owner);
        above[0] = top;
        top = above;
      }
      topShift += BITS;
    }
    top = owned(top, owner);
    Object[] node = top;
    for (int s = topShift; s > 0; s -= BITS) {
      int i = digit(key, s);
      Object[] child = owned((Object[]) node[i], owner);
      node[i] = child;
      node = child;
    }
    node[digit(key, 0)] = value;
    return top == root ? this : new Trie(top, topShift);
  }

  /** This map without a key that it has; nodes of {@code owner} are changed in place. */
  Trie remove(long key, Object owner) {
    Object[] top = removed(root, shift, key, owner);
    return top == root ? this : top == null ? EMPTY : new Trie(top, shift);
  }

  private static Object[] removed(Object[] node, int shift, long key, Object owner) {
    int i = digit(key, shift);
    Object child = shift == 0 ? null : removed((Object[]) node[i], shift - BITS, key, owner);
    if (child == null && hasNoneBut(node, i)) {
      return null;
    }
    Object[] copy = owned(node, owner);
    copy[i] = child;
    return copy;
  }

  private static boolean hasNoneBut(Object[] node, int index) {
    for (int i = 0; i < WIDTH; i++) {
      if (node[i] != null && i != index) {
        return false;
      }
    }
    return true;
  }

  /** The value of the smallest key that is {@code key} or more, or null. */
  Object ceiling(long key) {
    return root == null || !covers(key) ? null : ceiling(root, shift, key);
  }

  private static Object ceiling(Object[] node, int shift, long key) {
    int first = digit(key, shift);
    for (int i = first; i < WIDTH; i++) {
      Object child = node[i];
      if (child != null) {
        Object found = shift == 0 ? child : ceiling((Object[]) child, shift - BITS, i == first ? key : 0);
        if (found != null) {
          return found;
        }
      }
    }
    return null;
  }

  /** Visits all values in the order of their keys. */
  void forEach(Consumer<Object> visitor) {
    if (root != null) {
      forEach(root, shift, visitor);
    }
  }

  private static void forEach(Object[] node, int shift, Consumer<Object> visitor) {
    for (int i = 0; i < WIDTH; i++) {
      Object child = node[i];
      if (child == null) {
        continue;
      }
      if (shift == 0) {
        visitor.accept(child);
      } else {
        forEach((Object[]) child, shift - BITS, visitor);
      }
    }
  }

  /** Visits the values in the parts of the tree that the filter lets through. */
  void forEachIn(NodeFilter filter, Consumer<Object> visitor) {
    if (root != null) {
      forEachIn(root, shift, 0, filter, visitor);
    }
  }

  private static void forEachIn(Object[] node, int shift, long first, NodeFilter filter, Consumer<Object> visitor) {
    if (!filter.visit(first, shift + BITS)) {
      return;
    }
    for (int i = 0; i < WIDTH; i++) {
      Object child = node[i];
      if (child == null) {
        continue;
      }
      if (shift == 0) {
        visitor.accept(child);
      } else {
        forEachIn((Object[]) child, shift - BITS, first | (long) i << shift, filter, visitor);
      }
    }
  }

  /**
   * Compares with an older map; subtrees that both share are not looked into.
   *
   * @return false when the visitor stopped the walk
   */
  boolean differences(Trie before, DifferenceVisitor visitor) {
    return differences(before.root, before.shift, root, shift, visitor);
  }

  private static boolean differences(Object[] before, int beforeShift, Object[] after, int afterShift,
      DifferenceVisitor visitor) {
    if (before == after) {
      return true;
    }
    int shift = Math.max(before == null ? 0 : beforeShift, after == null ? 0 : afterShift);
    for (int i = 0; i < WIDTH; i++) {
      Object a = child(before, beforeShift, i, shift);
      Object b = child(after, afterShift, i, shift);
      if (a == b) {
        continue;
      }
      boolean goOn = shift == 0 ? visitor.differs(a, b)
          : differences((Object[]) a, Math.min(beforeShift, shift - BITS), (Object[]) b,
              Math.min(afterShift, shift - BITS), visitor);
      if (!goOn) {
        return false;
      }
    }
    return true;
  }

  /** Child of a node seen from a level that may lie above it: from there the whole node is child 0. */
  private static Object child(Object[] node, int nodeShift, int index, int shift) {
    if (node == null) {
      return null;
    }
    return nodeShift < shift ? index == 0 ? node : null : node[index];
  }

  private boolean covers(long key) {
    return covers(key, shift);
  }

  private static boolean covers(long key, int shift) {
    // in two steps, because a shift by 64 would be none
    return key >>> shift >>> BITS == 0;
  }

  private static int digit(long key, int shift) {
    return (int) (key >>> shift) & MASK;
  }

  private static Object[] fresh(Object owner) {
    Object[] node = new Object[WIDTH + 1];
    node[OWNER] = owner;
    return node;
  }

  private static Object[] owned(Object[] node, Object owner) {
    if (node == null) {
      return fresh(owner);
    }
    if (node[OWNER] == owner) {
      return node;
    }
    Object[] copy = node.clone();
    copy[OWNER] = owner;
    return copy;
  }
}
