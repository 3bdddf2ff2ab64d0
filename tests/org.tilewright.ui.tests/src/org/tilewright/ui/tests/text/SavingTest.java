package org.tilewright.ui.tests.text;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.text.IDocument;
import org.junit.jupiter.api.Test;
import org.tilewright.ui.common.editor.LevelEditor;
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

  private void assertOnlyTheEditIsSaved(String text) throws Exception {
    IFile file = file("crossing.level", text);
    LevelEditor editor = open(file);
    IDocument document = document(editor);
    document.replace(document.get().indexOf("treasure_goal = 1") + 16, 1, "2");
    page().saveEditor(editor, false);
    assertFalse(editor.isDirty());
    byte[] saved;
    try (InputStream in = file.getContents()) {
      saved = in.readAllBytes();
    }
    assertArrayEquals(text.replace("treasure_goal = 1", "treasure_goal = 2").getBytes(StandardCharsets.UTF_8), saved);
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
