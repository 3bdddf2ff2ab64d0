package org.tilewright.ui.wizards.exports;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.MultiStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.IExportWizard;
import org.eclipse.ui.IWorkbench;
import org.tilewright.formats.FormatException;
import org.tilewright.ui.wizards.LevelCreation;
import org.tilewright.workspace.operation.LevelExport.Written;

/** Writes a level in a foreign format and tells what the format could not say. */
public final class ExportLevelWizard extends Wizard implements IExportWizard {

  private static final String BUNDLE = "org.tilewright.ui.wizards";

  private ExportPage page;

  /** Called by the workbench. */
  public ExportLevelWizard() {
    setWindowTitle("Export Level");
    setNeedsProgressMonitor(true);
  }

  @Override
  public void init(IWorkbench bench, IStructuredSelection selection) {
    page = new ExportPage(bench, selection);
  }

  @Override
  public void addPages() {
    addPage(page);
  }

  @Override
  public boolean performFinish() {
    ExportPage.Choice choice = page.choice();
    if (Files.exists(choice.target()) && !MessageDialog.openQuestion(getShell(), "Export Level",
        choice.target().getFileName() + " exists already. Do you want to replace it?")) {
      return false;
    }
    AtomicReference<Written> written = new AtomicReference<>();
    try {
      getContainer().run(true, false, monitor -> {
        try {
          written.set(choice.source().write(choice.level(), choice.format(), choice.target(), choice.withConfig()));
        } catch (FormatException | IOException | CoreException e) {
          throw new InvocationTargetException(e);
        }
      });
    } catch (InvocationTargetException e) {
      LevelCreation.showError(getShell(), "The level was not exported.", e.getCause());
      return false;
    } catch (InterruptedException e) {
      return false;
    }
    report(written.get());
    return true;
  }

  private void report(Written written) {
    written.files().forEach(ExportLevelWizard::refresh);
    MultiStatus status = new MultiStatus(BUNDLE, 0, written.warnings().size() + " differences");
    written.warnings().forEach(line -> status.add(new Status(IStatus.WARNING, BUNDLE, line)));
    if (!status.isOK()) {
      ErrorDialog.openError(getShell(), "Export Level", "The level was exported, but the format cannot say everything.", status);
    }
  }

  /** A file that was written into the workspace shows up there at once. */
  private static void refresh(Path file) {
    for (IResource resource : ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(
        IPath.fromPath(file.toAbsolutePath()).toFile().toURI())) {
      try {
        resource.refreshLocal(IResource.DEPTH_ZERO, null);
      } catch (CoreException e) {
        ILog.of(ExportLevelWizard.class).warn("Cannot refresh " + resource.getFullPath(), e);
      }
    }
  }
}
