package org.tilewright.rules.dungeon.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A list that grows at its end and shares everything with its older versions; immutable. */
public final class Chain<T> {

  private final Optional<Chain<T>> earlier;
  private final T last;
  private final int size;

  private Chain(Optional<Chain<T>> earlier, T last, int size) {
    this.earlier = earlier;
    this.last = last;
    this.size = size;
  }

  /** The list without elements. */
  public static <T> Chain<T> empty() {
    return new Chain<>(Optional.empty(), null, 0);
  }

  /** Number of elements. */
  public int size() {
    return size;
  }

  /** The same with one more element. */
  public Chain<T> with(T element) {
    return new Chain<>(Optional.of(this), element, size + 1);
  }

  /** Number of leading elements that both lists have because they go back to one. */
  public int sharedWith(Chain<T> other) {
    Chain<T> mine = this;
    Chain<T> theirs = other;
    while (mine != theirs && mine.size > 0 && theirs.size > 0) {
      if (mine.size > theirs.size) {
        mine = mine.earlier.orElseThrow();
      } else if (theirs.size > mine.size) {
        theirs = theirs.earlier.orElseThrow();
      } else {
        mine = mine.earlier.orElseThrow();
        theirs = theirs.earlier.orElseThrow();
      }
    }
    return mine == theirs ? mine.size : 0;
  }

  /** The elements, oldest first. */
  public List<T> toList() {
    List<T> elements = new ArrayList<>(size);
    for (Chain<T> chain = this; chain.size > 0; chain = chain.earlier.orElseThrow()) {
      elements.add(chain.last);
    }
    Collections.reverse(elements);
    return elements;
  }
}
