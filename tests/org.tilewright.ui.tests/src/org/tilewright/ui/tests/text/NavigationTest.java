package org.tilewright.ui.tests.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.text.ITextOperationTarget;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.text.hyperlink.HyperlinkManager;
import org.eclipse.ui.texteditor.ITextEditor;
import org.junit.jupiter.api.Test;
import org.tilewright.ui.common.editor.LevelEditor;
import org.tilewright.ui.tests.Screenshots;
import org.tilewright.ui.tests.UiTest;
import org.tilewright.workspace.LanguageServices;
import org.tilewright.workspace.ParsedDocument;

/** From a name to its declaration. */
class NavigationTest extends UiTest {

  @Test
  void aKindOfTheGameIsOpenedInItsLibraryForReading() throws Exception {
    LevelEditor editor = open(file("crossing.level", Samples.LEVEL));
    follow(editor, "spider at");
    ITextEditor library = Adapters.adapt(page().getActiveEditor(), ITextEditor.class);
    assertEquals("dungeon.ruleset", page().getActiveEditor().getEditorInput().getName());
    assertFalse(library.isEditable());
    assertEquals("spider", selection(library));
    Screenshots.take("library");
  }

  @Test
  void aKindOfTheLevelIsSelectedInTheText() throws Exception {
    String text = Samples.LEVEL.replace("  legend {", "  kind tarantula extends spider\n  legend {")
        .replace("place spider", "place tarantula");
    LevelEditor editor = open(file("crossing.level", text));
    follow(editor, "tarantula at");
    ITextSelection selection = (ITextSelection) editor.source().getSelectionProvider().getSelection();
    assertEquals(text.indexOf("tarantula"), selection.getOffset());
    assertEquals("tarantula", selection.getText());
  }

  private static void follow(LevelEditor editor, String at) {
    await("the text is parsed", () -> LanguageServices.find().latest(document(editor)).filter(ParsedDocument::isCurrent)
        .isPresent());
    editor.source().selectAndReveal(document(editor).get().indexOf(at) + 2, 0);
    ITextOperationTarget target = (ITextOperationTarget) viewer(editor);
    assertTrue(target.canDoOperation(HyperlinkManager.OPEN_HYPERLINK));
    target.doOperation(HyperlinkManager.OPEN_HYPERLINK);
    spin();
  }

  private static String selection(ITextEditor editor) {
    return ((ITextSelection) editor.getSelectionProvider().getSelection()).getText();
  }
}
