package org.tilewright.workspace.internal;

import org.apache.log4j.AppenderSkeleton;
import org.apache.log4j.Level;
import org.apache.log4j.Logger;
import org.apache.log4j.spi.LoggingEvent;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;

/** Shows what Xtext logs in the Error Log view, where users of the workbench look. */
final class LibraryLog extends AppenderSkeleton {

  private final ILog log;

  LibraryLog(ILog log) {
    this.log = log;
  }

  /** Begins with warnings; does nothing in a workbench in which somebody else has decided about that log already. */
  static void begin() {
    Logger root = Logger.getRootLogger();
    if (!root.getAllAppenders().hasMoreElements()) {
      root.setLevel(Level.WARN);
      root.addAppender(new LibraryLog(ILog.of(LibraryLog.class)));
    }
  }

  @Override
  protected void append(LoggingEvent event) {
    int severity = event.getLevel().isGreaterOrEqual(Level.ERROR) ? IStatus.ERROR : IStatus.WARNING;
    Throwable thrown = event.getThrowableInformation() == null ? null : event.getThrowableInformation().getThrowable();
    log.log(new Status(severity, event.getLoggerName(), event.getRenderedMessage(), thrown));
  }

  @Override
  public boolean requiresLayout() {
    return false;
  }

  @Override
  public void close() {
    // the log is the platform's
  }
}
