package org.tilewright.ui.tests.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.source.Annotation;
import org.eclipse.jface.text.source.IAnnotationModel;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.junit.jupiter.api.Test;
import org.tilewright.ui.common.editor.LevelEditor;
import org.tilewright.ui.tests.Screenshots;
import org.tilewright.ui.tests.UiTest;

/** What the text page shows. */
class LevelTextTest extends UiTest {

  @Test
  void keywordsStringsSymbolsBoardsAndCommentsHaveColoursOfTheirOwn() throws Exception {
    LevelEditor editor = open(file("crossing.level", Samples.LEVEL));
    StyledText widget = viewer(editor).getTextWidget();
    StyleRange keyword = styleAt(widget, "level crossing");
    List<StyleRange> others = List.of(styleAt(widget, "\"The Crossing\""), styleAt(widget, "'T'"), styleAt(widget, "#@.TX#"),
        styleAt(widget, "// A first"));
    assertEquals(SWT.BOLD, keyword.fontStyle);
    List<Object> colours = new ArrayList<>(List.of(keyword.foreground));
    others.forEach(style -> colours.add(style.foreground));
    assertEquals(5, colours.stream().distinct().count());
    Screenshots.take("text-page");
  }

  @Test
  void aBoardKeepsItsColourWhenACellIsChanged() throws Exception {
    LevelEditor editor = open(file("crossing.level", Samples.LEVEL));
    IDocument document = document(editor);
    int cell = document.get().indexOf("#@.TX#") + 2;
    StyledText widget = viewer(editor).getTextWidget();
    StyleRange before = widget.getStyleRangeAtOffset(cell);
    document.replace(cell, 1, "#");
    spin();
    assertEquals(before.foreground, widget.getStyleRangeAtOffset(cell).foreground);
  }

  @Test
  void whatFollowsALostQuoteIsColouredAnew() throws Exception {
    LevelEditor editor = open(file("crossing.level", Samples.LEVEL));
    IDocument document = document(editor);
    StyledText widget = viewer(editor).getTextWidget();
    int goal = document.get().indexOf("goal exit");
    StyleRange before = widget.getStyleRangeAtOffset(goal);
    int close = document.get().lastIndexOf("\"\"\"");
    document.replace(close, 1, "");
    spin();
    StyleRange after = widget.getStyleRangeAtOffset(goal - 1);
    assertTrue(after == null || !before.foreground.equals(after.foreground), "'goal' is part of the board now");
    document.replace(close, 0, "\"");
    spin();
    assertEquals(before.foreground, widget.getStyleRangeAtOffset(goal).foreground);
  }

  @Test
  void anUnknownKindIsAnnotatedWhileTypingUntilItIsCorrected() throws Exception {
    LevelEditor editor = open(file("crossing.level", Samples.LEVEL));
    await("the sample has no problem", () -> problems(editor).isEmpty());
    IDocument document = document(editor);
    int at = document.get().indexOf("spider");
    document.replace(at, "spider".length(), "spidre");
    await("the unknown kind is annotated", () -> problems(editor).stream().anyMatch(text -> text.contains("spidre")));
    Screenshots.take("text-page-problem");
    document.replace(at, "spidre".length(), "spider");
    await("the annotation goes", () -> problems(editor).isEmpty());
    assertTrue(editor.isDirty());
  }

  @Test
  void wordWrapIsOffSoThatWideBoardsStayQuick() throws Exception {
    assertFalse(viewer(open(file("crossing.level", Samples.LEVEL))).getTextWidget().getWordWrap());
  }

  private static StyleRange styleAt(StyledText widget, String text) {
    int offset = widget.getText().indexOf(text);
    assertNotEquals(-1, offset);
    return widget.getStyleRangeAtOffset(offset);
  }

  private static List<String> problems(LevelEditor editor) {
    IAnnotationModel model = viewer(editor).getAnnotationModel();
    List<String> texts = new ArrayList<>();
    model.getAnnotationIterator().forEachRemaining(annotation -> {
      if (isProblem(annotation)) {
        texts.add(annotation.getText());
      }
    });
    return texts;
  }

  private static boolean isProblem(Annotation annotation) {
    return annotation.getType().startsWith("org.eclipse.ui.workbench.texteditor.")
        && (annotation.getType().endsWith("error") || annotation.getType().endsWith("warning"));
  }
}
