package org.tilewright.ui.tests.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.views.contentoutline.ContentOutline;
import org.junit.jupiter.api.Test;
import org.tilewright.ui.common.editor.LevelEditor;
import org.tilewright.ui.tests.Screenshots;
import org.tilewright.ui.tests.UiTest;

/** The Outline view for a level. */
class OutlineTest extends UiTest {

  @Test
  void theOutlineShowsTheLevelAndItsParts() throws Exception {
    LevelEditor editor = open(file("crossing.level", Samples.LEVEL));
    List<String> labels = labels(tree(editor));
    assertTrue(labels.getFirst().startsWith("crossing"), labels::toString);
    for (String part : List.of("treasure_goal", "legend", "map", "spider", "goal")) {
      assertTrue(labels.stream().anyMatch(label -> label.startsWith(part)), () -> part + " in " + labels);
    }
    Screenshots.take("outline");
  }

  @Test
  void choosingALineSelectsItInTheTextAndTheCursorSelectsALine() throws Exception {
    LevelEditor editor = open(file("crossing.level", Samples.LEVEL));
    Tree tree = tree(editor);
    editor.source().selectAndReveal(Samples.LEVEL.indexOf("spider at"), 0);
    await("the placement is selected", () -> tree.getSelectionCount() == 1
        && tree.getSelection()[0].getText().startsWith("spider"));
    tree.setSelection(tree.getItem(0));
    Event event = new Event();
    event.item = tree.getItem(0);
    tree.notifyListeners(SWT.Selection, event);
    ITextSelection selection = (ITextSelection) editor.source().getSelectionProvider().getSelection();
    assertEquals("crossing", selection.getText());
  }

  @Test
  void whatIsCollapsedStaysSoWhileTheTextChanges() throws Exception {
    LevelEditor editor = open(file("crossing.level", Samples.LEVEL));
    Tree tree = tree(editor);
    TreeItem config = find(tree, "config");
    assertTrue(config.getExpanded());
    config.setExpanded(false);
    document(editor).replace(Samples.LEVEL.indexOf("crossing"), "crossing".length(), "crossing2");
    await("the new name", () -> tree.getItem(0).getText().startsWith("crossing2"));
    document(editor).replace(document(editor).get().indexOf("'T'"), 3, "'t'");
    await("the new symbol", () -> labels(tree).stream().anyMatch(label -> label.startsWith("'t'") || label.startsWith("t")));
  }

  private static TreeItem find(Tree tree, String label) {
    return List.of(tree.getItem(0).getItems()).stream().filter(item -> item.getText().startsWith(label)).findFirst()
        .orElseThrow();
  }

  private static Tree tree(LevelEditor editor) throws Exception {
    ContentOutline view = (ContentOutline) page().showView(IPageLayout.ID_OUTLINE);
    page().activate(editor);
    await("the outline is filled", () -> view.getCurrentPage().getControl() instanceof Tree tree && tree.getItemCount() > 0);
    return (Tree) view.getCurrentPage().getControl();
  }

  private static List<String> labels(Tree tree) {
    List<String> labels = new ArrayList<>();
    for (TreeItem item : tree.getItems()) {
      collect(item, labels);
    }
    return labels;
  }

  private static void collect(TreeItem item, List<String> labels) {
    labels.add(item.getText());
    for (TreeItem child : item.getItems()) {
      collect(child, labels);
    }
  }
}
