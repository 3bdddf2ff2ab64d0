package org.tilewright.ui.tests.play;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tilewright.ui.common.board.BoardCanvas;
import org.tilewright.ui.common.editor.LevelEditor;
import org.tilewright.ui.play.PlayView;
import org.tilewright.ui.tests.Gestures;
import org.tilewright.ui.tests.Screenshots;
import org.tilewright.ui.tests.UiTest;

/** A view that nothing takes down: not a text without sense, not rules with mistakes in them. */
class FailingRulesTest extends UiTest {

  private static final String LEVEL = """
      level walk "Sulk" uses moody {
        map \"""
          ....
          @..X
          ....
          \"""
        goal exit
      }
      """;

  @AfterEach
  void closeTheView() {
    page().hideView(page().findView(PlayView.ID));
    spin();
  }

  private static void start(LevelEditor editor) throws Exception {
    page().activate(editor);
    spin();
    editor.getSite().getService(IHandlerService.class).executeCommand("org.tilewright.ui.play.start", null);
  }

  private static BoardCanvas board() {
    return Gestures.board("play.board");
  }

  private static String text(String id) {
    return Gestures.find(id).map(label -> ((Label) label).getText()).orElse("");
  }

  @Test
  void rulesThatFailToBeginSaySoAndBeginWithTheNextText() throws Exception {
    LevelEditor editor = open(file("walk.level", LEVEL));
    start(editor);
    await("the words", () -> board().message().contains("not today"));
    Screenshots.take("play-rules-failed");
    document(editor).replace(LEVEL.indexOf("Sulk"), 4, "Walk");
    await("the game", () -> text("play.title").contains("move 0"));
    assertTrue(board().message().isEmpty(), board().message());
  }

  @Test
  void rulesThatFailAtAMoveLeaveTheGameAsItWas() throws Exception {
    start(open(file("walk.level", LEVEL.replace("Sulk", "Walk"))));
    await("the game", () -> text("play.title").contains("move 0"));
    Gestures.key(board().control(), SWT.ARROW_RIGHT, 0);
    await("a move", () -> text("play.title").contains("move 1 "));
    Gestures.key(board().control(), SWT.ARROW_UP, 0);
    await("the words", () -> text("play.status").contains("ArrayIndexOutOfBounds"));
    assertTrue(text("play.title").contains("move 1 "), text("play.title"));
    Gestures.key(board().control(), SWT.ARROW_RIGHT, 0);
    await("the next move", () -> text("play.title").contains("move 2 "));
  }

  @Test
  void aTextWithAMistakeIsPlayedOnceItIsMended() throws Exception {
    LevelEditor editor = open(file("walk.level", LEVEL.replace("Sulk", "Walk").replace("@..X", "@.?X")));
    start(editor);
    await("the mistake", () -> text("play.banner").startsWith("Line "));
    document(editor).replace(document(editor).get().indexOf("?"), 1, ".");
    await("the game", () -> text("play.title").contains("move 0"));
    document(editor).set("");
    document(editor).set(LEVEL.replace("Sulk", "Walk").replace("@..X", "@X.."));
    await("the new level", () -> text("play.status").startsWith("The level has changed"));
  }
}
