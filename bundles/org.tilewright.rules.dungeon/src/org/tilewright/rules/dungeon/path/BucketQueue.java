package org.tilewright.rules.dungeon.path;

import java.util.Arrays;

/**
 * Cells in the order of their distance, for distances that never exceed the current one by more than a known step: a
 * ring of buckets, one per distance.
 */
final class BucketQueue {

  private final int[][] buckets;
  private final int[] sizes;
  private int waiting;
  private int distance;
  private int cell;

  BucketQueue(int largestStep) {
    buckets = new int[largestStep + 1][];
    sizes = new int[largestStep + 1];
  }

  void add(int newCell, int atDistance) {
    int bucket = atDistance % buckets.length;
    if (sizes[bucket] == 0 && buckets[bucket] == null) {
      buckets[bucket] = new int[16];
    } else if (sizes[bucket] == buckets[bucket].length) {
      buckets[bucket] = Arrays.copyOf(buckets[bucket], sizes[bucket] * 2);
    }
    buckets[bucket][sizes[bucket]++] = newCell;
    waiting++;
  }

  /** Goes to the next cell; false when none is left. */
  boolean next() {
    if (waiting == 0) {
      return false;
    }
    while (sizes[distance % buckets.length] == 0) {
      distance++;
    }
    int bucket = distance % buckets.length;
    cell = buckets[bucket][--sizes[bucket]];
    waiting--;
    return true;
  }

  int cell() {
    return cell;
  }

  int distance() {
    return distance;
  }
}
