package org.tilewright.ui.tests.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.handlers.IHandlerService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.grid.Cell;
import org.tilewright.ui.common.board.BoardCanvas;
import org.tilewright.ui.common.editor.LevelEditor;
import org.tilewright.ui.map.MapPage;
import org.tilewright.ui.tests.Gestures;
import org.tilewright.ui.tests.Screenshots;
import org.tilewright.ui.tests.UiTest;

class MapPageTest extends UiTest {

  private static final String ROOM = """
      level room "The Room" uses dungeon { // kept
        map \"""
          ########
          #@.....#
          #......#
          #.....X#
          ########
          \"""
        goal exit
      }
      """;

  @Test
  void aBrushStrokeIsOneStepOfUndoOnBothPages() throws Exception {
    LevelEditor editor = openMap(ROOM);
    IDocument document = document(editor);
    choose("Wall");
    Gestures.drag(board(), 1, 0, List.of(new Cell(2, 2), new Cell(5, 2)));
    String painted = ROOM.replace("#......#", "#.####.#");
    assertEquals(painted, document.get());
    assertTrue(editor.isDirty());
    Screenshots.take("map-stroke");
    undo(editor);
    assertEquals(ROOM, document.get());
    assertFalse(editor.isDirty());
    execute(editor, IWorkbenchCommandConstants.EDIT_REDO);
    assertEquals(painted, document.get());
    editor.showSource();
    spin();
    undo(editor);
    assertEquals(ROOM, document.get());
  }

  @Test
  void theMapFollowsTheTextAtOnce() throws Exception {
    LevelEditor editor = openMap(ROOM);
    document(editor).replace(ROOM.indexOf("@."), 1, ".");
    pointAt(new Cell(1, 1));
    assertTrue(status().endsWith("empty"), status());
    undo(editor);
    pointAt(new Cell(2, 1));
    pointAt(new Cell(1, 1));
    assertTrue(status().endsWith("Player"), status());
  }

  @Test
  void aKindWithoutSymbolGetsALegendEntryWithinTheSameStep() throws Exception {
    String text = ROOM.replace("  map", "  kind ogre extends zombie_toast \"Ogre\"\n  map");
    LevelEditor editor = openMap(text);
    choose("Ogre");
    Gestures.click(board(), new Cell(3, 1));
    Gestures.click(board(), new Cell(4, 1));
    String painted = document(editor).get();
    Matcher entry = Pattern.compile("'(.)' = ogre").matcher(painted);
    assertTrue(entry.find(), painted);
    assertTrue(painted.contains("#@." + entry.group(1).repeat(2) + "..#"), painted);
    assertFalse(entry.find(), painted);
    undo(editor);
    undo(editor);
    assertEquals(text, document(editor).get());
  }

  @Test
  void theRightButtonAndTheEraserErase() throws Exception {
    LevelEditor editor = openMap(ROOM);
    choose("Wall");
    Gestures.drag(board(), 3, 0, List.of(new Cell(1, 1)));
    assertEquals(ROOM.replace("@", "."), document(editor).get());
    Gestures.key(board().control(), 'e', 0);
    Gestures.drag(board(), 1, 0, List.of(new Cell(6, 3), new Cell(4, 3)));
    assertEquals(ROOM.replace("@", ".").replace("X", "."), document(editor).get());
  }

  @Test
  void theKeyboardMovesACursorAndPaints() throws Exception {
    LevelEditor editor = openMap(ROOM);
    choose("Boulder");
    BoardCanvas board = board();
    board.setCursor(new Cell(2, 2));
    Gestures.key(board.control(), SWT.ARROW_RIGHT, 0);
    assertEquals(new Cell(3, 2), board.cursor());
    Gestures.key(board.control(), SWT.CR, 0);
    assertEquals(ROOM.replace("#......#", "#..O...#"), document(editor).get());
    Gestures.key(board.control(), SWT.ARROW_DOWN, 0);
    Gestures.key(board.control(), ' ', 0);
    assertEquals(ROOM.replace("#......#", "#..O...#").replace("#.....X#", "#..O..X#"), document(editor).get());
    Gestures.key(board.control(), SWT.DEL, 0);
    assertEquals(ROOM.replace("#......#", "#..O...#"), document(editor).get());
  }

  @Test
  void shiftPaintsOnTopOfWhatIsThere() throws Exception {
    LevelEditor editor = openMap(ROOM);
    choose("Floor switch");
    Gestures.click(board(), new Cell(3, 1));
    choose("Boulder");
    Gestures.drag(board(), 1, SWT.SHIFT, List.of(new Cell(3, 1)));
    assertTrue(document(editor).get().contains("= switch + boulder"), document(editor).get());
  }

  @Test
  void aClickPaintsNothingBeforeSomethingIsChosen() throws Exception {
    LevelEditor editor = openMap(ROOM);
    Gestures.click(board(), new Cell(3, 2));
    Gestures.drag(board(), 3, 0, List.of(new Cell(1, 1)));
    Gestures.click(board(), new Cell(9, 2));
    Gestures.key(board().control(), SWT.CR, 0);
    assertEquals(ROOM, document(editor).get());
    assertEquals(new Cell(8, 2), board().cursor(), "at most one cell beside the board");
    Gestures.key(board().control(), 'b', 0);
    Gestures.click(board(), new Cell(3, 2));
    assertEquals(ROOM, document(editor).get(), "the brush has nothing to paint with yet");
  }

  @Test
  void aClickBesideTheLevelPaintsNothingWhenItIsToKeepItsSize() throws Exception {
    LevelEditor editor = openMap(ROOM);
    growing("keep");
    choose("Wall");
    Gestures.drag(board(), 1, 0, List.of(new Cell(6, 2), new Cell(9, 2)));
    assertEquals(ROOM.replace("#......#", "#.....##"), document(editor).get());
    Gestures.click(board(), new Cell(8, 2));
    assertEquals(ROOM.replace("#......#", "#.....##"), document(editor).get());
    board().setCursor(new Cell(20, 20));
    assertEquals(new Cell(7, 4), board().cursor());
  }

  @Test
  void oneClickBesideTheLevelPaintsOneCellThoughTheLevelGrows() throws Exception {
    LevelEditor editor = openMap(ROOM);
    growing("grow");
    choose("Boulder");
    board().fit();
    Point before = board().middleOf(new Cell(8, 2));
    mouse(SWT.MouseDown, before);
    spin();
    assertEquals(before, board().middleOf(new Cell(8, 2)), "nothing moves under a pressed button");
    mouse(SWT.MouseUp, before);
    spin();
    assertTrue(document(editor).get().contains("#......#O\n"), document(editor).get());
  }

  @Test
  void theUserIsAskedBeforeTheLevelGrows() throws Exception {
    LevelEditor editor = openMap(ROOM);
    growing("ask");
    choose("Boulder");
    answer("&Keep Its Size");
    Gestures.click(board(), new Cell(8, 2));
    assertEquals(ROOM, document(editor).get());
    answer("&Grow");
    Gestures.click(board(), new Cell(8, 2));
    assertTrue(document(editor).get().contains("#......#O\n"), document(editor).get());
  }

  /** Presses a button of the dialog that comes up next. */
  private static void answer(String button) {
    Display display = Display.getCurrent();
    display.asyncExec(new Runnable() {
      @Override
      public void run() {
        Stream.of(display.getShells()).flatMap(Gestures::all).filter(Button.class::isInstance).map(Button.class::cast)
            .filter(b -> b.getText().equals(button)).findFirst()
            .ifPresentOrElse(b -> b.notifyListeners(SWT.Selection, new Event()), () -> display.timerExec(50, this));
      }
    });
  }

  private static void growing(String setting) {
    InstanceScope.INSTANCE.getNode("org.tilewright.ui.map").put("growing", setting);
  }

  @AfterEach
  void forgetTheSetting() {
    InstanceScope.INSTANCE.getNode("org.tilewright.ui.map").remove("growing");
  }

  private static void mouse(int type, Point at) {
    Event event = new Event();
    event.button = 1;
    event.x = at.x;
    event.y = at.y;
    board().control().notifyListeners(type, event);
  }

  @Test
  void escapeGivesAStrokeUp() throws Exception {
    LevelEditor editor = openMap(ROOM);
    choose("Wall");
    BoardCanvas board = board();
    Event press = new Event();
    press.button = 1;
    press.x = board.middleOf(new Cell(3, 2)).x;
    press.y = board.middleOf(new Cell(3, 2)).y;
    board.control().notifyListeners(SWT.MouseDown, press);
    Gestures.key(board.control(), SWT.ESC, 0);
    board.control().notifyListeners(SWT.MouseUp, press);
    assertEquals(ROOM, document(editor).get());
  }

  @Test
  void aBrokenTextKeepsThePictureAndSaysWhy() throws Exception {
    LevelEditor editor = openMap(ROOM);
    document(editor).replace(ROOM.indexOf("goal"), "goal exit".length(), "goal (");
    await("banner", () -> Gestures.find("map.banner").isPresent());
    Screenshots.take("map-broken");
    String broken = document(editor).get();
    Gestures.click(board(), new Cell(3, 2));
    assertEquals(broken, document(editor).get());
    undo(editor);
    await("no banner", () -> Gestures.find("map.banner").isEmpty());
    choose("Wall");
    Gestures.click(board(), new Cell(3, 2));
    assertEquals(ROOM.replace("#......#", "#..#...#"), document(editor).get());
  }

  @Test
  void aFileWithoutLevelSaysWhatToDo() throws Exception {
    LevelEditor editor = open(file("empty.level", ""));
    editor.showPage(MapPage.ID);
    Gestures.board("map.board");
    Screenshots.take("map-empty");
    document(editor).set(ROOM);
    await("the room", () -> board().viewport().percent() > 0 && !status().isEmpty());
  }

  private LevelEditor openMap(String text) throws Exception {
    LevelEditor editor = open(file("room.level", text));
    assertTrue(editor.showPage(MapPage.ID));
    await("the map", () -> Gestures.find("map.palette").filter(p -> ((Table) p).getItemCount() > 0).isPresent());
    return editor;
  }

  private static BoardCanvas board() {
    return Gestures.board("map.board");
  }

  private static String status() {
    return ((Label) Gestures.find("map.status").orElseThrow()).getText();
  }

  private static void pointAt(Cell cell) {
    Event move = new Event();
    move.x = board().middleOf(cell).x;
    move.y = board().middleOf(cell).y;
    board().control().notifyListeners(SWT.MouseMove, move);
    spin();
  }

  private static void choose(String kind) {
    Table palette = (Table) Gestures.find("map.palette").orElseThrow();
    for (int i = 0; i < palette.getItemCount(); i++) {
      if (palette.getItem(i).getText().equals(kind)) {
        palette.setSelection(i);
        Event event = new Event();
        event.item = palette.getItem(i);
        palette.notifyListeners(SWT.Selection, event);
        spin();
        return;
      }
    }
    throw new AssertionError("The palette has no kind '" + kind + "'");
  }

  private static void undo(LevelEditor editor) throws Exception {
    execute(editor, IWorkbenchCommandConstants.EDIT_UNDO);
  }

  private static void execute(LevelEditor editor, String command) throws Exception {
    page().activate(editor);
    spin();
    editor.getSite().getService(IHandlerService.class).executeCommand(command, null);
    spin();
  }
}
