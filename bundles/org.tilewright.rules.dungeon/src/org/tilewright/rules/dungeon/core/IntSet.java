package org.tilewright.rules.dungeon.core;

import java.util.Arrays;

/** A small immutable set of numbers, kept in ascending order. */
public final class IntSet {

  /** No number. */
  public static final IntSet EMPTY = new IntSet(new int[0]);

  private final int[] sorted;

  private IntSet(int[] sorted) {
    this.sorted = sorted;
  }

  /** The numbers, which are in ascending order without repetition. */
  static IntSet ofSorted(int[] numbers, int count) {
    return count == 0 ? EMPTY : new IntSet(Arrays.copyOf(numbers, count));
  }

  /** Number of numbers. */
  public int size() {
    return sorted.length;
  }

  /** Whether there is none. */
  public boolean isEmpty() {
    return sorted.length == 0;
  }

  /** The number at a position, counted from 0 in ascending order. */
  public int get(int index) {
    return sorted[index];
  }

  /** The same with one more number. */
  public IntSet with(int number) {
    int at = Arrays.binarySearch(sorted, number);
    if (at >= 0) {
      return this;
    }
    int insert = -at - 1;
    int[] longer = new int[sorted.length + 1];
    System.arraycopy(sorted, 0, longer, 0, insert);
    longer[insert] = number;
    System.arraycopy(sorted, insert, longer, insert + 1, sorted.length - insert);
    return new IntSet(longer);
  }

  /** The same without the number. */
  public IntSet without(int number) {
    int at = Arrays.binarySearch(sorted, number);
    if (at < 0) {
      return this;
    }
    int[] shorter = new int[sorted.length - 1];
    System.arraycopy(sorted, 0, shorter, 0, at);
    System.arraycopy(sorted, at + 1, shorter, at, shorter.length - at);
    return new IntSet(shorter);
  }
}
