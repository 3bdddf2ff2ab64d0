package org.tilewright.ui.tests.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Label;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.grid.Cell;
import org.tilewright.ui.common.board.BoardCanvas;
import org.tilewright.ui.common.editor.LevelEditor;
import org.tilewright.ui.common.editor.LevelPageSite;
import org.tilewright.ui.play.PlayView;
import org.tilewright.ui.tests.Gestures;
import org.tilewright.ui.tests.Screenshots;
import org.tilewright.ui.tests.UiTest;

/** Levels that are not finished are played: what is found in them is said, and with nobody in them one begins on any cell. */
class PlayFindingsTest extends UiTest {

  private static final String CORRIDOR = """
      level corridor "The Corridor" uses dungeon {
        map \"""
          ########
          #@$....#
          ########
          \"""
        goal exit
      }
      """;
  private static final String NOBODY = CORRIDOR.replace("@$....", "..$..X");

  @AfterEach
  void closeTheView() {
    page().hideView(page().findView(PlayView.ID));
    spin();
  }

  @Test
  void aLevelWithAFindingStartsAndShowsIt() throws Exception {
    run("start", open(file("corridor.level", CORRIDOR)));
    await("the finding", () -> banner().startsWith("The goal asks for an exit"));
    await("the game", () -> title().contains("move 0"));
    Screenshots.take("play-finding");
    Gestures.key(board().control(), SWT.ARROW_RIGHT, 0);
    await("the move", () -> title().contains("move 1"));
    assertTrue(banner().startsWith("The goal asks for an exit"), banner());
    press("Hide");
    assertEquals("", banner());
  }

  @Test
  void aFindingLeadsToItsPlace() throws Exception {
    LevelEditor editor = open(file("corridor.level", CORRIDOR));
    run("start", editor);
    await("the finding", () -> banner().startsWith("The goal asks for an exit"));
    press("Show");
    await("the goal", () -> page().getActiveEditor() == editor);
  }

  @Test
  void severalFindingsAreCounted() throws Exception {
    run("start", open(file("corridor.level", CORRIDOR.replace("@$....", "@$P..p").replace("goal exit",
        "legend { 'p' = portal(colour: \"RED\") }\n  goal exit"))));
    await("the findings", () -> banner().startsWith("3 findings. "));
  }

  @Test
  void aFindingThatIsMendedGoesAway() throws Exception {
    LevelEditor editor = open(file("corridor.level", CORRIDOR));
    run("start", editor);
    await("the finding", () -> banner().startsWith("The goal asks for an exit"));
    document(editor).replace(CORRIDOR.indexOf("....#") + 3, 1, "X");
    await("no finding", () -> banner().isEmpty());
  }

  @Test
  void withoutAPlayerOneBeginsOnAnyCell() throws Exception {
    LevelEditor editor = open(file("nobody.level", NOBODY));
    run("start", editor);
    await("the offer", () -> banner().contains("Click a cell to play from there"));
    assertTrue(banner().startsWith("The level has no player"), banner());
    Screenshots.take("play-nobody");
    Gestures.click(board(), new Cell(2, 1));
    await("somebody", () -> banner().startsWith("You play from (2, 1)"));
    Screenshots.take("play-from-cell");
    Gestures.key(board().control(), SWT.ARROW_RIGHT, 0);
    await("the move", () -> title().contains("move 1"));
    assertEquals(NOBODY, document(editor).get(), "the text knows nothing of it");
    assertFalse(editor.isDirty());
    press("Another Cell");
    await("the offer", () -> banner().contains("Click a cell to play from there"));
    Gestures.click(board(), new Cell(1, 1));
    await("another cell", () -> banner().startsWith("You play from (1, 1)"));
    press("As Written");
    await("nobody", () -> banner().startsWith("The level has no player"));
  }

  @Test
  void whoPlaysFromACellStaysThereWhenTheTextChanges() throws Exception {
    LevelEditor editor = open(file("nobody.level", NOBODY));
    run("start", editor);
    await("the offer", () -> banner().contains("Click a cell to play from there"));
    Gestures.click(board(), new Cell(2, 1));
    await("somebody", () -> banner().startsWith("You play from (2, 1)"));
    Gestures.key(board().control(), SWT.ARROW_RIGHT, 0);
    await("the move", () -> title().contains("move 1"));
    document(editor).replace(NOBODY.indexOf("..X#"), 1, "k");
    await("the new level", () -> status().startsWith("The level has changed; your moves"));
  }

  @Test
  void theLevelIsPlayedFromTheCellAtTheCursor() throws Exception {
    LevelEditor editor = open(file("corridor.level", CORRIDOR));
    editor.getAdapter(LevelPageSite.class).select(CORRIDOR.indexOf("...#"), 0);
    spin();
    run("startHere", editor);
    await("the cell", () -> banner().startsWith("You play from (4, 1)"));
    press("As Written");
    await("the beginning", () -> banner().startsWith("The goal asks for an exit"));
  }

  private static void run(String command, LevelEditor editor) throws Exception {
    page().activate(editor);
    spin();
    editor.getSite().getService(IHandlerService.class).executeCommand("org.tilewright.ui.play." + command, null);
  }

  private static void press(String label) {
    Button button = (Button) Gestures.all(Gestures.find("play.banner").orElseThrow().getParent())
        .filter(control -> control instanceof Button b && b.getText().equals(label)).findFirst()
        .orElseThrow(() -> new AssertionError("No button " + label + " beside: " + banner()));
    button.notifyListeners(SWT.Selection, null);
    spin();
  }

  private static BoardCanvas board() {
    return Gestures.board("play.board");
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
}
