package org.tilewright.ui.wizards;

import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.CancellationException;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.jface.wizard.IWizardContainer;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;
import org.tilewright.workspace.operation.CreateLevelOperation;

/** The last step of every wizard that makes a level: write it in the wizard's progress bar, then open it. */
public final class LevelCreation {

  /** Makes the text of a level; runs outside the UI thread. */
  @FunctionalInterface
  public interface TextSource {
    /**
     * The text.
     *
     * @throws CoreException when it cannot be made; shown to the user
     */
    String text(IProgressMonitor monitor) throws CoreException;
  }

  private final IWorkbench workbench;
  private final IWizardContainer container;

  /** For the wizard shown in {@code container}. */
  public LevelCreation(IWorkbench workbench, IWizardContainer container) {
    this.workbench = workbench;
    this.container = container;
  }

  /** Writes the level, selects it and opens it; tells the user when that fails. Returns whether the wizard can close. */
  public boolean createAndOpen(IFile file, TextSource source) {
    try {
      container.run(true, true, monitor -> create(file, source, monitor));
    } catch (InvocationTargetException e) {
      showError(container.getShell(), "The level was not created.", e.getCause());
      return false;
    } catch (InterruptedException e) {
      return false;
    }
    open(file);
    return true;
  }

  private static void create(IFile file, TextSource source, IProgressMonitor monitor)
      throws InvocationTargetException, InterruptedException {
    SubMonitor progress = SubMonitor.convert(monitor, "Creating " + file.getName(), 4);
    try {
      CreateLevelOperation operation = new CreateLevelOperation(file, source.text(progress.split(3)));
      ResourcesPlugin.getWorkspace().run(operation, operation.schedulingRule(), IWorkspace.AVOID_UPDATE,
          progress.split(1));
    } catch (CoreException e) {
      throw new InvocationTargetException(e);
    } catch (CancellationException | OperationCanceledException e) {
      throw new InterruptedException();
    }
  }

  private void open(IFile file) {
    IWorkbenchWindow window = workbench.getActiveWorkbenchWindow();
    if (window == null) {
      return;
    }
    BasicNewResourceWizard.selectAndReveal(file, window);
    IWorkbenchPage page = window.getActivePage();
    if (page != null) {
      try {
        IDE.openEditor(page, file, true);
      } catch (PartInitException e) {
        showError(window.getShell(), "The level was created but cannot be opened.", e);
      }
    }
  }

  /** Shows an error that a user can do something about and logs it. */
  public static void showError(Shell shell, String message, Throwable cause) {
    IStatus status = cause instanceof CoreException core ? core.getStatus() : Status.error(String.valueOf(cause.getMessage()), cause);
    ILog.of(LevelCreation.class).log(status);
    ErrorDialog.openError(shell, "Tilewright", message, status);
  }
}
