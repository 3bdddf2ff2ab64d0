package org.tilewright.ui.wizards;

import java.util.Arrays;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.dialogs.WizardNewFileCreationPage;

/** Asks where a new level file goes. */
public final class LevelFilePage extends WizardNewFileCreationPage {

  /**
   * The page.
   *
   * @param fileName proposed name, with its extension
   */
  public LevelFilePage(String title, String description, String fileName, IStructuredSelection selection) {
    super("file", selection);
    setTitle(title);
    setDescription(description);
    setFileName(fileName);
    setFileExtension("level");
  }

  @Override
  public void createControl(Composite parent) {
    super.createControl(parent);
    if (getContainerFullPath() == null) {
      proposeOnlyProject();
    }
    proposeFreeName();
  }

  /** The file to be made; only after the page is complete. */
  public IFile file() {
    IPath path = getContainerFullPath().append(getFileName());
    return ResourcesPlugin.getWorkspace().getRoot().getFile(path);
  }

  /** The chosen name without its extension. */
  public String baseName() {
    String name = getFileName();
    return name.endsWith(".level") ? name.substring(0, name.length() - ".level".length()) : name;
  }

  private void proposeOnlyProject() {
    var projects = Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects())
        .filter(IProject::isOpen).toList();
    if (projects.size() == 1) {
      setContainerFullPath(projects.getFirst().getFullPath());
    }
  }

  private void proposeFreeName() {
    if (getContainerFullPath() == null) {
      return;
    }
    String base = baseName();
    for (int i = 2; file().exists(); i++) {
      setFileName(base + i + ".level");
    }
  }

  /** The file is written by the wizard's own operation. */
  @Override
  protected void createLinkTarget() {
    // links to files outside the workspace are not offered
  }

  @Override
  protected void createAdvancedControls(Composite parent) {
    // links to files outside the workspace are not offered
  }

  @Override
  protected IStatus validateLinkedResource() {
    return Status.OK_STATUS;
  }

  @Override
  protected String getNewFileLabel() {
    return "File &name:";
  }
}
