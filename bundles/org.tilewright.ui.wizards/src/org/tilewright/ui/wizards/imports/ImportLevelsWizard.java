package org.tilewright.ui.wizards.imports;

import java.lang.reflect.InvocationTargetException;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.MultiStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.IImportWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;
import org.tilewright.ui.wizards.LevelCreation;
import org.tilewright.workspace.LanguageServices;
import org.tilewright.workspace.operation.ImportLevelsOperation;

/** Makes levels of foreign files and tells what was refused and what was kept without being understood. */
public final class ImportLevelsWizard extends Wizard implements IImportWizard {

  private static final String BUNDLE = "org.tilewright.ui.wizards";

  private IWorkbench workbench;
  private ImportPage page;

  /** Called by the workbench. */
  public ImportLevelsWizard() {
    setWindowTitle("Import Levels");
    setNeedsProgressMonitor(true);
  }

  @Override
  public void init(IWorkbench bench, IStructuredSelection selection) {
    workbench = bench;
    page = new ImportPage(selection);
  }

  @Override
  public void addPages() {
    addPage(page);
  }

  @Override
  public boolean performFinish() {
    ImportLevelsOperation operation =
        new ImportLevelsOperation(page.sources(), page.config(), page.target(), LanguageServices.find().language());
    try {
      getContainer().run(true, true, monitor -> {
        try {
          ResourcesPlugin.getWorkspace().run(operation, operation.schedulingRule(), IWorkspace.AVOID_UPDATE, monitor);
        } catch (CoreException e) {
          throw new InvocationTargetException(e);
        }
      });
    } catch (InvocationTargetException e) {
      LevelCreation.showError(getShell(), "The levels were not imported.", e.getCause());
      return false;
    } catch (InterruptedException e) {
      return false;
    }
    report(operation);
    show(operation.created());
    return !operation.created().isEmpty();
  }

  private void report(ImportLevelsOperation operation) {
    MultiStatus status = new MultiStatus(BUNDLE, 0,
        operation.created().size() + " imported, " + operation.refusals().size() + " refused");
    operation.refusals().forEach(line -> status.add(new Status(IStatus.ERROR, BUNDLE, line)));
    operation.warnings().forEach(line -> status.add(new Status(IStatus.WARNING, BUNDLE, line)));
    if (!status.isOK()) {
      ErrorDialog.openError(getShell(), "Import Levels", operation.refusals().isEmpty()
          ? "Some things were not understood. They are kept in the levels and written back on export."
          : "Some files were not imported.", status);
    }
  }

  private void show(List<IFile> created) {
    IWorkbenchWindow window = workbench.getActiveWorkbenchWindow();
    if (created.isEmpty() || window == null || window.getActivePage() == null) {
      return;
    }
    BasicNewResourceWizard.selectAndReveal(created.getFirst(), window);
    try {
      IDE.openEditor(window.getActivePage(), created.getFirst(), true);
    } catch (PartInitException e) {
      LevelCreation.showError(window.getShell(), "The level was imported but cannot be opened.", e);
    }
  }
}
