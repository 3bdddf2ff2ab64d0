package org.tilewright.ui.tests.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.grid.Cell;
import org.tilewright.ui.common.board.BoardCanvas;
import org.tilewright.ui.common.editor.LevelEditor;
import org.tilewright.ui.play.PlayView;
import org.tilewright.ui.tests.Gestures;
import org.tilewright.ui.tests.Screenshots;
import org.tilewright.ui.tests.UiTest;

class PlayViewTest extends UiTest {

  private static final String CORRIDOR = """
      level corridor "The Corridor" uses dungeon {
        config { treasure_goal = 1 }
        map \"""
          ########
          #@$..X.#
          ########
          \"""
        goal exit and treasure
      }
      """;

  @AfterEach
  void closeTheView() {
    page().hideView(page().findView(PlayView.ID));
    spin();
  }

  @Test
  void aLevelIsPlayedToTheWinByArrowKeys() throws Exception {
    play(open(file("corridor.level", CORRIDOR)));
    assertTrue(goals().startsWith("○ all of"), goals());
    step(SWT.ARROW_RIGHT, 1);
    assertTrue(goals().contains("✔ treasure"), goals());
    assertTrue(texts("play.items").contains("Treasure"), texts("play.items"));
    Screenshots.take("play-treasure");
    step(SWT.ARROW_RIGHT, 2);
    step(SWT.ARROW_RIGHT, 3);
    Gestures.key(board().control(), SWT.ARROW_RIGHT, 0);
    await("the win", () -> banner().startsWith("You win"));
    assertTrue(goals().startsWith("✔ all of"), goals());
    Screenshots.take("play-won");
    restart();
    await("the start", () -> title().contains("move 0"));
    assertEquals("", banner());
    assertTrue(texts("play.items").contains("nothing"), texts("play.items"));
  }

  @Test
  void movesAreTakenBackAndMadeAgain() throws Exception {
    play(open(file("corridor.level", CORRIDOR)));
    step(SWT.ARROW_RIGHT, 1);
    step(SWT.ARROW_RIGHT, 2);
    Gestures.key(board().control(), 'z', SWT.MOD1);
    await("undo", () -> title().contains("move 1 "));
    Gestures.key(board().control(), 'y', SWT.MOD1);
    await("redo", () -> title().contains("move 2 "));
  }

  @Test
  void aClickOnAMarkedCellGoesThere() throws Exception {
    play(open(file("corridor.level", CORRIDOR)));
    Gestures.click(board(), new Cell(2, 1));
    await("the move", () -> title().contains("move 1 "));
    assertTrue(((Text) find("play.events")).getText().contains("move right"), ((Text) find("play.events")).getText());
  }

  @Test
  void aLevelWithAMistakeIsNotPlayedButExplained() throws Exception {
    LevelEditor editor = open(file("corridor.level", CORRIDOR.replace("#@$", "#@?")));
    start(editor);
    await("the mistake", () -> banner().startsWith("Line "));
    Screenshots.take("play-refused");
  }

  @Test
  void changesOfTheTextReachTheGameWithTheMovesMadeSoFar() throws Exception {
    LevelEditor editor = open(file("corridor.level", CORRIDOR));
    play(editor);
    step(SWT.ARROW_RIGHT, 1);
    document(editor).replace(CORRIDOR.indexOf("..X"), 1, "k");
    await("the new level", () -> status().startsWith("The level has changed"));
    assertTrue(title().contains("move 1 "), title());
    document(editor).replace(CORRIDOR.indexOf("..X"), 1, "?");
    await("the warning", () -> banner().startsWith("The text has a mistake"));
  }

  @Test
  void anEmptyViewTellsHowToStart() throws Exception {
    page().showView(PlayView.ID);
    spin();
    Gestures.board("play.board");
    Screenshots.take("play-empty");
    assertEquals("", banner());
  }

  private static void start(LevelEditor editor) throws Exception {
    page().activate(editor);
    spin();
    editor.getSite().getService(IHandlerService.class).executeCommand("org.tilewright.ui.play.start", null);
  }

  private static void play(LevelEditor editor) throws Exception {
    start(editor);
    await("the game", () -> Gestures.find("play.goals").filter(tree -> ((Tree) tree).getItemCount() > 0).isPresent());
  }

  /** Presses an arrow key and waits for the move. */
  private static void step(int key, int ply) {
    Gestures.key(board().control(), key, 0);
    await("move " + ply, () -> title().contains("move " + ply + " "));
  }

  private static void restart() {
    Button button = (Button) Gestures.all(find("play.banner").getParent())
        .filter(control -> control instanceof Button b && b.getText().equals("Play Again")).findFirst().orElseThrow();
    button.notifyListeners(SWT.Selection, null);
  }

  private static BoardCanvas board() {
    return Gestures.board("play.board");
  }

  private static Control find(String id) {
    return Gestures.find(id).orElseThrow(() -> new AssertionError("No " + id));
  }

  private static String banner() {
    return Gestures.find("play.banner").map(label -> ((Label) label).getText()).orElse("");
  }

  private static String title() {
    return Gestures.find("play.title").map(label -> ((Label) label).getText()).orElse("");
  }

  private static String status() {
    return Gestures.find("play.status").map(label -> ((Label) label).getText()).orElse("");
  }

  /** The goal tree, one line per goal. */
  private static String goals() {
    StringBuilder out = new StringBuilder();
    for (TreeItem item : ((Tree) find("play.goals")).getItems()) {
      append(out, item);
    }
    return out.toString();
  }

  private static void append(StringBuilder out, TreeItem item) {
    out.append(item.getText()).append('\n');
    for (TreeItem child : item.getItems()) {
      append(out, child);
    }
  }

  /** All words in a part of the view. */
  private static String texts(String id) {
    return Gestures.all((Composite) find(id)).map(control -> control instanceof Label label ? label.getText()
        : control instanceof Button button ? button.getText() : "").collect(Collectors.joining(" "));
  }
}
