package org.tilewright.workspace.operation;

import java.nio.charset.StandardCharsets;
import java.util.Objects;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IWorkspaceRunnable;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.ISchedulingRule;
import org.tilewright.workspace.save.SavedFile;

/** Writes a new file for a level or a position, whole and with the folders it lies in. An existing file is never overwritten. */
public final class CreateLevelOperation implements IWorkspaceRunnable {

  private final IFile file;
  private final String content;

  /**
   * A level file to be made.
   *
   * @param file    where; must not exist when the operation runs
   * @param content the text, written as UTF-8
   */
  public CreateLevelOperation(IFile file, String content) {
    this.file = Objects.requireNonNull(file);
    this.content = Objects.requireNonNull(content);
  }

  /** What has to be locked while the operation runs. */
  public ISchedulingRule schedulingRule() {
    return file.getProject();
  }

  /**
   * Writes the file.
   *
   * @throws CoreException when the file exists already or cannot be written
   */
  @Override
  public void run(IProgressMonitor monitor) throws CoreException {
    SubMonitor progress = SubMonitor.convert(monitor, "Creating " + file.getName(), 2);
    createFolders(file.getParent(), progress.split(1));
    new SavedFile(file).create(content.getBytes(StandardCharsets.UTF_8), progress.split(1));
    if (!"UTF-8".equals(file.getCharset())) {
      file.setCharset("UTF-8", null);
    }
  }

  private static void createFolders(IContainer container, IProgressMonitor monitor) throws CoreException {
    if (container instanceof IFolder folder && !folder.exists()) {
      createFolders(folder.getParent(), monitor);
      folder.create(false, true, monitor);
    }
  }
}
