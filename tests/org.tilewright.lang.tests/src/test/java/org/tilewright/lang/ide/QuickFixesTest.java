package org.tilewright.lang.ide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.ide.quickfix.QuickFix;
import org.tilewright.lang.ide.quickfix.QuickFixes;
import org.tilewright.lang.testing.MiniLanguage;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.lang.text.TextEdit;

class QuickFixesTest {

  private static final String Q = "\"\"\"";

  /** The content of a level after the repair of its first issue whose label begins with {@code label}. */
  private static String repaired(String content, String label) {
    LevelFileResult file = MiniLanguage.level(content);
    LevelIssue issue = file.issues().stream().filter(i -> !i.code().equals("mini.noGoal")).findFirst().orElseThrow();
    List<QuickFix> fixes = QuickFixes.of(issue, file);
    QuickFix fix = fixes.stream().filter(f -> f.label().startsWith(label)).findFirst()
        .orElseThrow(() -> new AssertionError(label + " not in " + fixes));
    String text = TextEdit.apply(file.text(), fix.edits());
    LevelFileResult after = MiniLanguage.parse(text);
    assertEquals(List.of(), after.issues().stream().filter(i -> !i.code().equals("mini.noGoal")).toList(), text);
    return text.substring("level t uses mini {\n".length(), text.length() - "\n}\n".length());
  }

  @Test
  void misspeltNamesAreReplaced() {
    assertEquals("place goblin at (1, 1)", repaired("place gobln at (1, 1)", "Change to 'goblin'"));
    assertEquals("goal enemies(2)", repaired("goal enemy(2)".replace("enemy", "enemis"), "Change to 'enemies'"));
    assertEquals("config { theme = desert }", repaired("config { theme = dessert }", "Change to 'desert'"));
    assertEquals("place goblin(health: 1000) at (1, 1)", repaired("place goblin(health: 5000) at (1, 1)", "Change to '1000'"));
  }

  @Test
  void unknownSymbolsGetALegendEntry() {
    assertEquals("  legend {\n    'd' = door\n  }\n  map " + Q + "\n  d\n  " + Q, repaired("  map " + Q + "\n  d\n  " + Q,
        "Add 'd' = door"));
    assertEquals("legend {\n  'a' = wall\n  '?' = empty\n}\nmap " + Q + "\na?\n" + Q,
        repaired("legend {\n  'a' = wall\n}\nmap " + Q + "\na?\n" + Q, "Add '?' = empty"));
    assertEquals("legend { 'a' = wall  '?' = empty }\nmap " + Q + "\n?\n" + Q,
        repaired("legend { 'a' = wall }\nmap " + Q + "\n?\n" + Q, "Add '?' = empty"));
    assertEquals("map " + Q + "\n#  #\n" + Q, repaired("map " + Q + "\n#??#\n" + Q, "Empty these 2 cells"));
    assertEquals("map " + Q + "\n# #\n" + Q, repaired("map " + Q + "\n#\t#\n" + Q, "Empty this cell"));
  }

  @Test
  void whatTheRulesDislikeIsTakenOut() {
    assertEquals("map " + Q + "\n@ #\n" + Q, repaired("map " + Q + "\n@@#\n" + Q, "Empty this cell"));
    assertEquals("place player at (1, 1)", repaired("place player at (1, 1), (2, 2)", "Remove this placement"));
    assertEquals("place player at (1, 1)\ngoal exit", repaired("place player at (1, 1)\nplace player at (3, 3)\ngoal exit",
        "Remove this placement"));
  }

  @Test
  void mapsGetTheirQuotesRight() {
    assertEquals("map " + Q + "\n  ##\n##\n" + Q, repaired("map " + Q + "##\n##\n" + Q, "Break the line"));
    LevelFileResult file = MiniLanguage.level("map " + Q + "\n##\nmap at (0, 9) " + Q + "\n##\n" + Q);
    QuickFix fix = QuickFixes.of(file.issues().getFirst(), file).getFirst();
    assertTrue(MiniLanguage.issues(MiniLanguage.parse(TextEdit.apply(file.text(), fix.edits()))).isEmpty());
  }

  @Test
  void quotesAbstractKindsAndRepetitionsAreRepaired() {
    assertEquals("kind o extends wall { sprite = \"x.svg\" }".replace(".svg", ""), repaired("kind o extends wall { sprite = x }",
        "Put it in quotes"));
    assertEquals("place goblin(mood: calm) at (1, 1)", repaired("place goblin(mood: \"calm\") at (1, 1)", "Remove the quotes"));
    assertEquals("place goblin at (1, 1)", repaired("place fighter at (1, 1)", "Change to 'goblin'"));
    assertEquals("place goblin(health: 1) at (1, 1)", repaired("place goblin(health: 1, health: 2) at (1, 1)", "Remove the second"));
    assertEquals("config { speed = 1 }", repaired("config { speed = 1 speed = 2 }", "Remove the second"));
    assertEquals("legend { 'a' = wall }", repaired("legend { 'a' = wall 'a' = exit }", "Remove the second"));
  }
}
