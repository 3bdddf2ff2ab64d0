package org.tilewright.ui.tests.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IViewSite;
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

/** Games with several units, several players and bots. */
class PlayTogetherTest extends UiTest {

  private static final String BREACH = """
      level pass "The Pass" uses breach {
        map \"""
          MMMMMMMMMM
          M..5.....M
          M........M
          M..MM....M
          M......3.M
          MMMMMMMMMM
          \"""
        place tank_mech(health: 5, speed: 3, strength: 3) at (1, 2)
        place heal_mech(health: 3, speed: 3, strength: 2) at (2, 4)
        place scorpion(health: 4, speed: 3, strength: 2) at (8, 1)
        place firefly(health: 2, speed: 2, strength: 1) at (6, 2)
      }
      """;
  private static final String WINTER = """
      level yard "The Yard" uses winter {
        map \"""
          ┌┬─┬┬┐
          ├┼┬┴┼┤
          ├┤├┐││
          ├┼┼┼┴┤
          ├┼┴┤┌┤
          └┴─┴┴┘
          \"""
        place fort at (2, 1), (4, 2), (1, 3), (3, 4), (4, 4)
        place player_1 at (0, 0)
        place player_2 at (5, 0)
      }
      """;

  @AfterEach
  void closeTheView() {
    for (Shell shell : Display.getCurrent().getShells()) {
      if (shell.getText().startsWith("Cannot ") || shell.getText().startsWith("Save Position")) {
        shell.close();
      }
    }
    page().hideView(page().findView(PlayView.ID));
    spin();
  }

  @Test
  void aUnitIsChosenAndMovedByTwoClicks() throws Exception {
    play(open(file("pass.level", BREACH)));
    Gestures.click(board(), new Cell(1, 2));
    Screenshots.take("play-breach-chosen");
    Gestures.click(board(), new Cell(2, 2));
    await("the move", () -> title().contains("move 1 "));
    Gestures.click(board(), new Cell(2, 2));
    Screenshots.take("play-breach-marks");
    press("play.commands", "End Turn");
    await("the next turn", () -> title().contains("move 2 "));
    Screenshots.take("play-breach-turn");
  }

  @Test
  void aClickElsewhereLetsTheUnitGo() throws Exception {
    play(open(file("pass.level", BREACH)));
    Gestures.click(board(), new Cell(1, 2));
    Gestures.click(board(), new Cell(8, 1));
    Gestures.click(board(), new Cell(2, 2));
    Gestures.key(board().control(), SWT.BS, 0);
    await("the answer", () -> status().equals("There is no move to take back."));
    assertTrue(title().contains("move 0 "), title());
  }

  @Test
  void afterAMoveNoOtherUnitIsChosenByItself() throws Exception {
    play(open(file("pass.level", BREACH)));
    Gestures.click(board(), new Cell(2, 4));
    Gestures.click(board(), new Cell(3, 4));
    await("the move", () -> title().contains("move 1 "));
    Gestures.click(board(), new Cell(2, 2));
    Gestures.key(board().control(), SWT.BS, 0);
    await("one step back", () -> title().contains("move 0 "));
  }

  @Test
  void unitsAreReachedWithTabAndMovedWithTheCellCursor() throws Exception {
    play(open(file("pass.level", BREACH)));
    assertTrue(tab());
    assertEquals(new Cell(1, 2), board().cursor());
    assertTrue(tab());
    assertEquals(new Cell(2, 4), board().cursor());
    Gestures.key(board().control(), SWT.ARROW_RIGHT, 0);
    Gestures.key(board().control(), SWT.CR, 0);
    await("the move", () -> title().contains("move 1 "));
    // behind the last unit the focus leaves the board
    board().setCursor(new Cell(1, 2));
    assertEquals(false, tab());
  }

  @Test
  void theTableAndTheBoardFollowEachOther() throws Exception {
    play(open(file("pass.level", BREACH)));
    Table units = (Table) find("play.table");
    assertEquals(4, units.getItemCount());
    units.setSelection(2);
    units.notifyListeners(SWT.Selection, null);
    assertEquals(new Cell(8, 1), board().cursor());
    board().setCursor(new Cell(6, 2));
    spin();
    assertEquals(3, units.getSelectionIndex());
    board().setCursor(new Cell(5, 1));
    spin();
    assertEquals(-1, units.getSelectionIndex());
  }

  @Test
  void aPositionIsSavedAsALevelAtTheBeginningOfATurn() throws Exception {
    play(open(file("pass.level", BREACH)));
    press("play.commands", "End Turn");
    await("the next turn", () -> title().contains("move 1 "));
    save().run();
    await("the question", () -> shell("Save Position").isPresent());
    Screenshots.take("play-save");
    button(shell("Save Position").orElseThrow(), "OK").notifyListeners(SWT.Selection, null);
    IFile saved = project().getFile("pass-position.level");
    await("the file", saved::exists);
    await("its editor", () -> page().getActiveEditor() instanceof LevelEditor editor
        && saved.equals(editor.getEditorInput().getAdapter(IFile.class)));
    build();
    assertEquals(0, markers().length, () -> new String(contents(saved)));
  }

  @Test
  void aPositionIsWrittenAndReadInTheOriginalsFormat() throws Exception {
    play(open(file("pass.level", BREACH)));
    press("play.commands", "End Turn");
    await("the next turn", () -> title().contains("move 1 "));
    save().run();
    await("the question", () -> shell("Save Position").isPresent());
    Shell dialog = shell("Save Position").orElseThrow();
    Combo format = (Combo) Gestures.all(dialog).filter(Combo.class::isInstance).findFirst().orElseThrow();
    assertEquals(2, format.getItemCount());
    format.select(1);
    format.notifyListeners(SWT.Selection, null);
    Screenshots.take("play-save-text");
    button(dialog, "OK").notifyListeners(SWT.Selection, null);
    IFile saved = project().getFile("pass-position.txt");
    await("the file", saved::exists);
    assertTrue(saved.readString().startsWith("MMMMMMMMMM\n"), saved.readString());
    page().activate(page().findView(PlayView.ID));
    ((PlayView) page().findView(PlayView.ID)).playSaved(saved.getLocation().toPath());
    IFile level = project().getFile("pass-position.level");
    await("a level of it", level::exists);
    await("its game", () -> page().getActiveEditor() instanceof LevelEditor editor
        && level.equals(editor.getEditorInput().getAdapter(IFile.class)) && title().contains("move 0"));
  }

  @Test
  void aFileThatIsNoSavedGameIsRefused() throws Exception {
    play(open(file("pass.level", BREACH)));
    ((PlayView) page().findView(PlayView.ID)).playSaved(file("no.txt", "nothing").getLocation().toPath());
    await("the refusal", () -> shell("Cannot Load").isPresent());
    assertTrue(labels(shell("Cannot Load").orElseThrow()).anyMatch(text -> text.contains("no.txt")));
  }

  @Test
  void thePositionInTheMiddleOfATurnIsNotSavedForTheRulesReason() throws Exception {
    play(open(file("pass.level", BREACH)));
    Gestures.click(board(), new Cell(1, 2));
    Gestures.click(board(), new Cell(2, 2));
    await("the move", () -> title().contains("move 1 "));
    save().run();
    await("the refusal", () -> shell("Cannot Save!").isPresent());
    assertTrue(labels(shell("Cannot Save!").orElseThrow()).anyMatch("You can only save at the beginning of your turn!"::equals));
    Screenshots.take("play-cannot-save");
  }

  @Test
  void twoPersonsPlayAtOneTableAndNameThemselves() throws Exception {
    play(open(file("yard.level", WINTER)));
    assertTrue(find("play.seats").isVisible());
    ((Text) find("play.prompt")).setText("Ann");
    press("play.commands", "Strength 3, speed 2");
    await("the first choice", () -> title().contains("move 1 "));
    ((Text) find("play.prompt")).setText("Bob Miller");
    press("play.commands", "Strength 2, speed 3");
    await("the second choice", () -> title().contains("move 2 "));
    assertTrue(seat(0).startsWith("Ann, has the turn"), seat(0));
    assertEquals("Bob Miller", seat(1));
    Screenshots.take("play-winter");
    press("play.commands", "Skip the throw");
    await("the first action", () -> title().contains("move 3 "));
    press("play.commands", "Skip the move");
    await("the second player", () -> seat(1).equals("Bob Miller, has the turn"));
  }

  @Test
  void aBotMovesByItselfAndUndoGoesBackToThePersonsMove() throws Exception {
    play(open(file("yard.level", WINTER)));
    choose(1, "Greedy bot");
    await("the bot", () -> seat(1).contains("(Greedy bot)"));
    press("play.commands", "Strength 3, speed 2");
    await("the bot's choice", () -> title().contains("move 2 "));
    press("play.commands", "Skip the throw");
    await("the first action", () -> title().contains("move 3 "));
    press("play.commands", "Skip the move");
    await("the bot's whole turn", () -> seat(0).contains("has the turn") && !title().contains("move 3 "));
    Gestures.key(board().control(), 'z', SWT.MOD1);
    await("the decision before", () -> title().contains("move 3 ") && seat(0).contains("has the turn"));
  }

  @Test
  void botsAmongThemselvesPlayToTheEndAndCanBeHeld() throws Exception {
    play(open(file("yard.level", WINTER)));
    choose(0, "Greedy bot");
    choose(1, "Greedy bot");
    await("the bots", () -> seat(0).contains("bot") && seat(1).contains("bot"));
    Gestures.key(board().control(), SWT.ESC, 0);
    await("the pause", () -> banner().equals("The bots wait."));
    press(find("play.banner").getParent(), "Go On");
    await("the next moves", () -> banner().isEmpty());
  }

  private static void play(LevelEditor editor) throws Exception {
    page().activate(editor);
    spin();
    editor.getSite().getService(IHandlerService.class).executeCommand("org.tilewright.ui.play.start", null);
    await("the game", () -> title().contains("move 0"));
  }

  /** Presses Tab on the board. @return whether the board has used it */
  private static boolean tab() {
    Event event = new Event();
    event.detail = SWT.TRAVERSE_TAB_NEXT;
    event.doit = true;
    board().control().notifyListeners(SWT.Traverse, event);
    return !event.doit;
  }

  private static IAction save() {
    IViewSite site = (IViewSite) page().findView(PlayView.ID).getSite();
    return ((ActionContributionItem) site.getActionBars().getToolBarManager().find("org.tilewright.ui.play.save")).getAction();
  }

  private static Optional<Shell> shell(String title) {
    return Stream.of(Display.getCurrent().getShells()).filter(shell -> shell.getText().startsWith(title)).findFirst();
  }

  private static Stream<String> labels(Composite parent) {
    return Gestures.all(parent).map(control -> control instanceof Label label ? label.getText()
        : control instanceof Text text ? text.getText() : "");
  }

  private static Button button(Composite parent, String text) {
    return (Button) Gestures.all(parent).filter(control -> control instanceof Button b && b.getText().replace("&", "").equals(text))
        .findFirst().orElseThrow(() -> new AssertionError("No button " + text));
  }

  private static void press(String id, String text) {
    press((Composite) find(id), text);
  }

  private static void press(Composite parent, String text) {
    button(parent, text).notifyListeners(SWT.Selection, null);
    spin();
  }

  /** Lets somebody play for a player, by the menu in the view's tool bar. */
  private static void choose(int player, String who) {
    IViewSite site = (IViewSite) page().findView(PlayView.ID).getSite();
    IAction players = Stream.of(site.getActionBars().getToolBarManager().getItems())
        .map(item -> ((ActionContributionItem) item).getAction()).filter(action -> action.getText().equals("Players…"))
        .findFirst().orElseThrow();
    Menu menu = players.getMenuCreator().getMenu(board().control());
    for (MenuItem item : List.of(menu.getItem(player).getMenu().getItems())) {
      boolean wanted = item.getText().equals(who);
      item.setSelection(wanted);
      if (wanted) {
        item.notifyListeners(SWT.Selection, null);
      }
    }
    spin();
  }

  private static byte[] contents(IFile file) {
    try {
      return file.readAllBytes();
    } catch (CoreException e) {
      throw new AssertionError(e);
    }
  }

  private static BoardCanvas board() {
    return Gestures.board("play.board");
  }

  private static Control find(String id) {
    return Gestures.find(id).orElseThrow(() -> new AssertionError("No " + id));
  }

  private static String banner() {
    return text("play.banner");
  }

  private static String title() {
    return text("play.title");
  }

  private static String status() {
    return text("play.status");
  }

  private static String text(String id) {
    return Gestures.find(id).map(label -> ((Label) label).getText()).orElse("");
  }

  /** What is said of a player's seat. */
  private static String seat(int player) {
    return Gestures.find("play.seat." + player).map(Control::getToolTipText).orElse("");
  }
}
