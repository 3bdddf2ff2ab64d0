package org.tilewright.ui.tests.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.source.ISourceViewer;
import org.eclipse.jface.text.source.projection.ProjectionAnnotation;
import org.eclipse.jface.text.source.projection.ProjectionViewer;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.Test;
import org.tilewright.ui.common.editor.LevelEditor;
import org.tilewright.ui.tests.Screenshots;
import org.tilewright.ui.tests.UiTest;
import org.tilewright.ui.text.completion.LevelCompletionProcessor;
import org.tilewright.ui.text.hover.LevelHover;
import org.tilewright.workspace.LanguageServices;
import org.tilewright.workspace.ParsedDocument;

/** Completion, hover, folding and formatting of the text page. */
class AssistanceTest extends UiTest {

  @Test
  void completionOffersTheKindsOfTheGameWhereAKindIsExpected() throws Exception {
    LevelEditor editor = open(file("crossing.level", Samples.LEVEL));
    List<String> offered = proposals(editor, Samples.LEVEL.indexOf("spider at")).map(ICompletionProposal::getDisplayString)
        .toList();
    assertTrue(offered.stream().anyMatch(label -> label.startsWith("spider")), offered::toString);
    assertTrue(offered.stream().anyMatch(label -> label.startsWith("mercenary")), offered::toString);
  }

  @Test
  void aChosenProposalReplacesWhatWasTyped() throws Exception {
    String text = Samples.LEVEL.replace("place spider", "place spi");
    LevelEditor editor = open(file("crossing.level", text));
    ICompletionProposal spider = proposals(editor, text.indexOf("spi at") + 3)
        .filter(proposal -> proposal.getDisplayString().startsWith("spider")).findFirst().orElseThrow();
    spider.apply(document(editor));
    assertEquals(Samples.LEVEL, document(editor).get());
  }

  @Test
  void nothingIsOfferedOnABoard() throws Exception {
    LevelEditor editor = open(file("crossing.level", Samples.LEVEL));
    assertEquals(0, proposals(editor, Samples.LEVEL.indexOf("#@.TX") + 2).count());
  }

  @Test
  void aHoverSaysWhatAKindIsAndWhatStandsOnACell() throws Exception {
    LevelEditor editor = open(file("crossing.level", Samples.LEVEL));
    awaitParsed(editor);
    String kind = hover(editor, "spider at");
    assertTrue(kind.contains("spider") && kind.contains("circles around"), kind);
    String cell = hover(editor, "TX#");
    assertTrue(cell.contains("treasure") || cell.contains("Treasure"), cell);
    LevelHover hover = new LevelHover();
    assertNull(hover.getHoverRegion(viewer(editor), Samples.LEVEL.indexOf("{")));
  }

  @Test
  void blocksAndBoardsFoldAndABigBoardOpensFolded() throws Exception {
    String rows = "    ####################\n".repeat(300);
    LevelEditor editor = open(file("big.level", Samples.LEVEL.replace("    ######\n    #@.TX#\n", rows)));
    ProjectionViewer viewer = (ProjectionViewer) viewer(editor);
    await("the folds", () -> viewer.getProjectionAnnotationModel() != null
        && viewer.getProjectionAnnotationModel().getAnnotationIterator().hasNext());
    int[] counts = new int[2];
    viewer.getProjectionAnnotationModel().getAnnotationIterator().forEachRemaining(annotation -> {
      if (annotation instanceof ProjectionAnnotation fold) {
        counts[fold.isCollapsed() ? 1 : 0]++;
      }
    });
    assertEquals(3, counts[0], "level, config and legend are open");
    assertEquals(1, counts[1], "the board is folded");
    Screenshots.take("text-page-folded");
  }

  @Test
  void formattingIsOneStepOfTheUndoHistory() throws Exception {
    String untidy = Samples.LEVEL.replace("  about", "       about").replace("treasure_goal = 1", "treasure_goal=1");
    LevelEditor editor = open(file("crossing.level", untidy));
    IDocument document = document(editor);
    execute(editor, "org.tilewright.ui.text.format");
    assertEquals(Samples.LEVEL, document.get());
    execute(editor, IWorkbenchCommandConstants.EDIT_UNDO);
    assertEquals(untidy, document.get());
  }

  private static Stream<ICompletionProposal> proposals(LevelEditor editor, int offset) {
    ISourceViewer viewer = viewer(editor);
    return Stream.of(new LevelCompletionProcessor().computeCompletionProposals(viewer, offset));
  }

  private static String hover(LevelEditor editor, String at) {
    LevelHover hover = new LevelHover();
    IRegion region = hover.getHoverRegion(viewer(editor), document(editor).get().indexOf(at));
    return hover.getHoverInfo(viewer(editor), region);
  }

  private static void awaitParsed(LevelEditor editor) {
    await("the text is parsed", () -> LanguageServices.find().latest(document(editor)).filter(ParsedDocument::isCurrent)
        .isPresent());
  }

  private static void execute(LevelEditor editor, String command) throws Exception {
    page().activate(editor);
    editor.getSite().getWorkbenchWindow().getService(IHandlerService.class).executeCommand(command, null);
    spin();
  }
}
