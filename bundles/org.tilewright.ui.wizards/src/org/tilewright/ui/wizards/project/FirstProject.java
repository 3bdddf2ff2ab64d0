package org.tilewright.ui.wizards.project;

import java.util.Optional;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.osgi.framework.FrameworkUtil;
import org.osgi.service.prefs.BackingStoreException;
import org.tilewright.workspace.operation.CreateProjectOperation;

/**
 * Makes a project of the sample levels when a workspace is opened for the first time and holds nothing, so that a new user
 * has something to play. Only where the product asks for it by the property {@value #PROPERTY}: a plug-in installed into
 * somebody's Eclipse must not put projects there. A project that was deleted does not come back.
 */
public final class FirstProject implements IStartup {

  /** Framework property that holds the name of the project to be made. */
  public static final String PROPERTY = "tilewright.first.project";

  private static final String BUNDLE = "org.tilewright.ui.wizards";
  private static final String DONE = "firstProjectOffered";

  @Override
  public void earlyStartup() {
    String name = FrameworkUtil.getBundle(FirstProject.class).getBundleContext().getProperty(PROPERTY);
    IWorkspaceRoot root = ResourcesPlugin.getWorkspace().getRoot();
    IEclipsePreferences preferences = InstanceScope.INSTANCE.getNode(BUNDLE);
    if (name == null || preferences.getBoolean(DONE, false)) {
      return;
    }
    preferences.putBoolean(DONE, true);
    try {
      preferences.flush();
    } catch (BackingStoreException e) {
      ILog.of(FirstProject.class).warn("The sample project may be offered again at the next start", e);
    }
    if (root.getProjects(IResource.NONE).length == 0) {
      create(root.getProject(name));
    }
  }

  private static void create(IProject project) {
    SampleFiles samples = new SampleFiles();
    CreateProjectOperation operation = new CreateProjectOperation(project, Optional.empty(), samples.all());
    WorkspaceJob job = new WorkspaceJob("Creating the sample project") {
      @Override
      public IStatus runInWorkspace(IProgressMonitor monitor) throws CoreException {
        operation.run(monitor);
        samples.first().ifPresent(path -> Display.getDefault().asyncExec(() -> open(project, path)));
        return Status.OK_STATUS;
      }
    };
    job.setRule(operation.schedulingRule());
    job.schedule();
  }

  private static void open(IProject project, String path) {
    IWorkbenchWindow window = PlatformUI.isWorkbenchRunning() ? PlatformUI.getWorkbench().getActiveWorkbenchWindow() : null;
    if (window == null || window.getActivePage() == null) {
      return;
    }
    fillScreen(window.getShell());
    try {
      IDE.openEditor(window.getActivePage(), project.getFile(path), true);
    } catch (PartInitException e) {
      ILog.of(FirstProject.class).error("The first sample level cannot be opened", e);
    }
  }

  /** As much room as there is; also where no window manager makes a window as large as the screen, or when that is undone. */
  private static void fillScreen(Shell shell) {
    Rectangle screen = shell.getMonitor().getClientArea();
    shell.setBounds(screen.x + screen.width / 20, screen.y + screen.height / 20, screen.width * 9 / 10, screen.height * 9 / 10);
    shell.setMaximized(true);
  }
}
