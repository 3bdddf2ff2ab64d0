package org.tilewright.ui.wizards.level;

import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.tilewright.ui.wizards.LevelCreation;
import org.tilewright.ui.wizards.LevelFilePage;

/** File &gt; New &gt; Level: a small level to start from, made from the ruleset's own starter. */
public final class NewLevelWizard extends Wizard implements INewWizard {

  private IWorkbench workbench;
  private LevelFilePage filePage;
  private LevelDetailsPage detailsPage;

  /** Called by the workbench. */
  public NewLevelWizard() {
    setWindowTitle("New Level");
    setNeedsProgressMonitor(true);
  }

  @Override
  public void init(IWorkbench bench, IStructuredSelection selection) {
    workbench = bench;
    filePage = new LevelFilePage("Level", "Create a small level to start from.", "new-level.level", selection);
    detailsPage = new LevelDetailsPage(() -> filePage.baseName());
  }

  @Override
  public void addPages() {
    addPage(filePage);
    addPage(detailsPage);
  }

  @Override
  public boolean performFinish() {
    StarterLevel starter = detailsPage.starter();
    return new LevelCreation(workbench, getContainer()).createAndOpen(filePage.file(), monitor -> starter.text());
  }
}
