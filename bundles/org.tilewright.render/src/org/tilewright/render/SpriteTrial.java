package org.tilewright.render;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Does something that may take too long in a thread of its own, which is left behind when it does. Time is that of the
 * processor, so that nothing depends on what else a machine is busy with.
 */
final class SpriteTrial {

  /** Drawing an ordinary sprite takes a thousandth of it, loading the classes for the first one a tenth. */
  static final long LIMIT_NANOS = 3_000_000_000L;
  private static final int LOOK_AFTER_MILLIS = 20;

  private SpriteTrial() {
  }

  /** Whether the work ends in time and without an error of any kind. */
  static boolean endsInTime(Runnable work, long limitNanos) {
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
          thread.interrupt();
          return false;
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
    return failure.get() == null;
  }
}
