package org.tilewright.ui.tests.help;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.tilewright.ui.tests.Gestures;
import org.tilewright.ui.tests.Screenshots;
import org.tilewright.ui.tests.UiTest;

class HelpTest extends UiTest {

  @AfterEach
  void closeTheWindow() {
    Gestures.find("help.contents").ifPresent(tree -> tree.getShell().close());
    spin();
  }

  @Test
  void helpContentsOpensTheBookAtItsFirstPage() {
    PlatformUI.getWorkbench().getHelpSystem().displayHelp();
    spin();
    assertEquals("Tilewright", contents().getItem(0).getText());
    assertTrue(text().getText().startsWith("Getting started\n"), text().getText());
    Screenshots.take("help");
  }

  @Test
  void everyPageOfTheBookIsThere() {
    PlatformUI.getWorkbench().getHelpSystem().displayHelp();
    spin();
    List<TreeItem> items = new ArrayList<>();
    Stream.of(contents().getItems()).forEach(item -> collect(item, items));
    assertTrue(items.size() > 6, items.toString());
    for (TreeItem item : items) {
      select(item);
      assertFalse(text().getText().contains("There is no page"), item.getText());
    }
  }

  @Test
  void gamesAddTheirPages() {
    PlatformUI.getWorkbench().getHelpSystem().displayHelp();
    spin();
    List<TreeItem> items = new ArrayList<>();
    Stream.of(contents().getItems()).forEach(item -> collect(item, items));
    TreeItem games = items.stream().filter(item -> item.getText().equals("Games")).findFirst().orElseThrow();
    Optional<TreeItem> dungeon = Stream.of(games.getItems()).filter(item -> item.getText().equals("Dungeon Mania")).findFirst();
    select(dungeon.orElseThrow());
    assertTrue(text().getText().contains("move up|down|left|right"), text().getText());
    Screenshots.take("help-dungeon");
  }

  @Test
  void aPageIsShownByItsPlace() {
    PlatformUI.getWorkbench().getHelpSystem().displayHelpResource("/org.tilewright.app/help/playtest.html");
    spin();
    assertTrue(text().getText().startsWith("Playtesting\n"), text().getText());
    assertEquals("Playtesting", contents().getSelection()[0].getText());
  }

  private static void collect(TreeItem item, List<TreeItem> items) {
    items.add(item);
    Stream.of(item.getItems()).forEach(below -> collect(below, items));
  }

  private static void select(TreeItem item) {
    contents().setSelection(item);
    Event event = new Event();
    event.item = item;
    contents().notifyListeners(SWT.Selection, event);
    spin();
  }

  private static Tree contents() {
    return (Tree) Gestures.find("help.contents").orElseThrow();
  }

  private static StyledText text() {
    return (StyledText) Gestures.find("help.page").orElseThrow();
  }
}
