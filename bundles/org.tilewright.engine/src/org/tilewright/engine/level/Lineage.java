package org.tilewright.engine.level;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;

/**
 * The name of a kind and those of the kinds that it extends, nearest first. It shares its end with the lineages of those kinds, so
 * that thousands of kinds in one line take no more room than their names. Immutable.
 */
public final class Lineage extends AbstractList<String> {

  private final String name;
  private final Lineage base;
  private final int size;

  private Lineage(String name, Lineage base) {
    this.name = Objects.requireNonNull(name);
    this.base = base;
    this.size = base == null ? 1 : base.size + 1;
  }

  /** The lineage of a kind that extends nothing. */
  public static Lineage of(String name) {
    return new Lineage(name, null);
  }

  /** The lineage of a kind that extends the first kind of this one. */
  public Lineage extendedBy(String kind) {
    return new Lineage(kind, this);
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public String get(int index) {
    return from(Objects.checkIndex(index, size)).name;
  }

  private Lineage from(int index) {
    Lineage at = this;
    for (int i = 0; i < index; i++) {
      at = at.base;
    }
    return at;
  }

  @Override
  public List<String> subList(int from, int to) {
    return to == size && from >= 0 && from < to ? from(from) : super.subList(from, to);
  }

  @Override
  public boolean contains(Object element) {
    for (Lineage at = this; at != null; at = at.base) {
      if (at.name.equals(element)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Iterator<String> iterator() {
    return new Iterator<>() {
      private Lineage next = Lineage.this;

      @Override
      public boolean hasNext() {
        return next != null;
      }

      @Override
      public String next() {
        if (next == null) {
          throw new NoSuchElementException();
        }
        String result = next.name;
        next = next.base;
        return result;
      }
    };
  }

  @Override
  public boolean equals(Object other) {
    if (other == this) {
      return true;
    }
    if (!(other instanceof List<?> list) || list.size() != size) {
      return false;
    }
    Iterator<?> others = list.iterator();
    for (String own : this) {
      if (!own.equals(others.next())) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    return super.hashCode();
  }
}
