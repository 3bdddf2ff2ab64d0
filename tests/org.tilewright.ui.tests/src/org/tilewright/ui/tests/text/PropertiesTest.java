package org.tilewright.ui.tests.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.function.Predicate;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.views.properties.PropertySheet;
import org.junit.jupiter.api.Test;
import org.tilewright.lang.ide.properties.LevelProperties;
import org.tilewright.lang.ide.properties.Property;
import org.tilewright.ui.common.editor.LevelEditor;
import org.tilewright.ui.tests.Screenshots;
import org.tilewright.ui.tests.UiTest;
import org.tilewright.workspace.LanguageServices;

/** The property sheet of a level. */
class PropertiesTest extends UiTest {

  @Test
  void thePropertySheetShowsTheEntityAtTheCursorAndItsLevel() throws Exception {
    LevelEditor editor = open(file("crossing.level", Samples.LEVEL));
    PropertySheet view = (PropertySheet) page().showView(IPageLayout.ID_PROP_SHEET);
    page().activate(editor);
    editor.source().selectAndReveal(document(editor).get().indexOf("spider"), 0);
    await("the spider's properties", () -> lines(view).stream().anyMatch(line -> line.equals("Kind|spider")));
    assertTrue(lines(view).contains("Title|The Crossing"));
    Screenshots.take("properties");
    editor.source().selectAndReveal(document(editor).get().indexOf("TX#"), 0);
    await("the treasure's properties", () -> lines(view).stream().anyMatch(line -> line.equals("Kind|treasure")));
  }

  @Test
  void aChangedValueIsATextEditAtItsPlace() throws Exception {
    LevelEditor editor = open(file("crossing.level", Samples.LEVEL));
    IDocument document = document(editor);
    set(document, property -> property.name().equals("Title"), "A \"new\" title");
    assertEquals(Samples.LEVEL.replace("\"The Crossing\"", "\"A \\\"new\\\" title\""), document.get());
    set(document, property -> property.name().equals("treasure_goal"), "3");
    assertTrue(document.get().contains("treasure_goal = 3"));
    set(document, property -> property.name().equals("player_health"), "7");
    assertTrue(document.get().contains("    treasure_goal = 3\n    player_health = 7\n"));
  }

  private static void set(IDocument document, Predicate<Property> which, String value) throws Exception {
    var parsed = LanguageServices.find().parsed(document);
    Property property = LevelProperties.at(parsed.result(), document.get().indexOf("goal exit")).stream().filter(which).findFirst()
        .orElseThrow();
    var change = property.change().orElseThrow();
    document.replace(change.range().offset(), change.range().length(), change.replacement(value));
  }

  private static List<String> lines(PropertySheet view) {
    if (view.getCurrentPage().getControl() instanceof Tree tree) {
      return List.of(tree.getItems()).stream().flatMap(item -> List.of(item.getItems()).stream())
          .map(PropertiesTest::line).toList();
    }
    return List.of();
  }

  private static String line(TreeItem item) {
    return item.getText(0) + "|" + item.getText(1);
  }
}
