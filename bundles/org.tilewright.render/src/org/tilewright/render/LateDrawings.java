package org.tilewright.render;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** The pictures of one {@link Sprites} that are drawn in a workshop. Nobody who asks waits. Safe for several threads. */
final class LateDrawings {

  /** So many that what is seen at once has room. */
  private static final long KEPT_PIXELS = 16L << 20;

  private final SpriteWorkshop workshop;
  private final BiConsumer<Sprite, String> refused;
  private final PixelCache<RasterKey> drawn = new PixelCache<>(KEPT_PIXELS);
  private final Set<RasterKey> waiting = ConcurrentHashMap.newKeySet();
  private final Set<Sprite> hopeless = ConcurrentHashMap.newKeySet();
  private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

  /** @param refused is told which sprites cannot be drawn, and why */
  LateDrawings(SpriteWorkshop workshop, BiConsumer<Sprite, String> refused) {
    this.workshop = workshop;
    this.refused = refused;
  }

  /** Has {@code listener} run, in any thread, after each picture that is there or has turned out never to be. */
  void listen(Runnable listener) {
    listeners.add(listener);
  }

  void forget(Runnable listener) {
    listeners.remove(listener);
  }

  /**
   * What is there of a picture; has it drawn when it is not.
   *
   * @param draw    draws it, or gives nothing when that cannot be done
   * @param letters what is shown instead
   */
  Drawing get(RasterKey key, Supplier<Optional<int[]>> draw, Supplier<int[]> letters) {
    Sprite sprite = key.picture().look().sprite();
    if (hopeless.contains(sprite)) {
      return new Drawing(letters.get(), true);
    }
    Optional<int[]> known = drawn.find(key);
    if (known.isPresent()) {
      return new Drawing(known.get(), true);
    }
    if (waiting.add(key)) {
      workshop.later(() -> draw(key, draw));
    }
    return new Drawing(letters.get(), false);
  }

  private void draw(RasterKey key, Supplier<Optional<int[]>> draw) {
    Sprite sprite = key.picture().look().sprite();
    if (!hopeless.contains(sprite)) {
      AtomicReference<Optional<int[]>> result = new AtomicReference<>(Optional.empty());
      Optional<String> reason = workshop.refusal(() -> result.set(draw.get()));
      Optional<int[]> pixels = reason.isPresent() ? Optional.empty() : result.get();
      if (pixels.isPresent()) {
        drawn.put(key, pixels.get());
      } else if (hopeless.add(sprite)) {
        refused.accept(sprite, reason.orElse("it is no SVG that can be drawn"));
      }
    }
    waiting.remove(key);
    listeners.forEach(Runnable::run);
  }
}
