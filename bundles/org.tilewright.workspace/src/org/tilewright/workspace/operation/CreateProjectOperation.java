package org.tilewright.workspace.operation;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspaceRunnable;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.ISchedulingRule;
import org.tilewright.workspace.build.LevelNature;
import org.tilewright.workspace.save.SavedFile;

/** Makes a project for levels: UTF-8, with the level nature and, if wanted, some files to begin with. */
public final class CreateProjectOperation implements IWorkspaceRunnable {

  private final IProject project;
  private final Optional<URI> location;
  private final Map<String, URL> files;

  /**
   * A project to be made.
   *
   * @param project  handle of the project; must not exist when the operation runs
   * @param location where its files lie; empty for the workspace's own folder
   * @param files    path inside the project to where its content comes from
   */
  public CreateProjectOperation(IProject project, Optional<URI> location, Map<String, URL> files) {
    this.project = Objects.requireNonNull(project);
    this.location = Objects.requireNonNull(location);
    this.files = new LinkedHashMap<>(files);
  }

  /** What has to be locked while the operation runs. */
  public ISchedulingRule schedulingRule() {
    return project.getWorkspace().getRoot();
  }

  /**
   * Makes the project.
   *
   * @throws CoreException when it exists already or cannot be written
   */
  @Override
  public void run(IProgressMonitor monitor) throws CoreException {
    SubMonitor progress = SubMonitor.convert(monitor, "Creating project " + project.getName(), files.size() + 4);
    IProjectDescription description = project.getWorkspace().newProjectDescription(project.getName());
    location.ifPresent(description::setLocationURI);
    project.create(description, progress.split(1));
    project.open(IResource.NONE, progress.split(1));
    project.setDefaultCharset("UTF-8", progress.split(1));
    // not named in the description: a nature that is there from the beginning is never configured, so has no builder
    LevelNature.addTo(project, progress.split(1));
    for (Map.Entry<String, URL> file : files.entrySet()) {
      write(project.getFile(IPath.fromPortableString(file.getKey())), file.getValue(), progress.split(1));
    }
  }

  private static void write(IFile file, URL source, IProgressMonitor monitor) throws CoreException {
    if (file.getParent() instanceof IFolder folder && !folder.exists()) {
      folder.create(false, true, null);
    }
    try (InputStream in = source.openStream()) {
      if (file.exists()) {
        // a folder chosen as location may hold the user's own files: they stay
        return;
      }
      new SavedFile(file).create(in.readAllBytes(), monitor);
    } catch (IOException e) {
      throw new CoreException(Status.error("Cannot copy " + file.getName() + ": " + e.getMessage(), e));
    }
  }
}
