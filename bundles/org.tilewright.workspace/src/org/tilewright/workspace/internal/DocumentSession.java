package org.tilewright.workspace.internal;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.tilewright.workspace.ParsedDocument;

/** Keeps the parsed state of one document up to date while someone listens. */
final class DocumentSession implements IDocumentListener {

  private static final int DELAY_MILLIS = 300;
  private static final int BIG_DELAY_MILLIS = 1000;
  /** Characters; beyond it a parse costs enough to wait for the end of a burst of edits. */
  private static final int BIG = 4_000_000;

  private final IDocument document;
  private final Supplier<DocumentParser> parser;
  private final ScheduledExecutorService background;
  private final List<Consumer<ParsedDocument>> listeners = new CopyOnWriteArrayList<>();
  private final Object parsing = new Object();
  private volatile ParsedDocument latest;
  private Future<?> pending;

  DocumentSession(IDocument document, Supplier<DocumentParser> parser, ScheduledExecutorService background) {
    this.document = document;
    this.parser = parser;
    this.background = background;
  }

  Optional<ParsedDocument> latest() {
    return Optional.ofNullable(latest);
  }

  ParsedDocument current() {
    synchronized (parsing) {
      ParsedDocument known = latest;
      if (known == null || !known.isCurrent()) {
        known = parser.get().parse(document);
        latest = known;
      }
      return known;
    }
  }

  void add(Consumer<ParsedDocument> listener) {
    if (listeners.isEmpty()) {
      document.addDocumentListener(this);
    }
    listeners.add(listener);
    whenJobsMayRun(() -> run(() -> tell(listener, current()), 0));
  }

  /** @return whether that was the last listener */
  boolean remove(Consumer<ParsedDocument> listener) {
    if (listeners.remove(listener) && listeners.isEmpty()) {
      document.removeDocumentListener(this);
      cancelPending();
    }
    return listeners.isEmpty();
  }

  @Override
  public void documentAboutToBeChanged(DocumentEvent event) {
    // the text after the change matters
  }

  @Override
  public void documentChanged(DocumentEvent event) {
    cancelPending();
    synchronized (this) {
      pending = run(this::publish, document.getLength() > BIG ? BIG_DELAY_MILLIS : DELAY_MILLIS);
    }
  }

  private synchronized void cancelPending() {
    if (pending != null) {
      pending.cancel(false);
      pending = null;
    }
  }

  private void publish() {
    ParsedDocument now = current();
    if (now.isCurrent()) { // else the next change has scheduled its own run
      listeners.forEach(listener -> tell(listener, now));
    }
  }

  private void tell(Consumer<ParsedDocument> listener, ParsedDocument now) {
    try {
      if (listeners.contains(listener)) {
        listener.accept(now);
      }
    } catch (RuntimeException e) {
      ILog.of(DocumentSession.class).error("A listener of the level language failed", e);
    }
  }

  /**
   * The workbench holds all jobs back until its window is up. An editor that opens with it heeds that, as setting up the
   * language would take the processor away from what the user waits for.
   */
  private static void whenJobsMayRun(Runnable task) {
    if (Job.getJobManager().isSuspended()) {
      Job.createSystem("Level language", (ICoreRunnable) monitor -> task.run()).schedule();
    } else {
      task.run();
    }
  }

  private Future<?> run(Runnable task, int delayMillis) {
    try {
      return background.schedule(() -> {
        try {
          task.run();
        } catch (RuntimeException | StackOverflowError e) {
          ILog.of(DocumentSession.class).error("The level language failed on an open document", e);
        }
      }, delayMillis, TimeUnit.MILLISECONDS);
    } catch (RejectedExecutionException e) {
      return null; // the workbench is closing
    }
  }
}
