package org.tilewright.ui.tests.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.eclipse.text.undo.IDocumentUndoManager;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.contexts.IContextService;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.ide.IGotoMarker;
import org.eclipse.ui.part.IShowInSource;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.contentoutline.ContentOutline;
import org.junit.jupiter.api.Test;
import org.tilewright.ui.common.editor.LevelEditor;
import org.tilewright.ui.common.editor.LevelPageSite;
import org.tilewright.ui.tests.UiTest;
import org.tilewright.workspace.Subscription;

class LevelEditorTest extends UiTest {

  private static final String TWO_LEVELS = """
      level first uses dungeon {
        map \"""
          @X
          \"""
        goal exit
      }
      level second uses dungeon {
        map \"""
          @.X
          \"""
        goal exit
      }
      """;

  @Test
  void aLevelFileOpensInTheLevelEditorWithItsTextPage() throws Exception {
    LevelEditor editor = open(file("one.level", TWO_LEVELS));
    assertEquals("one.level", editor.getPartName());
    assertSame(editor.source(), editor.getAdapter(ITextEditor.class));
    assertNotNull(editor.getAdapter(IGotoMarker.class));
    assertNotNull(editor.getAdapter(IShowInSource.class));
    IContextService contexts = editor.getSite().getService(IContextService.class);
    assertTrue(contexts.getActiveContextIds().contains(LevelEditor.CONTEXT));
  }

  /** As at a start, when the workbench restores an editor before its window is on the screen. */
  @Test
  void pagesOfAnEditorThatIsThereBeforeTheWindowComeWithTheWindow() throws Exception {
    ContentOutline outline = (ContentOutline) page().showView(IPageLayout.ID_OUTLINE, null, IWorkbenchPage.VIEW_VISIBLE);
    IFile file = file("one.level", TWO_LEVELS);
    Shell window = page().getWorkbenchWindow().getShell();
    window.setVisible(false);
    IEditorPart editor;
    try {
      editor = IDE.openEditor(page(), file, true);
      assertNull(editor.getAdapter(ITextEditor.class), "the pages are made while the window waits");
      assertFalse(editor.isSaveAsAllowed());
    } finally {
      window.setVisible(true);
    }
    await("the text page", () -> editor.getAdapter(ITextEditor.class) != null);
    await("its outline", () -> outline.getCurrentPage().getControl() instanceof Tree tree && tree.getItemCount() == 2);
    assertTrue(editor.isSaveAsAllowed());
    assertTrue(((LevelEditor) editor).showPage("org.tilewright.ui.map.page"));
  }

  @Test
  void anEditThroughThePageSiteIsDirtyUndoneAndSavedLikeTyping() throws Exception {
    IFile file = file("one.level", TWO_LEVELS);
    LevelEditor editor = open(file);
    IDocument document = editor.pageSite().document();
    document.replace(TWO_LEVELS.indexOf("@X"), 1, "#");
    spin();
    assertTrue(editor.isDirty());
    execute(editor, IWorkbenchCommandConstants.EDIT_UNDO);
    assertEquals(TWO_LEVELS, document.get());
    assertFalse(editor.isDirty());
    execute(editor, IWorkbenchCommandConstants.EDIT_REDO);
    assertTrue(editor.isDirty());
    page().saveEditor(editor, false);
    assertFalse(editor.isDirty());
  }

  /** Keys that wait while the workbench is busy find undo and redo as the document is, not as it was. */
  @Test
  void undoAndRedoAreTrueBeforeTheNextEvent() throws Exception {
    LevelEditor editor = open(file("one.level", TWO_LEVELS));
    IAction undo = editor.source().getAction(ActionFactory.UNDO.getId());
    IAction redo = editor.source().getAction(ActionFactory.REDO.getId());
    assertFalse(undo.isEnabled());
    IDocument document = document(editor);
    IDocumentUndoManager manager = DocumentUndoManagerRegistry.getDocumentUndoManager(document);
    document.replace(TWO_LEVELS.indexOf("@X"), 1, "#");
    manager.commit();
    assertTrue(undo.isEnabled());
    manager.undo();
    assertFalse(undo.isEnabled());
    assertTrue(redo.isEnabled());
    manager.redo();
    assertTrue(undo.isEnabled());
    assertFalse(redo.isEnabled());
    page().saveEditor(editor, false);
  }

  @Test
  void theNextSessionBeginsWithThePageThatWasInFront() throws Exception {
    LevelEditor editor = open(file("one.level", TWO_LEVELS));
    assertTrue(editor.showPage("org.tilewright.ui.map.page"));
    page().closeEditor(editor, false);
    String kept = Files.readString(ResourcesPlugin.getWorkspace().getRoot().getLocation().toPath()
        .resolve(".metadata/.plugins/org.eclipse.core.runtime/.settings/org.tilewright.ui.common.prefs"));
    assertTrue(kept.contains("editor.lastPage=org.tilewright.ui.map.page"), kept);
  }

  @Test
  void everyPageUndoesTheSameHistory() throws Exception {
    LevelEditor editor = open(file("one.level", TWO_LEVELS));
    IDocument document = editor.pageSite().document();
    document.replace(TWO_LEVELS.indexOf("@X"), 1, "#");
    if (editor.showPage("org.tilewright.ui.map.page")) {
      spin();
      execute(editor, IWorkbenchCommandConstants.EDIT_UNDO);
      assertEquals(TWO_LEVELS, document.get());
      editor.showSource();
      execute(editor, IWorkbenchCommandConstants.EDIT_REDO);
      assertTrue(document.get().contains("#X"));
    }
  }

  @Test
  void theLevelAtTheCursorIsTheSelectedOne() throws Exception {
    LevelEditor editor = open(file("one.level", TWO_LEVELS));
    LevelPageSite site = editor.pageSite();
    assertEquals(Optional.of("first"), site.selectedLevel());
    List<String> heard = new ArrayList<>();
    try (Subscription listening = site.onLevelSelected(heard::add)) {
      editor.source().selectAndReveal(TWO_LEVELS.indexOf("@.X"), 0);
      await("the second level is selected", () -> site.selectedLevel().equals(Optional.of("second")));
      site.selectLevel("first");
      assertEquals(Optional.of("first"), site.selectedLevel());
    }
    assertEquals(List.of("second", "first"), heard);
    ITextSelection selection = (ITextSelection) editor.source().getSelectionProvider().getSelection();
    assertEquals(TWO_LEVELS.indexOf("first"), selection.getOffset());
  }

  @Test
  void aDeletedFileClosesItsEditor() throws Exception {
    IFile file = file("one.level", TWO_LEVELS);
    open(file);
    file.delete(true, new NullProgressMonitor());
    await("the editor closes", () -> page().getEditorReferences().length == 0);
  }

  @Test
  void aRenamedFileKeepsItsEditor() throws Exception {
    IFile file = file("one.level", TWO_LEVELS);
    LevelEditor editor = open(file);
    file.move(project().getFile("other.level").getFullPath(), true, new NullProgressMonitor());
    await("the editor follows", () -> editor.getPartName().equals("other.level"));
    editor.pageSite().document().replace(0, 0, "// changed\n");
    page().saveEditor(editor, false);
    assertFalse(editor.isDirty());
    assertTrue(project().getFile("other.level").exists());
    assertFalse(file.exists());
  }

  private static void execute(LevelEditor editor, String command) throws Exception {
    page().activate(editor);
    IHandlerService handlers = editor.getSite().getWorkbenchWindow().getService(IHandlerService.class);
    handlers.executeCommand(command, null);
    spin();
  }
}
