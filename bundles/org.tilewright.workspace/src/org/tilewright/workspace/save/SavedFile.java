package org.tilewright.workspace.save;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.filesystem.IFileStore;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IResourceRuleFactory;
import org.eclipse.core.resources.IResourceStatus;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.ISchedulingRule;
import org.eclipse.core.runtime.jobs.MultiRule;
import org.tilewright.engine.storage.DurableFile;

/**
 * A file of the workspace that is written whole or not at all, which the workspace itself does not promise: it writes into the
 * old file. All else is as when the workspace writes: its checks (out of date, read-only), the local history, one change to hear
 * of. Files that are not on this machine's own disks are left to the workspace.
 *
 * @param file the file, which need not exist
 */
public record SavedFile(IFile file) {

  private static final String BUNDLE = "org.tilewright.workspace";

  /** @throws NullPointerException for null */
  public SavedFile {
    Objects.requireNonNull(file);
  }

  /** What has to be locked to write the file: the folder that it is in. */
  public ISchedulingRule schedulingRule() {
    IResourceRuleFactory rules = file.getWorkspace().getRuleFactory();
    return MultiRule.combine(rules.modifyRule(file), rules.refreshRule(file));
  }

  /**
   * Writes new content into a file that exists; the former one goes to the local history.
   *
   * @param overwrite whether to do so, too, when the file has been changed behind the back of the workspace
   * @throws CoreException with the code {@link IResourceStatus#OUT_OF_SYNC_LOCAL} when it has been, and when it cannot be written
   */
  public void replace(byte[] content, boolean overwrite, IProgressMonitor monitor) throws CoreException {
    Optional<Path> path = onDisk(file.getLocationURI() == null ? null : EFS.getStore(file.getLocationURI()));
    if (path.isEmpty()) {
      file.setContents(content, overwrite, true, monitor);
      return;
    }
    run(ignored -> {
      // Adds nothing: it makes the workspace check whether the file may be written, and keep it in the history.
      file.appendContents(InputStream.nullInputStream(), IResource.KEEP_HISTORY | (overwrite ? IResource.FORCE : IResource.NONE),
          null);
      write(path.get(), content);
      file.refreshLocal(IResource.DEPTH_ZERO, null);
    }, monitor);
  }

  /**
   * Writes a file that does not exist yet, in a folder that does.
   *
   * @throws CoreException when there is such a file, or it cannot be written
   */
  public void create(byte[] content, IProgressMonitor monitor) throws CoreException {
    Optional<Path> path = onDisk(file.getLocationURI() == null ? null : EFS.getStore(file.getLocationURI()));
    if (path.isEmpty()) {
      file.create(content, false, false, monitor);
      return;
    }
    run(ignored -> {
      IStatus valid = file.getWorkspace().validatePath(file.getFullPath().toString(), IResource.FILE);
      if (!valid.isOK()) {
        throw new CoreException(valid);
      }
      if (file.exists() || Files.exists(path.get(), LinkOption.NOFOLLOW_LINKS)) {
        throw failure(IResourceStatus.RESOURCE_EXISTS, "'" + file.getFullPath() + "' exists already", null);
      }
      write(path.get(), content);
      file.refreshLocal(IResource.DEPTH_ZERO, null);
    }, monitor);
  }

  private void run(ICoreRunnable work, IProgressMonitor monitor) throws CoreException {
    file.getWorkspace().run(work, schedulingRule(), IWorkspace.AVOID_UPDATE, monitor);
  }

  /** Where a file of the disks of this machine is; empty for one that is somewhere else. */
  static Optional<Path> onDisk(IFileStore store) throws CoreException {
    File local = store == null ? null : store.toLocalFile(EFS.NONE, null);
    return Optional.ofNullable(local).map(File::toPath);
  }

  /** Writes a file of the disk. @throws CoreException when that is impossible; it is as it was then */
  static void write(Path path, byte[] content) throws CoreException {
    try {
      new DurableFile(path).write(content);
    } catch (IOException e) {
      String reason = e instanceof FileSystemException known && known.getReason() != null ? known.getReason() : e.getMessage();
      throw failure(IResourceStatus.FAILED_WRITE_LOCAL,
          "'" + path.getFileName() + "' could not be written and is as it was before: " + reason, e);
    }
  }

  static CoreException failure(int code, String message, Throwable cause) {
    return new CoreException(new Status(IStatus.ERROR, BUNDLE, code, message, cause));
  }
}
