package org.tilewright.workspace.internal;

import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentListener;
import org.tilewright.workspace.ParsedDocument;
import org.tilewright.workspace.journal.Draft;
import org.tilewright.workspace.journal.DraftFolder;

/** Writes the text of one open file down while it is not saved. Files are written and deleted on the background thread only. */
final class DraftWriter implements IDocumentListener {

  private static final long DELAY_MILLIS = 1_000;
  private static final long LONGEST_PAUSE_MILLIS = 20_000;
  /** From one writing to the next, for each million characters, so that writing takes a small part of the time. */
  private static final long PAUSE_MILLIS = 3_000;
  private static final long CHARACTERS = 1_000_000;

  private final ITextFileBuffer buffer;
  private final IDocument document;
  private final URI place;
  private final DraftFolder drafts;
  private final ScheduledExecutorService background;
  private final List<Runnable> adopted = new ArrayList<>();
  private Future<?> pending;
  /** When the last draft was written, by {@link System#nanoTime()}. */
  private volatile long written = System.nanoTime() - TimeUnit.MILLISECONDS.toNanos(LONGEST_PAUSE_MILLIS);

  /** Begins at once. */
  DraftWriter(ITextFileBuffer buffer, DraftFolder drafts, ScheduledExecutorService background) {
    this.buffer = buffer;
    this.document = buffer.getDocument();
    this.place = placeOf(buffer);
    this.drafts = drafts;
    this.background = background;
    document.addDocumentListener(this);
  }

  private static URI placeOf(ITextFileBuffer buffer) {
    IFile file = buffer.getLocation() == null ? null : FileBuffers.getWorkspaceFileAtLocation(buffer.getLocation());
    try {
      return file == null ? buffer.getFileStore().toURI() : new URI("platform", null, "/resource" + file.getFullPath(), null);
    } catch (URISyntaxException e) {
      throw new IllegalStateException("every path has a URI", e);
    }
  }

  @Override
  public void documentAboutToBeChanged(DocumentEvent event) {
    // the text after the change matters
  }

  /** The first change of many sets the time, so that somebody who never pauses is not left without a draft. */
  @Override
  public synchronized void documentChanged(DocumentEvent event) {
    if (pending == null) {
      long pause = Math.min(document.getLength() * PAUSE_MILLIS / CHARACTERS, LONGEST_PAUSE_MILLIS);
      long since = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - written);
      try {
        pending = background.schedule(this::write, Math.max(DELAY_MILLIS, pause - since), TimeUnit.MILLISECONDS);
      } catch (RejectedExecutionException e) {
        // the session is ending
      }
    }
  }

  private synchronized boolean takePending() {
    boolean was = pending != null;
    if (was) {
      pending.cancel(false);
      pending = null;
    }
    return was;
  }

  /** Does not wait for the end of the delay, if there is anything to write. */
  void writeNow() {
    if (takePending()) {
      inBackground(this::write);
    }
  }

  private void write() {
    takePending();
    if (!buffer.isDirty()) {
      return;
    }
    try {
      drafts.keep(new Draft(place, Instant.now(), text()));
      written = System.nanoTime();
      releaseAdopted();
    } catch (IOException e) {
      ILog.of(DraftWriter.class).warn("The unsaved text of " + place + " could not be kept", e);
    }
  }

  private String text() {
    String text;
    long stamp;
    do {
      stamp = ParsedDocument.stampOf(document);
      text = document.get();
    } while (stamp != ParsedDocument.stampOf(document)); // changed between the two, by the user who types
    return text;
  }

  /** The text is saved, or nobody wants it. */
  void forget() {
    takePending();
    inBackground(() -> {
      try {
        drafts.forget(place);
        releaseAdopted();
      } catch (IOException e) {
        ILog.of(DraftWriter.class).warn("The draft of " + place + " cannot be deleted and will be offered", e);
      }
    });
  }

  /** @param release forgets another draft, of which this text was made */
  synchronized void adopt(Runnable release) {
    adopted.add(release);
  }

  private synchronized void releaseAdopted() {
    adopted.forEach(Runnable::run);
    adopted.clear();
  }

  /** Stops to follow the text. */
  void end() {
    document.removeDocumentListener(this);
  }

  private void inBackground(Runnable task) {
    try {
      background.execute(task);
    } catch (RejectedExecutionException e) {
      // the session is ending
    }
  }
}
