package org.tilewright.lang;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.tilewright.lang.testing.MiniLanguage.parse;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.lang.validation.IssueCodes;
import org.tilewright.lang.validation.Issues;

/** What keeps a level from being played or written elsewhere, and what does not. */
class LevelFindingsTest {

  private static final String GOOD = "level good uses mini { goal exit }";

  private static LevelFindings findings(String text, String level) {
    LevelFileResult result = parse(text);
    return result.findings(result.level(level).orElseThrow());
  }

  private static List<String> codes(List<LevelIssue> issues) {
    return issues.stream().map(LevelIssue::code).toList();
  }

  @Test
  void aWarningKeepsNobodyFromPlaying() {
    LevelFindings findings = findings("level a uses mini { }", "a");
    assertTrue(findings.canBegin());
    assertEquals(List.of("mini.noGoal"), codes(findings.warnings()));
  }

  @Test
  void whatTheLanguageDoesNotKnowDoes() {
    LevelFindings findings = findings("level a uses mini { place dragon at (1, 1) }", "a");
    assertFalse(findings.canBegin());
    assertEquals(List.of(IssueCodes.UNKNOWN_KIND), codes(findings.obstacles()));
    assertEquals(List.of(IssueCodes.UNKNOWN_KIND), codes(findings.gaps()));
  }

  @Test
  void whatTheRulesCannotBeginIsUnderstoodAllTheSame() {
    LevelFindings findings = findings("level a uses mini { place player at (1, 1), (2, 1) goal exit }", "a");
    assertEquals(List.of("mini.secondPlayer"), codes(findings.obstacles()));
    assertEquals(List.of(), findings.gaps(), "it can be drawn and exported");
  }

  @Test
  void aValueThatIsOutOfRangeIsUnderstoodAsWritten() {
    LevelFindings findings = findings("level a uses mini { config { player_health = -5 } goal exit }", "a");
    assertEquals(List.of(IssueCodes.OUT_OF_RANGE), codes(findings.obstacles()));
    assertEquals(List.of(), findings.gaps());
  }

  @Test
  void anErrorInAnotherLevelIsNoneOfThisOne() {
    for (String bad : List.of("level bad uses mini { place dragon at (1, 1) }", "level bad uses mini { goal }",
        "level bad uses mini { place player at (1, 1), (2, 1) }", "level bad uses nothing { }")) {
      for (String between : List.of("\n", "", "// between\n")) {
        assertTrue(findings(bad + between + GOOD, "good").canBegin(), bad + " before");
        assertTrue(findings(GOOD + between + bad, "good").canBegin(), bad + " behind");
        assertFalse(findings(bad + between + GOOD, "bad").canBegin(), bad);
        assertFalse(findings(GOOD + between + bad, "bad").canBegin(), bad);
      }
    }
  }

  @Test
  void anErrorBehindAllThatIsShownCounts() {
    String many = "place dragon at (1, 1) ".repeat(Issues.MAX_ISSUES + 5);
    LevelFileResult result = parse("level bad uses mini { " + many + "}\nlevel late uses mini { place dragon at (1, 1) }\n" + GOOD);
    assertEquals(Issues.MAX_ISSUES + 1, result.issues().size());
    assertFalse(result.findings(result.level("late").orElseThrow()).canBegin());
    assertTrue(result.findings(result.level("good").orElseThrow()).canBegin());
  }
}
