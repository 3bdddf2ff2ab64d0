package org.tilewright.lang.validation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.lang.testing.MiniLanguage.covered;
import static org.tilewright.lang.testing.MiniLanguage.issues;
import static org.tilewright.lang.testing.MiniLanguage.level;
import static org.tilewright.lang.testing.MiniLanguage.parse;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.text.LevelIssue;

class ChecksTest {

  private static final String Q = "\"\"\"";

  private static LevelIssue only(LevelFileResult result) {
    List<LevelIssue> issues = result.issues().stream().filter(i -> !i.code().equals("mini.noGoal")).toList();
    assertEquals(1, issues.size(), issues::toString);
    return issues.getFirst();
  }

  private static void finds(String code, String covered, String content) {
    assertEquals(List.of(code + ":" + covered), issues(content));
  }

  @Test
  void unknownRulesetIsTheOnlyComplaintAboutAnUnknownVocabulary() {
    LevelFileResult result = parse("level t uses mimi { map " + Q + "\n#?\n" + Q + " place x(a: 1) at (1, 1) goal y config { z = 1 } }");
    LevelIssue issue = only(result);
    assertEquals(IssueCodes.UNKNOWN_RULESET, issue.code());
    assertEquals("mimi", covered(result, issue));
    assertEquals(List.of("mini"), issue.data());
  }

  @Test
  void unknownNamesAreFoundWhereTheyAreUsed() {
    finds(IssueCodes.UNKNOWN_KIND, "goblim", "place goblim at (1, 1)");
    finds(IssueCodes.UNKNOWN_KIND, "wal", "kind hedge extends wal");
    finds(IssueCodes.UNKNOWN_ATTRIBUTE, "heath", "place goblin(heath: 1) at (1, 1)");
    finds(IssueCodes.UNKNOWN_ATTRIBUTE, "heath", "kind ogre extends goblin { heath = 1 }");
    finds(IssueCodes.UNKNOWN_CONFIG_KEY, "player_heath", "config { player_heath = 1 }");
    finds(IssueCodes.UNKNOWN_CONFIG_KEY, "nothing", "place goblin(health: config nothing) at (1, 1)");
    finds(IssueCodes.UNKNOWN_GOAL, "exits", "goal exits");
  }

  @ParameterizedTest
  @CsvSource({"b", "1"})
  void aWordTypeThatHasNoWordsYetIsTheOnlyComplaint(String value) {
    LevelFileResult result = parse("ruleset r { kind q { attribute x: word = " + value + " } } level t uses r { place q(x: 1) at (1, 1) }");
    assertEquals(IssueCodes.SYNTAX, only(result).code());
    assertEquals("=", covered(result, only(result)));
  }

  @Test
  void similarNamesAreSuggested() {
    assertEquals(List.of("goblin"), only(level("place gobiln at (1, 1)")).data());
    assertTrue(only(level("place gobiln at (1, 1)")).message().contains("did you mean 'goblin'?"));
    assertEquals(List.of("health"), only(level("place goblin(heath: 1) at (1, 1)")).data());
    assertEquals(List.of("enemies"), only(level("goal enemys")).data());
    assertEquals(List.of(), only(level("place zzzzzzzzzz at (1, 1)")).data());
  }

  @Test
  void inheritedAttributesAreKnown() {
    assertEquals(List.of(), issues("place goblin(layer: 1, attack: 0.5, mood: calm) at (1, 1)"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "health: 1.5                | value.type", "health: 2.0 | ", "health: -1 | value.range", "health: 1001 | value.range",
      "health: 99999999999         | value.range", "health: \"1\" | value.type", "health: true | value.type",
      "attack: -0.1                | value.range", "attack: 3 | ", "mood: angy | value.unknownWord", "mood: \"calm\" | value.type",
      "drops: 1..3                 | ", "drops: 3..1 | value.range", "drops: 1..10 | value.range", "drops: 2 | value.type",
      "loot: [\"a\"]               | ", "loot: [a] | value.type", "loot: \"a\" | value.type", "boss: yes | value.type",
      "anything: {a: [1, x]}       | ", "extra: 1 | value.type", "sprite: name | value.type", "health: config player_health | ",
      "health: config theme        | value.type", "attack: config player_health | "})
  void valuesMustFitTheTypeOfTheAttribute(String argument, String code) {
    List<String> codes = level("place goblin(" + argument.strip() + ") at (1, 1)").issues().stream().map(LevelIssue::code)
        .filter(c -> !c.equals("mini.noGoal")).toList();
    assertEquals(code == null ? List.of() : List.of(code), codes);
  }

  @Test
  void theWrongPartOfAValueIsMarked() {
    finds(IssueCodes.WRONG_TYPE, "3", "place goblin(loot: [\"a\", 3]) at (1, 1)");
    finds(IssueCodes.OUT_OF_RANGE, "12", "place goblin(drops: 1..12) at (1, 1)");
  }

  @Test
  void configurationAndKindsAreTyped() {
    finds(IssueCodes.OUT_OF_RANGE, "0", "config { player_health = 0 }");
    finds(IssueCodes.UNKNOWN_WORD, "dessert", "config { theme = dessert }");
    finds(IssueCodes.WRONG_TYPE, "\"much\"", "kind ogre extends goblin { health = \"much\" }");
    assertEquals(List.of("desert"), only(level("config { theme = dessert }")).data());
  }

  @Test
  void goalArgumentsAreCheckedAndCounted() {
    finds(IssueCodes.WRONG_TYPE, "\"3\"", "goal enemies(\"3\")");
    finds(IssueCodes.OUT_OF_RANGE, "-1", "goal exit or enemies(-1)");
    finds(IssueCodes.ARITY, "2", "goal enemies(1, 2)");
    finds(IssueCodes.ARITY, "1", "goal exit(1)");
    finds(IssueCodes.ARITY, "collect", "goal collect");
    finds(IssueCodes.UNKNOWN_WORD, "keys", "goal collect(keys)");
  }

  @Test
  void librariesAreCheckedToo() {
    assertEquals(List.of("value.type:\"x\"", "value.range:3", "name.duplicate:b", "kind.cycle:d", "kind.cycle:c",
        "legend.duplicateSymbol:'#'"), issues(parse("ruleset r { config { a: int = \"x\" }  kind k { attribute z: int(3..2) }"
            + " kind b kind b kind c extends d kind d extends c legend { '#' = k '#' = b } }")));
  }

  @Test
  void abstractKindsCannotBePlaced() {
    finds(IssueCodes.ABSTRACT_KIND, "fighter", "place fighter at (1, 1)");
    finds(IssueCodes.ABSTRACT_KIND, "fighter", "legend { 'f' = fighter }");
  }

  @Test
  void kindsMustNotExtendThemselves() {
    assertEquals(List.of("kind.cycle:b", "kind.cycle:a"), issues("kind a extends b kind b extends a"));
    finds(IssueCodes.UNKNOWN_KIND, "a", "kind a extends a");
  }

  @Test
  void hidingAKindOfTheGameIsAWarningUnlessItIsExtended() {
    finds(IssueCodes.HIDING_KIND, "wall", "kind wall");
    assertEquals(List.of(), issues("kind wall extends wall"));
  }

  @Test
  void whatIsWrittenTwiceIsFound() {
    finds(IssueCodes.DUPLICATE_NAME, "a", "kind a kind a extends wall");
    finds(IssueCodes.DUPLICATE_SETTING, "player_health", "config { player_health = 1 player_health = 2 }");
    finds(IssueCodes.DUPLICATE_SETTING, "health", "place goblin(health: 1, health: 2) at (1, 1)");
    finds(IssueCodes.DUPLICATE_SETTING, "health", "kind a extends goblin { health = 1 health = 2 }");
    finds(IssueCodes.DUPLICATE_SETTING, "author", "info { author = 1 \"author\" = 2 }".replace("\"author\"", "author"));
    finds(IssueCodes.DUPLICATE_SECTION, "enemies", "goal exit goal enemies");
    finds(IssueCodes.DUPLICATE_SYMBOL, "'\\u0061'", "legend { 'a' = wall '\\u0061' = exit }");
    assertEquals(List.of("name.duplicate:a"), issues(parse("level a uses mini { goal exit } level a uses mini { goal exit }")));
  }

  @Test
  void symbolsAreOneVisibleCharacter() {
    finds(IssueCodes.BAD_SYMBOL, "'ab'", "legend { 'ab' = wall }");
    finds(IssueCodes.BAD_SYMBOL, "''", "legend { '' = wall }");
    finds(IssueCodes.BAD_SYMBOL, "' '", "legend { ' ' = wall }");
    finds(IssueCodes.BAD_SYMBOL, "'\\t'", "legend { '\\t' = wall }");
    assertEquals(List.of(), issues("legend { '🐉' = wall '\\ud83d\\udc09' = empty }").stream()
        .filter(i -> !i.startsWith(IssueCodes.DUPLICATE_SYMBOL)).toList());
  }

  @Test
  void unknownSymbolIsMarkedAtItsCharacter() {
    LevelFileResult result = level("map " + Q + "\n  ###\n  #?#\n  " + Q);
    LevelIssue issue = only(result);
    assertEquals(IssueCodes.UNKNOWN_SYMBOL, issue.code());
    assertEquals("?", covered(result, issue));
    assertEquals(List.of("?"), issue.data());
    assertEquals(4, issue.line());
    assertEquals(4, issue.column());
  }

  @Test
  void runsOfAnUnknownSymbolAreOneIssue() {
    assertEquals(List.of("map.unknownSymbol:??", "map.unknownSymbol:🐉🐉", "map.unknownSymbol:?"),
        issues("map " + Q + "\n??🐉🐉#?\n" + Q));
  }

  @Test
  void aMissingLegendEntryDoesNotFloodTheList() {
    String row = "?#".repeat(500) + "\n";
    LevelFileResult result = level("map " + Q + "\n" + row.repeat(50) + Q);
    List<LevelIssue> issues = result.issues().stream().filter(i -> !i.code().equals("mini.noGoal")).toList();
    assertEquals(101, issues.size());
    assertEquals(IssueCodes.MORE, issues.getLast().code());
    assertTrue(issues.getLast().message().contains("24900 more"), issues.getLast().message());
  }

  @Test
  void manyUnknownSymbolsAreCutAtAThousand() {
    StringBuilder rows = new StringBuilder();
    for (int i = 0; i < 50; i++) {
      for (int symbol = 0x4e00; symbol < 0x4e00 + 50; symbol++) {
        rows.appendCodePoint(symbol);
      }
      rows.append('\n');
    }
    LevelFileResult result = level("map " + Q + "\n" + rows + Q);
    assertEquals(1001, result.issues().size());
  }

  @Test
  void tabsAndNulsInAMapAreMarkedAndIndentationWithTabsIsNot() {
    finds(IssueCodes.CONTROL_CHARACTER, "\t", "map " + Q + "\n#\t#\n" + Q);
    finds(IssueCodes.CONTROL_CHARACTER, "\0\0", "map " + Q + "\n#\0\0#\n" + Q);
    finds(IssueCodes.CONTROL_CHARACTER, "\u200b", "map " + Q + "\n#\u200b#\n" + Q);
    assertEquals(List.of(), issues("map " + Q + "\n\t#\n\t#\n\t" + Q));
    finds(IssueCodes.MIXED_INDENTATION, Q, "map " + Q + "\n\t#\n #\n " + Q);
  }

  @Test
  void rowsBeginOnANewLine() {
    finds(IssueCodes.NO_LINE_BREAK, Q, "map " + Q + "###\n###\n" + Q);
  }

  @Test
  void hugeMapsAreRemarkedOrRefused() {
    LevelFileResult large = level("map " + Q + "\n" + "#".repeat(4_000_001) + "\n" + Q);
    assertEquals(IssueCodes.LARGE_MAP, only(large).code());
    LevelFileResult tooLarge = level("map " + Q + "\n" + "#".repeat(100_000) + "\n#".repeat(600) + "\n" + Q);
    assertEquals(IssueCodes.TOO_LARGE_MAP, only(tooLarge).code());
    assertTrue(tooLarge.levels().getFirst().definition().bounds().isEmpty());
  }

  @Test
  void theRulesAreAskedAndTheirProblemsArePlaced() {
    LevelFileResult result = level("map " + Q + "\n@#\n" + Q + "\nplace player at (4, 4)\ngoal exit\nconfig { player_health = 501 }");
    assertEquals(List.of("mini.secondPlayer:(4, 4)", "mini.healthy:player_health = 501"), issues(result));
    assertEquals(List.of("mini.secondPlayer:@"), issues(level("map " + Q + "\n@@\n" + Q)));
    assertEquals("t", covered(level(""), level("").issues().getFirst()));
  }

  @Test
  void theRulesAreNotAskedAboutABrokenLevel() {
    LevelFileResult result = parse("level a uses mini { place dragon at (1, 1) }  level b uses mini { }");
    assertEquals(List.of(IssueCodes.UNKNOWN_KIND, "mini.noGoal"), result.issues().stream().map(LevelIssue::code).toList());
  }

  @Test
  void rulesThatFailAreReportedAndNothingElse() {
    LevelFileResult result = parse("level crash uses mini { goal exit }");
    assertEquals(IssueCodes.RULESET_FAILED, only(result).code());
    assertFalse(result.hasErrors(), "a mistake of the rules is none of the level");
    assertEquals("mini", covered(result, only(result)));
  }
}
