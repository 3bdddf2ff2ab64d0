package org.tilewright.render;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Pixels by key, of which the least recently used are forgotten. Safe for several threads. */
final class PixelCache<K> {

  private final long capacity;
  private final Map<K, int[]> entries = new LinkedHashMap<>(256, 0.75f, true);
  private long size;

  /** @param capacity number of pixels to keep at most; a single larger picture is still kept until the next one comes */
  PixelCache(long capacity) {
    this.capacity = capacity;
  }

  /** The pixels of {@code key}, made if they are not there. */
  synchronized int[] get(K key, Supplier<int[]> make) {
    int[] found = entries.get(key);
    if (found == null) {
      found = make.get();
      put(key, found);
    }
    return found;
  }

  /** The pixels of {@code key}, if they are there. */
  synchronized Optional<int[]> find(K key) {
    return Optional.ofNullable(entries.get(key));
  }

  /** Keeps the pixels of {@code key}. */
  synchronized void put(K key, int[] pixels) {
    int[] old = entries.put(key, pixels);
    size += pixels.length - (old == null ? 0 : old.length);
    Iterator<Map.Entry<K, int[]>> oldest = entries.entrySet().iterator();
    while (size > capacity && entries.size() > 1) {
      size -= oldest.next().getValue().length;
      oldest.remove();
    }
  }
}
