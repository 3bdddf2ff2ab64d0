package org.tilewright.ui.wizards.level;

import java.io.IOException;
import java.util.Optional;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.tilewright.engine.Ruleset;
import org.tilewright.formats.StarterText;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.ui.wizards.LevelCreation;
import org.tilewright.ui.wizards.LevelFilePage;
import org.tilewright.ui.wizards.generate.GeneratorPage;
import org.tilewright.ui.wizards.generate.GeneratorRequest;
import org.tilewright.workspace.LanguageServices;

/**
 * File &gt; New &gt; Level: a small level to start from, made from the ruleset's own starter or by one of its
 * generators.
 */
public final class NewLevelWizard extends Wizard implements INewWizard {

  private final LevelLanguage language = LanguageServices.find().language();
  private IWorkbench workbench;
  private LevelFilePage filePage;
  private LevelDetailsPage detailsPage;
  private GeneratorPage generatorPage;

  /** Called by the workbench. */
  public NewLevelWizard() {
    setWindowTitle("New Level");
    setNeedsProgressMonitor(true);
  }

  @Override
  public void init(IWorkbench bench, IStructuredSelection selection) {
    workbench = bench;
    filePage = new LevelFilePage("Level", "Create a small level to start from.", "new-level.level", selection);
    detailsPage = new LevelDetailsPage(() -> filePage.baseName(), this::contentChosen);
    generatorPage = new GeneratorPage(language);
  }

  @Override
  public void addPages() {
    addPage(filePage);
    addPage(detailsPage);
    addPage(generatorPage);
  }

  private void contentChosen() {
    detailsPage.ruleset().ifPresent(ruleset -> generatorPage.use(ruleset, detailsPage.generator()));
    getContainer().updateButtons();
  }

  /** The page of the generator is only for levels that a generator makes. */
  @Override
  public IWizardPage getNextPage(IWizardPage page) {
    return page == detailsPage && detailsPage.generator().isEmpty() ? null : super.getNextPage(page);
  }

  @Override
  public boolean performFinish() {
    Ruleset ruleset = detailsPage.ruleset().orElseThrow();
    Optional<GeneratorRequest> generated = generatorPage.request();
    String name = detailsPage.levelName();
    String title = detailsPage.levelTitle();
    return new LevelCreation(workbench, getContainer()).createAndOpen(filePage.file(), monitor -> generated.isPresent()
        ? generated.get().text(language, name, title)
        : starter(ruleset, name, title));
  }

  private String starter(Ruleset ruleset, String name, String title) throws CoreException {
    try {
      return new StarterText(language, ruleset).of(name, title);
    } catch (IOException | IllegalArgumentException e) {
      throw new CoreException(Status.error(e.getMessage(), e));
    }
  }
}
