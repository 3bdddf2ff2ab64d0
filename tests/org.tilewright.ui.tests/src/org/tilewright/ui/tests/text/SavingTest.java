package org.tilewright.ui.tests.text;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.editors.text.IStorageDocumentProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.ui.common.editor.LevelEditor;
import org.tilewright.ui.tests.Gestures;
import org.tilewright.ui.tests.UiTest;

/** Saving changes what was edited and not a byte more. */
class SavingTest extends UiTest {

  @Test
  void byteOrderMarkAndWindowsLineEndsStay() throws Exception {
    assertOnlyTheEditIsSaved("\uFEFF" + Samples.LEVEL.replace("\n", "\r\n"));
  }

  @Test
  void oldMacLineEndsAndAMissingLastLineEndStay() throws Exception {
    assertOnlyTheEditIsSaved(Samples.LEVEL.strip().replace("\n", "\r"));
  }

  @Test
  void mixedLineEndsStay() throws Exception {
    assertOnlyTheEditIsSaved(Samples.LEVEL.replaceFirst("\n", "\r\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"// Schl\u00fcssel\n", "// \u0000\u0081\u00ff\u00fe\n", "// \u00c3\u00bc and \u00fc\n"})
  void bytesThatAreNoUtf8SurviveAnEdit(String latin) throws Exception {
    byte[] before = (latin + Samples.LEVEL).getBytes(StandardCharsets.ISO_8859_1);
    IFile file = file("latin.level", before);
    LevelEditor editor = open(file);
    assertTrue(Gestures.find("editor.encoding").isPresent(), "a banner says it");
    IDocument document = document(editor);
    document.replace(document.get().indexOf("treasure_goal = 1") + 16, 1, "2");
    page().saveEditor(editor, false);
    assertFalse(editor.isDirty());
    assertArrayEquals((latin + Samples.LEVEL.replace("treasure_goal = 1", "treasure_goal = 2"))
        .getBytes(StandardCharsets.ISO_8859_1), bytes(file));
  }

  @Test
  void aLevelIsConvertedToUtf8WhenTheUserWantsIt() throws Exception {
    String text = "// Schl\u00fcssel\n" + Samples.LEVEL;
    IFile file = file("latin.level", text.getBytes(StandardCharsets.ISO_8859_1));
    LevelEditor editor = open(file);
    assertEquals(text, document(editor).get());
    Event convert = new Event();
    convert.text = "convert";
    Gestures.find("editor.encoding").orElseThrow().notifyListeners(SWT.Selection, convert);
    spin();
    assertArrayEquals(text.getBytes(StandardCharsets.UTF_8), bytes(file));
    assertTrue(Gestures.find("editor.encoding").isEmpty(), "nothing is left to say");
    assertFalse(editor.isDirty());
    page().closeEditor(editor, false);
    assertEquals(text, document(open(file)).get());
  }

  @Test
  void anEncodingThatCannotReadTheFileIsNotTaken() throws Exception {
    byte[] before = ("// Schl\u00fcssel\n" + Samples.LEVEL).getBytes(StandardCharsets.ISO_8859_1);
    IFile file = file("latin.level", before);
    LevelEditor editor = open(file);
    IStorageDocumentProvider provider = (IStorageDocumentProvider) editor.source().getDocumentProvider();
    provider.setEncoding(editor.getEditorInput(), "UTF-8");
    editor.source().doRevertToSaved();
    document(editor).replace(0, 0, "// ");
    page().saveEditor(editor, false);
    assertArrayEquals(("// // Schl\u00fcssel\n" + Samples.LEVEL).getBytes(StandardCharsets.ISO_8859_1), bytes(file));
  }

  private static byte[] bytes(IFile file) throws Exception {
    try (InputStream in = file.getContents()) {
      return in.readAllBytes();
    }
  }

  private void assertOnlyTheEditIsSaved(String text) throws Exception {
    IFile file = file("crossing.level", text);
    LevelEditor editor = open(file);
    IDocument document = document(editor);
    document.replace(document.get().indexOf("treasure_goal = 1") + 16, 1, "2");
    page().saveEditor(editor, false);
    assertFalse(editor.isDirty());
    assertArrayEquals(text.replace("treasure_goal = 1", "treasure_goal = 2").getBytes(StandardCharsets.UTF_8), bytes(file));
  }

  @Test
  void revertingBringsTheSavedTextBack() throws Exception {
    LevelEditor editor = open(file("crossing.level", Samples.LEVEL));
    document(editor).replace(0, 2, "##");
    editor.source().doRevertToSaved();
    assertEquals(Samples.LEVEL, document(editor).get());
    assertFalse(editor.isDirty());
    editor.doSave(new NullProgressMonitor());
  }
}
