package org.tilewright.ui.tests.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ST;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Event;
import org.junit.jupiter.api.Test;
import org.tilewright.ui.common.editor.LevelEditor;
import org.tilewright.ui.tests.UiTest;

/** What becomes of a text when characters are typed; the bar is the cursor. */
class TypingTest extends UiTest {

  @Test
  void bracketsAndQuotesAreClosed() throws Exception {
    assertTyping("level a uses dungeon |", "{", "level a uses dungeon {|}");
    assertTyping("place spider at |", "(", "place spider at (|)");
    assertTyping("about |", "\"", "about \"|\"");
    assertTyping("  |", "'", "  '|'");
  }

  @Test
  void whatWasClosedIsTypedOver() throws Exception {
    assertTyping("place spider at (1, 2|)", ")", "place spider at (1, 2)|");
    assertTyping("about \"text|\"", "\"", "about \"text\"|");
  }

  @Test
  void nothingIsClosedBeforeAWordInACommentOrInAString() throws Exception {
    assertTyping("|word", "(", "(|word");
    assertTyping("// it|", "'", "// it'|");
    assertTyping("about \"it|\"", "'", "about \"it'|\"");
  }

  @Test
  void aNewLineKeepsTheIndentationAndOpensABlock() throws Exception {
    assertTyping("  goal exit|", "\n", "  goal exit\n  |");
    assertTyping("level a uses dungeon {|}", "\n", "level a uses dungeon {\n  |\n}");
  }

  @Test
  void threeQuotesOpenABoard() throws Exception {
    assertTyping("  map |", "\"\"\"", "  map \"\"\"\n    |\n    \"\"\"");
  }

  @Test
  void onABoardEveryCharacterIsACell() throws Exception {
    assertTyping("map \"\"\"\n  ##|\n  \"\"\"", "([{'", "map \"\"\"\n  ##([{'|\n  \"\"\"");
  }

  @Test
  void anEmptyPairIsRemovedAsAWhole() throws Exception {
    assertTyping("place spider at (|)", "\b", "place spider at |");
  }

  private void assertTyping(String before, String typed, String after) throws CoreException {
    LevelEditor editor = open(file("typing-" + Math.abs((before + typed).hashCode()) + ".level", before.replace("|", "")));
    StyledText widget = viewer(editor).getTextWidget();
    widget.setCaretOffset(before.indexOf('|'));
    spin();
    for (char c : typed.toCharArray()) {
      if (c == '\b') {
        widget.invokeAction(ST.DELETE_PREVIOUS);
      } else {
        type(widget, c);
      }
    }
    spin();
    String text = document(editor).get();
    int caret = widget.getCaretOffset();
    assertEquals(after, text.substring(0, caret) + "|" + text.substring(caret));
  }

  private static void type(StyledText widget, char c) {
    Event key = new Event();
    key.type = SWT.KeyDown;
    key.character = c == '\n' ? SWT.CR : c;
    key.widget = widget;
    widget.notifyListeners(SWT.KeyDown, key);
  }
}
