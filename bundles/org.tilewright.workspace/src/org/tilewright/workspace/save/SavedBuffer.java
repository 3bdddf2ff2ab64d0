package org.tilewright.workspace.save;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.IPersistableAnnotationModel;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IResourceStatus;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.MultiRule;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentExtension4;

/**
 * The text of an open file, saved whole or not at all; the counterpart of {@link ITextFileBuffer#commit}, which writes into the
 * old file.
 *
 * @param buffer holds the text
 * @param file   its file of the workspace; empty for a file that is outside
 */
public record SavedBuffer(ITextFileBuffer buffer, Optional<IFile> file) {

  private static final char UNREADABLE = '\uFFFD';

  /** @throws NullPointerException for null */
  public SavedBuffer {
    Objects.requireNonNull(buffer);
    Objects.requireNonNull(file);
  }

  /** A buffer of a file that exists, in the workspace or outside. */
  public static SavedBuffer of(ITextFileBuffer buffer) {
    return new SavedBuffer(buffer, Optional.ofNullable(buffer.getLocation()).map(FileBuffers::getWorkspaceFileAtLocation));
  }

  /**
   * Saves the text unless it is saved already. Afterwards the buffer is not dirty, and its file is known to be as it is.
   *
   * @param overwrite whether to save, too, when the file has been changed by somebody else since it was read
   * @throws CoreException with the code {@link IResourceStatus#OUT_OF_SYNC_LOCAL} when it has been changed, when it cannot be
   *                       written, and when bytes of the file would be lost ({@link #isWhole}); the old file is as it was then,
   *                       and the buffer still dirty
   */
  public void commit(boolean overwrite, IProgressMonitor monitor) throws CoreException {
    Optional<Path> path = SavedFile.onDisk(buffer.getFileStore());
    if (path.isEmpty()) {
      buffer.commit(monitor, overwrite);
    } else if (buffer.isDirty()) {
      if (!isWhole()) {
        throw SavedFile.failure(IResourceStatus.FAILED_WRITE_LOCAL, "'" + path.get().getFileName() + "' holds bytes that are no "
            + buffer.getEncoding() + " text and would be lost. Set another encoding (Edit > Set Encoding) and make the change again",
            null);
      }
      byte[] content = BufferEncoding.of(buffer, file, path.get()).encode(buffer.getDocument().get());
      if (file.isPresent()) {
        commit(new SavedFile(file.get()), content, overwrite, monitor);
      } else {
        if (!overwrite && !buffer.isSynchronized()) {
          throw SavedFile.failure(IResourceStatus.OUT_OF_SYNC_LOCAL,
              "'" + path.get().getFileName() + "' has been changed on the disk", null);
        }
        SavedFile.write(path.get(), content);
        buffer.revert(monitor);
      }
    }
  }

  /**
   * Whether the text tells every byte of the file, as far as it was read from there: a byte that the encoding cannot read stands
   * as U+FFFD in the text, and would be written as that.
   *
   * @throws CoreException when the file cannot be read
   */
  public boolean isWhole() throws CoreException {
    return buffer.getDocument().get().indexOf(UNREADABLE) < 0 || canBeReadAs(buffer.getEncoding());
  }

  /**
   * Whether every byte of the file on the disk means something in an encoding.
   *
   * @throws CoreException when the file cannot be read
   */
  public boolean canBeReadAs(String encoding) throws CoreException {
    Optional<Path> path = SavedFile.onDisk(buffer.getFileStore()).filter(Files::isRegularFile);
    if (path.isEmpty()) {
      return true;
    }
    try {
      Charset.forName(encoding).newDecoder().decode(ByteBuffer.wrap(Files.readAllBytes(path.get())));
      return true;
    } catch (CharacterCodingException e) {
      return false;
    } catch (IOException e) {
      throw SavedFile.failure(IResourceStatus.FAILED_READ_LOCAL,
          "'" + path.get().getFileName() + "' cannot be read: " + e.getMessage(), e);
    }
  }

  /**
   * Writes the text in the encoding that files of this sort have when nobody says otherwise, and lets go of the one that was set.
   *
   * @throws CoreException when the file cannot be written; it is as it was then
   */
  public void convert(Charset usual, IProgressMonitor monitor) throws CoreException {
    byte[] content = buffer.getDocument().get().getBytes(usual);
    if (file.isPresent()) {
      SavedFile target = new SavedFile(file.get());
      // as one change: bytes of one encoding must not be read in the other
      target.file().getWorkspace().run(ignored -> {
        target.replace(content, false, null);
        buffer.setEncoding(null);
      }, MultiRule.combine(target.schedulingRule(), target.file().getProject()), IWorkspace.AVOID_UPDATE, monitor);
    } else {
      SavedFile.write(SavedFile.onDisk(buffer.getFileStore()).orElseThrow(), content);
      buffer.setEncoding(usual.name());
    }
    buffer.revert(monitor);
  }

  private void commit(SavedFile target, byte[] content, boolean overwrite, IProgressMonitor monitor) throws CoreException {
    IFile saved = target.file();
    saved.getWorkspace().run(ignored -> {
      if (saved.exists()) {
        target.replace(content, overwrite, null);
      } else {
        createFolders(saved.getParent());
        target.create(content, null);
      }
      settle(saved);
    }, target.schedulingRule(), IWorkspace.AVOID_UPDATE, monitor);
  }

  /** Tells the buffer that its text is that of the file: reading it again, it finds no difference. */
  private void settle(IFile saved) throws CoreException {
    IDocument document = buffer.getDocument();
    if (document instanceof IDocumentExtension4 stamped) {
      // so that undoing all edits back to this moment makes the editor clean again
      saved.revertModificationStamp(stamped.getModificationStamp());
    }
    if (buffer.getAnnotationModel() instanceof IPersistableAnnotationModel markers) {
      markers.commit(document);
    }
    buffer.revert(null);
  }

  private static void createFolders(IContainer container) throws CoreException {
    if (container instanceof IFolder folder && !folder.exists()) {
      createFolders(folder.getParent());
      folder.create(false, true, null);
    }
  }
}
