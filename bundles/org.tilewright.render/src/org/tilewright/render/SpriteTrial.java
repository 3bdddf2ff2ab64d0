package org.tilewright.render;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Does things that may take too long, each in a thread of its own, which is left behind when it does: a thread that does not end by
 * itself cannot be ended. As long as too many are left behind, nothing else is tried. Time is that of the processor, so that nothing
 * depends on what else a machine is busy with. Safe for several threads, which wait for each other.
 */
final class SpriteTrial {

  /** Drawing an ordinary sprite takes a thousandth of it, loading the classes for the first one a tenth. */
  static final long LIMIT_NANOS = 3_000_000_000L;
  /** Threads that may be left behind at the same time. */
  static final int MOST_LEFT_BEHIND = 2;
  private static final int LOOK_AFTER_MILLIS = 20;

  private final long limitNanos;
  private final List<Thread> leftBehind = new ArrayList<>();

  SpriteTrial(long limitNanos) {
    this.limitNanos = limitNanos;
  }

  /** Why the work did not come to an end in time and without an error of any kind; empty when it did. */
  synchronized Optional<String> refusal(Runnable work) {
    leftBehind.removeIf(thread -> !thread.isAlive());
    if (leftBehind.size() >= MOST_LEFT_BEHIND) {
      return Optional.of("drawing others takes too long");
    }
    CountDownLatch done = new CountDownLatch(1);
    AtomicReference<Throwable> failure = new AtomicReference<>();
    Thread thread = new Thread(() -> {
      try {
        work.run();
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
        failure.set(e);
      } finally {
        done.countDown();
      }
    }, "sprite trial");
    thread.setDaemon(true);
    thread.setPriority(Thread.MIN_PRIORITY);
    ThreadMXBean times = ManagementFactory.getThreadMXBean();
    thread.start();
    try {
      while (!done.await(LOOK_AFTER_MILLIS, TimeUnit.MILLISECONDS)) {
        if (times.getThreadCpuTime(thread.threadId()) > limitNanos) {
          return leave(thread);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return leave(thread);
    }
    return failure.get() == null ? Optional.empty() : Optional.of("it cannot be drawn");
  }

  private Optional<String> leave(Thread thread) {
    thread.interrupt();
    leftBehind.add(thread);
    return Optional.of("drawing it takes too long");
  }
}
