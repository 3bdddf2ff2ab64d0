package org.tilewright.lang.ide;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** Lets a service that fails answer nothing, and tells about it once for each cause: the next keystroke asks again. */
final class Guard {

  private final BiConsumer<String, Throwable> failures;
  private final Set<String> told = ConcurrentHashMap.newKeySet();

  /** @param failures is told which service failed and why */
  Guard(BiConsumer<String, Throwable> failures) {
    this.failures = failures;
  }

  /** The answer of a service, or {@code nothing} when it fails. */
  <T> T answer(String service, T nothing, Supplier<T> question) {
    try {
      return question.get();
    } catch (RuntimeException | StackOverflowError e) {
      StackTraceElement[] trace = e.getStackTrace();
      if (told.add(service + e.getClass() + (trace.length == 0 || e instanceof StackOverflowError ? "" : trace[0]))) {
        failures.accept(service, e);
      }
      return nothing;
    }
  }
}
