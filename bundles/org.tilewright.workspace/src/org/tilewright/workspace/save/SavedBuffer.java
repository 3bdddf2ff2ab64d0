package org.tilewright.workspace.save;

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
   * @throws CoreException with the code {@link IResourceStatus#OUT_OF_SYNC_LOCAL} when it has been changed, and when it cannot be
   *                       written; the old file is as it was then, and the buffer still dirty
   */
  public void commit(boolean overwrite, IProgressMonitor monitor) throws CoreException {
    Optional<Path> path = SavedFile.onDisk(buffer.getFileStore());
    if (path.isEmpty()) {
      buffer.commit(monitor, overwrite);
    } else if (buffer.isDirty()) {
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
