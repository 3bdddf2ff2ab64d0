package org.tilewright.ui.tests.wizards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IncrementalProjectBuilder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.wizard.IWizardPage;
import org.eclipse.jface.wizard.WizardDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tilewright.ui.common.editor.LevelEditor;
import org.tilewright.ui.tests.UiTest;
import org.tilewright.ui.wizards.level.NewLevelWizard;
import org.tilewright.ui.wizards.maze.NewMazeWizard;
import org.tilewright.ui.wizards.project.NewProjectWizard;

class WizardsTest extends UiTest {

  private WizardDialog dialog;

  @AfterEach
  void closeDialog() {
    if (dialog != null && dialog.getShell() != null && !dialog.getShell().isDisposed()) {
      dialog.close();
    }
  }

  @Test
  void aMazeIsWrittenOpenedAndWithoutProblems() throws Exception {
    NewMazeWizard wizard = open(new NewMazeWizard());
    spinners().get(0).setSelection(21);
    spinners().get(1).setSelection(11);
    texts().get(2).setText("42");
    assertTrue(dialog.getCurrentPage().isPageComplete());
    assertEquals("19, 9", texts().get(1).getText());
    IFile file = project().getFile("maze.level");
    assertTrue(wizard.canFinish());
    assertTrue(wizard.performFinish());
    dialog.close();
    assertTrue(file.exists());
    assertTrue(file.readString().contains("seed = 42"), file.readString());
    assertInstanceOf(LevelEditor.class, page().getActiveEditor());
    build();
    assertEquals(0, markers().length);
  }

  @Test
  void anImpossibleMazeIsRefusedInWords() {
    open(new NewMazeWizard());
    texts().get(0).setText("0, 1");
    assertTrue(dialog.getCurrentPage().getErrorMessage().contains("start"), dialog.getCurrentPage().getErrorMessage());
    texts().get(0).setText("nowhere");
    assertTrue(dialog.getCurrentPage().getErrorMessage().contains("1, 1"), dialog.getCurrentPage().getErrorMessage());
    assertFalse(dialog.getCurrentPage().isPageComplete());
    texts().get(0).setText("1, 1");
    assertNull(dialog.getCurrentPage().getErrorMessage());
  }

  @Test
  void newSeedGivesAnotherSeed() {
    open(new NewMazeWizard());
    String before = texts().get(2).getText();
    Button newSeed = all(Button.class, b -> b.getText().contains("ew seed")).getFirst();
    List<String> seeds = new ArrayList<>(List.of(before));
    for (int i = 0; i < 3; i++) {
      newSeed.notifyListeners(SWT.Selection, new Event());
      seeds.add(texts().get(2).getText());
    }
    assertTrue(seeds.stream().distinct().count() > 1, seeds.toString());
  }

  @Test
  void anExistingFileIsNotOverwritten() throws Exception {
    file("maze.level", "precious");
    NewMazeWizard wizard = open(new NewMazeWizard());
    wizard.performFinish();
    assertEquals("precious", project().getFile("maze.level").readString());
    assertTrue(project().getFile("maze2.level").exists());
  }

  @Test
  void aNewLevelStartsPlayable() throws Exception {
    NewLevelWizard wizard = open(new NewLevelWizard());
    assertTrue(wizard.performFinish());
    dialog.close();
    assertInstanceOf(LevelEditor.class, page().getActiveEditor());
    build();
    assertEquals(0, markers().length);
  }

  @Test
  void aNewLevelOfAGameWithoutAStarterHasNoMistakeEither() throws Exception {
    NewLevelWizard wizard = open(new NewLevelWizard());
    dialog.showPage(wizard.getPage("details"));
    choose(0, "Moody walk");
    assertTrue(wizard.performFinish());
    dialog.close();
    build();
    assertEquals(0, markers().length, () -> markersText());
  }

  private String markersText() {
    try {
      return project().getFile("new-level.level").readString();
    } catch (CoreException e) {
      return e.toString();
    }
  }

  @Test
  void aLevelIsGeneratedWithALivePicture() throws Exception {
    NewLevelWizard wizard = open(new NewLevelWizard());
    dialog.showPage(wizard.getPage("details"));
    assertNull(wizard.getNextPage(dialog.getCurrentPage()), "a starter asks for nothing more");
    choose(0, "Winter board game");
    choose(1, "Random winter board");
    dialog.showPage(wizard.getNextPage(dialog.getCurrentPage()));
    spinners().getFirst().setSelection(4);
    texts().getFirst().setText("many");
    assertTrue(dialog.getCurrentPage().getErrorMessage().contains("whole number"));
    assertFalse(wizard.canFinish());
    texts().getFirst().setText("42");
    assertTrue(wizard.canFinish());
    Canvas picture = all(Canvas.class, c -> c.getClass() == Canvas.class).getFirst();
    await("a picture of the board", () -> colours(picture) > 20);
    Button connect = all(Button.class, b -> b.getText().equals("Connect all tiles")).getFirst();
    assertTrue(connect.getSelection());
    connect.setSelection(false);
    connect.notifyListeners(SWT.Selection, new Event());
    assertTrue(wizard.performFinish());
    dialog.close();
    String text = project().getFile("new-level.level").readString();
    assertTrue(text.contains("players = 4") && text.contains("seed = 42") && text.contains("connected = false"), text);
    build();
    for (IMarker marker : markers()) {
      assertEquals(IMarker.SEVERITY_WARNING, marker.getAttribute(IMarker.SEVERITY), "an unconnected board is not more than that");
    }
  }

  private void choose(int combo, String item) {
    Combo chosen = all(Combo.class, c -> true).get(combo);
    assertTrue(chosen.indexOf(item) >= 0, () -> item + " among " + List.of(chosen.getItems()));
    chosen.select(chosen.indexOf(item));
    chosen.notifyListeners(SWT.Selection, new Event());
  }

  /** Number of different colours on a widget as it is on the screen. */
  private static long colours(Control control) {
    Point size = control.getSize();
    Image image = new Image(control.getDisplay(), size.x, size.y);
    GC gc = new GC(control);
    try {
      gc.copyArea(image, 0, 0);
      ImageData data = image.getImageData();
      return IntStream.range(0, size.x * size.y).map(i -> data.getPixel(i % data.width, i / data.width % data.height)).distinct().count();
    } finally {
      gc.dispose();
      image.dispose();
    }
  }

  @Test
  void aLevelMayBeNamedLikeAKeyword() throws Exception {
    NewLevelWizard wizard = open(new NewLevelWizard());
    all(Text.class, t -> t.getText().endsWith(".level")).getFirst().setText("map.level");
    assertTrue(wizard.performFinish());
    dialog.close();
    assertTrue(project().getFile("map.level").readString().startsWith("level ^map "));
    build();
    assertEquals(0, markers().length);
  }

  @Test
  void aProjectComesWithSamplesWithoutProblems() throws Exception {
    IProject samples = ResourcesPlugin.getWorkspace().getRoot().getProject("levels");
    NewProjectWizard wizard = open(new NewProjectWizard());
    try {
      assertTrue(wizard.performFinish());
      dialog.close();
      assertTrue(samples.hasNature("org.tilewright.workspace.nature"));
      assertEquals("UTF-8", samples.getDefaultCharset());
      assertEquals("org.tilewright.workspace.builder", samples.getDescription().getBuildSpec()[0].getBuilderName());
      assertInstanceOf(LevelEditor.class, page().getActiveEditor());
      samples.build(IncrementalProjectBuilder.FULL_BUILD, new NullProgressMonitor());
      assertEquals(0, samples.findMarkers("org.tilewright.workspace.problem", true, IResource.DEPTH_INFINITE).length);
    } finally {
      page().closeAllEditors(false);
      samples.delete(true, true, new NullProgressMonitor());
    }
  }

  private <W extends INewWizard> W open(W wizard) {
    IWorkbench workbench = PlatformUI.getWorkbench();
    wizard.init(workbench, new StructuredSelection(project()));
    dialog = new WizardDialog(page().getWorkbenchWindow().getShell(), wizard);
    dialog.setBlockOnOpen(false);
    dialog.open();
    for (IWizardPage page : wizard.getPages()) {
      assertTrue(page.getControl() != null, page.getName());
    }
    spin();
    return wizard;
  }

  private List<Spinner> spinners() {
    return all(Spinner.class, s -> true);
  }

  private List<Text> texts() {
    return all(Text.class, t -> true);
  }

  /** Controls of the page that is shown, in the order in which they were created. */
  private <C extends Control> List<C> all(Class<C> type, Predicate<C> wanted) {
    List<C> found = new ArrayList<>();
    collect((Composite) dialog.getCurrentPage().getControl(), type, wanted, found);
    return found;
  }

  private static <C extends Control> void collect(Composite parent, Class<C> type, Predicate<C> wanted, List<C> found) {
    for (Control child : parent.getChildren()) {
      if (type.isInstance(child) && wanted.test(type.cast(child))) {
        found.add(type.cast(child));
      } else if (child instanceof Composite composite) {
        collect(composite, type, wanted, found);
      }
    }
  }
}
