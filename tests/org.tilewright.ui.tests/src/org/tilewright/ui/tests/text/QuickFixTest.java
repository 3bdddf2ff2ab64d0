package org.tilewright.ui.tests.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.quickassist.IQuickFixableAnnotation;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.TextInvocationContext;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.handlers.IHandlerService;
import org.eclipse.ui.ide.IDE;
import org.junit.jupiter.api.Test;
import org.tilewright.ui.common.editor.LevelEditor;
import org.tilewright.ui.tests.UiTest;
import org.tilewright.ui.text.quickfix.LevelQuickAssist;

/** Repairs of problems, in the text and in the Problems view. */
class QuickFixTest extends UiTest {

  private static final String BROKEN = Samples.LEVEL.replace("place spider", "place spidre");

  @Test
  void aRepairAtTheCursorIsOneStepOfTheUndoHistory() throws Exception {
    LevelEditor editor = open(file("crossing.level", BROKEN));
    await("the problem is annotated as one with a repair", () -> fixable(editor).size() == 1);
    TextInvocationContext context = new TextInvocationContext(viewer(editor), BROKEN.indexOf("spidre") + 2, 0);
    ICompletionProposal spider = Stream.of(new LevelQuickAssist().computeQuickAssistProposals(context))
        .filter(proposal -> proposal.getDisplayString().contains("spider")).findFirst().orElseThrow();
    spider.apply(document(editor));
    assertEquals(Samples.LEVEL, document(editor).get());
    page().activate(editor);
    spin(); // undo becomes enabled
    editor.getSite().getWorkbenchWindow().getService(IHandlerService.class)
        .executeCommand(IWorkbenchCommandConstants.EDIT_UNDO, null);
    assertEquals(BROKEN, document(editor).get());
  }

  @Test
  void aRepairFromTheProblemsViewChangesAClosedFileOnDisk() throws Exception {
    IFile file = file("crossing.level", BROKEN);
    build();
    resolution(markers()[0]).run(markers()[0]);
    try (InputStream in = file.getContents()) {
      assertEquals(Samples.LEVEL, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
    build();
    assertEquals(0, markers().length);
  }

  @Test
  void aRepairFromTheProblemsViewChangesTheTextOfAnOpenEditor() throws Exception {
    IFile file = file("crossing.level", BROKEN);
    build();
    LevelEditor editor = open(file);
    resolution(markers()[0]).run(markers()[0]);
    assertEquals(Samples.LEVEL, document(editor).get());
    assertTrue(editor.isDirty());
  }

  private static IMarkerResolution resolution(IMarker marker) {
    assertTrue(IDE.getMarkerHelpRegistry().hasResolutions(marker));
    IMarkerResolution[] resolutions = IDE.getMarkerHelpRegistry().getResolutions(marker);
    assertFalse(resolutions.length == 0);
    return Stream.of(resolutions).filter(resolution -> resolution.getLabel().contains("spider")).findFirst().orElseThrow();
  }

  private static List<Annotation> fixable(LevelEditor editor) {
    List<Annotation> found = new ArrayList<>();
    viewer(editor).getAnnotationModel().getAnnotationIterator().forEachRemaining(annotation -> {
      if (annotation.getType().startsWith("org.eclipse.ui.workbench.texteditor.")
          && annotation instanceof IQuickFixableAnnotation fixable && fixable.isQuickFixable()) {
        found.add(annotation);
      }
    });
    return found;
  }
}
