package org.tilewright.lang.incomplete;

import java.util.Optional;
import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.apache.log4j.spi.LoggingEvent;

/** Keeps the first error that the framework logged instead of throwing it, as its completion does. */
final class ErrorLog extends AppenderSkeleton implements AutoCloseable {

  private LoggingEvent first;

  /** Listens until it is closed. */
  ErrorLog() {
    setThreshold(Level.ERROR);
    Logger.getRootLogger().addAppender(this);
  }

  /** Forgets what was logged. */
  synchronized void clear() {
    first = null;
  }

  /** Throws what was logged. */
  synchronized void rethrow() {
    if (first != null) {
      throw Optional.ofNullable(first.getThrowableInformation()).map(info -> info.getThrowable())
          .filter(RuntimeException.class::isInstance).map(RuntimeException.class::cast)
          .orElseGet(() -> new IllegalStateException(first.getLoggerName() + ": " + first.getRenderedMessage(),
              first.getThrowableInformation() == null ? null : first.getThrowableInformation().getThrowable()));
    }
  }

  @Override
  protected synchronized void append(LoggingEvent event) {
    if (first == null) {
      first = event;
    }
  }

  @Override
  public boolean requiresLayout() {
    return false;
  }

  @Override
  public void close() {
    Logger.getRootLogger().removeAppender(this);
  }
}
