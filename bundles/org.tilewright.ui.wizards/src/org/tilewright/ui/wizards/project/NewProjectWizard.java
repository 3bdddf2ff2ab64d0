package org.tilewright.ui.wizards.project;

import java.lang.reflect.InvocationTargetException;
import java.net.URI;
import java.util.Map;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.wizards.newresource.BasicNewProjectResourceWizard;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;
import org.tilewright.ui.wizards.LevelCreation;
import org.tilewright.workspace.operation.CreateProjectOperation;

/** File &gt; New &gt; Level Project: a project with the level nature and, if wanted, the sample levels. */
public final class NewProjectWizard extends Wizard implements INewWizard, IExecutableExtension {

  private final ProjectPage page = new ProjectPage();
  private IWorkbench workbench;
  private IConfigurationElement configuration;

  /** Called by the workbench. */
  public NewProjectWizard() {
    setWindowTitle("New Level Project");
    setNeedsProgressMonitor(true);
  }

  @Override
  public void init(IWorkbench bench, IStructuredSelection selection) {
    workbench = bench;
  }

  @Override
  public void setInitializationData(IConfigurationElement element, String property, Object data) {
    configuration = element;
  }

  @Override
  public void addPages() {
    addPage(page);
  }

  @Override
  public boolean performFinish() {
    IProject project = page.getProjectHandle();
    Optional<URI> location = page.useDefaults() ? Optional.empty() : Optional.of(page.getLocationURI());
    SampleFiles samples = new SampleFiles();
    CreateProjectOperation operation = new CreateProjectOperation(project, location, page.withSamples() ? samples.all() : Map.of());
    try {
      getContainer().run(true, false, monitor -> {
        try {
          ResourcesPlugin.getWorkspace().run(operation, operation.schedulingRule(), IWorkspace.AVOID_UPDATE, monitor);
        } catch (CoreException e) {
          throw new InvocationTargetException(e);
        }
      });
    } catch (InvocationTargetException e) {
      LevelCreation.showError(getShell(), "The project was not created.", e.getCause());
      return false;
    } catch (InterruptedException e) {
      return false;
    }
    BasicNewProjectResourceWizard.updatePerspective(configuration);
    show(project, page.withSamples() ? samples.first() : Optional.empty());
    return true;
  }

  private void show(IProject project, Optional<String> firstSample) {
    IWorkbenchWindow window = workbench.getActiveWorkbenchWindow();
    if (window == null || window.getActivePage() == null) {
      return;
    }
    BasicNewResourceWizard.selectAndReveal(project, window);
    if (firstSample.isPresent()) {
      IFile file = project.getFile(firstSample.get());
      BasicNewResourceWizard.selectAndReveal(file, window);
      try {
        IDE.openEditor(window.getActivePage(), file, true);
      } catch (PartInitException e) {
        LevelCreation.showError(window.getShell(), "The first sample level cannot be opened.", e);
      }
    }
  }
}
