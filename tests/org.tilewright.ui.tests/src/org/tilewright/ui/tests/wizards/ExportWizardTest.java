package org.tilewright.ui.tests.wizards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tilewright.ui.tests.UiTest;
import org.tilewright.ui.wizards.exports.ExportLevelWizard;

class ExportWizardTest extends UiTest {

  private static final String LEVEL = """
      level a "Alley" uses breach {
        map ""\"
          M1T.
          M..S
          ""\"
      }
      """;

  @TempDir
  private Path folder;

  private WizardDialog dialog;

  @AfterEach
  void closeDialog() {
    if (dialog != null && dialog.getShell() != null && !dialog.getShell().isDisposed()) {
      dialog.close();
    }
  }

  private ExportLevelWizard wizardFor(IFile file) {
    ExportLevelWizard wizard = new ExportLevelWizard();
    wizard.init(PlatformUI.getWorkbench(), new StructuredSelection(file));
    dialog = new WizardDialog(page().getWorkbenchWindow().getShell(), wizard);
    dialog.setBlockOnOpen(false);
    dialog.open();
    spin();
    return wizard;
  }

  private <C> List<C> all(Class<C> type) {
    return Arrays.stream(((Composite) dialog.getCurrentPage().getControl()).getChildren()).filter(type::isInstance).map(type::cast).toList();
  }

  @Test
  void aLevelIsWrittenInAFormatOfItsGame() throws Exception {
    ExportLevelWizard wizard = wizardFor(file("alley.level", LEVEL));
    assertEquals(List.of("Alley"), List.of(all(Combo.class).get(0).getItems()));
    assertTrue(all(Combo.class).get(1).getText().startsWith("Into The Breach"), all(Combo.class).get(1).getText());
    assertTrue(all(Text.class).get(1).getText().endsWith("alley.txt"), all(Text.class).get(1).getText());
    Path target = folder.resolve("out.txt");
    all(Text.class).get(1).setText(target.toString());
    assertTrue(wizard.canFinish());
    assertTrue(wizard.performFinish());
    assertEquals("M1  \nM   \n\nT,0,2,3,3,2\nS,1,3,3,3,2", Files.readString(target));
  }

  @Test
  void aFileWrittenIntoTheProjectShowsUpThere() throws Exception {
    ExportLevelWizard wizard = wizardFor(file("alley.level", LEVEL));
    assertTrue(wizard.performFinish());
    assertTrue(project().getFile("alley.txt").exists());
  }

  @Test
  void theConfigurationOfACourseDungeonIsWrittenBesideIt() throws Exception {
    ExportLevelWizard wizard = wizardFor(file("d.level", "level d uses dungeon {\n  map \"\"\"\n    @X\n    \"\"\"\n  goal exit\n}\n"));
    all(Text.class).get(1).setText(folder.resolve("d.json").toString());
    assertTrue(wizard.performFinish());
    assertTrue(Files.readString(folder.resolve("d.json")).contains("\"exit\""));
    assertTrue(Files.exists(folder.resolve("d-config.json")));
  }

  @Test
  void whatCannotBeExportedIsSaidInWords() throws Exception {
    ExportLevelWizard wizard = wizardFor(file("broken.level", "level d uses breach { map }"));
    assertFalse(wizard.canFinish());
    all(Text.class).get(0).setText(project().getName() + "/none.level");
    assertTrue(dialog.getCurrentPage().getErrorMessage().contains("level file"), dialog.getCurrentPage().getErrorMessage());
    all(Text.class).get(0).setText(file("alley.level", LEVEL).getFullPath().makeRelative().toString());
    all(Text.class).get(1).setText(folder.resolve("no/such/folder/a.txt").toString());
    assertTrue(dialog.getCurrentPage().getErrorMessage().contains("existing folder"), dialog.getCurrentPage().getErrorMessage());
  }

  @Test
  void theWorkbenchOffersItUnderExport() {
    assertNotNull(PlatformUI.getWorkbench().getExportWizardRegistry().findWizard("org.tilewright.ui.wizards.exportLevel"));
  }
}
