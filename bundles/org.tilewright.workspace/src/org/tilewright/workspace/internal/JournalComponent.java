package org.tilewright.workspace.internal;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.filebuffers.IFileBufferListener;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.text.IDocument;
import org.osgi.framework.FrameworkUtil;
import org.tilewright.workspace.LevelFileNames;
import org.tilewright.workspace.journal.Draft;
import org.tilewright.workspace.journal.DraftFolder;
import org.tilewright.workspace.journal.Journal;

/** The journal: a {@link DraftWriter} for each open level file, all writing on one background thread. */
public final class JournalComponent implements Journal, IFileBufferListener {

  private static final String FOLDER = "unsaved";
  /** Drafts are written while a session ends, too; longer than this a user does not wait for that. */
  private static final int LAST_SECONDS = 10;

  private final ScheduledExecutorService background = Executors.newSingleThreadScheduledExecutor(
      task -> Thread.ofPlatform().daemon().name("Tilewright journal").unstarted(task));
  private final Map<IFileBuffer, DraftWriter> writers = new ConcurrentHashMap<>();
  private final Thread atEnd = Thread.ofPlatform().unstarted(this::close);
  private DraftFolder drafts;
  private boolean begun;

  @Override
  public synchronized void begin() {
    if (!begun) {
      begun = true;
      FileBuffers.getTextFileBufferManager().addFileBufferListener(this);
      try {
        Runtime.getRuntime().addShutdownHook(atEnd);
      } catch (IllegalStateException e) {
        // the session is ending; nothing will be typed any more
      }
    }
  }

  /** Called by declarative services, and when Java is told to end: writes down what has not been yet. */
  public void close() {
    writers.values().forEach(DraftWriter::writeNow);
    background.shutdown();
    try {
      background.awaitTermination(LAST_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized DraftFolder drafts() {
    if (drafts == null) {
      Path state = Platform.getStateLocation(FrameworkUtil.getBundle(JournalComponent.class)).toPath();
      String session = Long.toHexString(ProcessHandle.current().pid()) + "x" + Long.toHexString(System.currentTimeMillis());
      drafts = new DraftFolder(state.resolve(FOLDER), session);
    }
    return drafts;
  }

  @Override
  public Map<Path, Draft> leftBehind() {
    try {
      return drafts().leftBehind();
    } catch (IOException e) {
      ILog.of(JournalComponent.class).warn("What earlier sessions left behind cannot be listed", e);
      return Map.of();
    }
  }

  @Override
  public void discard(Path leftBehind) {
    try {
      drafts().discard(leftBehind);
    } catch (IOException e) {
      ILog.of(JournalComponent.class).warn("'" + leftBehind + "' cannot be deleted and will be offered again", e);
    }
  }

  @Override
  public void adopt(Path leftBehind, IDocument document) {
    ITextFileBuffer buffer = FileBuffers.getTextFileBufferManager().getTextFileBuffer(document);
    DraftWriter writer = buffer == null ? null : writers.get(buffer);
    if (writer != null) {
      writer.adopt(() -> discard(leftBehind));
    }
  }

  @Override
  public void bufferCreated(IFileBuffer buffer) {
    if (buffer instanceof ITextFileBuffer text && LevelFileNames.isLevelFile(nameOf(buffer))) {
      writers.put(buffer, new DraftWriter(text, drafts(), background));
    }
  }

  private static String nameOf(IFileBuffer buffer) {
    IPath location = buffer.getLocation();
    return location != null && location.lastSegment() != null ? location.lastSegment()
        : buffer.getFileStore() == null ? "" : buffer.getFileStore().getName();
  }

  @Override
  public void dirtyStateChanged(IFileBuffer buffer, boolean dirty) {
    DraftWriter writer = writers.get(buffer);
    if (writer != null && !dirty) {
      writer.forget();
    }
  }

  /** A buffer goes with its editor, which has asked its user. When Java was told to end, nobody has been asked. */
  @Override
  public void bufferDisposed(IFileBuffer buffer) {
    DraftWriter writer = writers.remove(buffer);
    if (writer != null) {
      writer.end();
      if (!javaIsEnding()) {
        writer.forget();
      }
    }
  }

  private boolean javaIsEnding() {
    Thread probe = new Thread(() -> { });
    try {
      Runtime.getRuntime().addShutdownHook(probe);
      Runtime.getRuntime().removeShutdownHook(probe);
      return false;
    } catch (IllegalStateException e) {
      return true;
    }
  }

  @Override
  public void bufferContentAboutToBeReplaced(IFileBuffer buffer) {
    // the document tells of it
  }

  @Override
  public void bufferContentReplaced(IFileBuffer buffer) {
    // the document has told of it
  }

  @Override
  public void stateChanging(IFileBuffer buffer) {
    // what comes of it is told
  }

  @Override
  public void stateValidationChanged(IFileBuffer buffer, boolean validated) {
    // whether a file may be written does not change its text
  }

  @Override
  public void underlyingFileMoved(IFileBuffer buffer, IPath path) {
    // the editor connects a buffer of the new place and disposes of this one
  }

  @Override
  public void underlyingFileDeleted(IFileBuffer buffer) {
    // the editor of a text that is not saved stays open
  }

  @Override
  public void stateChangeFailed(IFileBuffer buffer) {
    // all is as before
  }
}
