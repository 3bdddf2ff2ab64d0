package org.tilewright.lang.library;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.Rulesets;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.testing.MiniLanguage;
import org.tilewright.lang.testing.MiniRuleset;
import org.tilewright.model.level.Level;
import org.tilewright.model.level.RulesetLibrary;

class LibrariesTest {

  private static RulesetLibrary libraryOf(LevelFileResult file) {
    return ((Level) file.file().orElseThrow().getElements().getFirst()).getRuleset();
  }

  @Test
  void aLibraryIsReadOnceWhenItIsFirstUsed() {
    MiniRuleset ruleset = new MiniRuleset();
    LevelLanguage language = new LevelLanguage(new Rulesets(List.of(ruleset)));
    language.parse("", "a.level");
    assertEquals(0, ruleset.libraryRequests());
    LevelFileResult first = language.parse("level a uses mini { goal exit }", "a.level");
    LevelFileResult second = language.parse("level b uses mini { goal exit }", "b.level");
    assertEquals(1, ruleset.libraryRequests());
    assertSame(libraryOf(first), libraryOf(second));
  }

  @Test
  void languagesWithDifferentRulesetsLiveSideBySide() {
    LevelLanguage none = new LevelLanguage(new Rulesets(List.of()));
    String text = "level a uses mini { goal exit }";
    assertTrue(none.parse(text, "a.level").hasErrors());
    assertEquals(List.of(), MiniLanguage.parse(text).issues());
  }

  @Test
  void aLibraryInTheSameFileComesBeforeTheInstalledOne() {
    LevelFileResult file = MiniLanguage.parse("level a uses mini { place dragon at (1, 1) goal fly } ruleset mini { kind dragon goal fly }");
    assertEquals(List.of(), file.issues());
    assertNotSame(libraryOf(file), libraryOf(MiniLanguage.parse("level a uses mini { goal exit }")));
  }

  @Test
  void theLibrariesOfAllInstalledRulesetsAreWithoutMistakes() throws IOException {
    Rulesets rulesets = Rulesets.onClassPath(LibrariesTest.class.getClassLoader());
    LevelLanguage language = new LevelLanguage(rulesets);
    for (Ruleset ruleset : rulesets.all()) {
      if (ruleset.library().isPresent()) {
        try (InputStream in = ruleset.library().get().openStream()) {
          LevelFileResult file = language.parse(new String(in.readAllBytes(), StandardCharsets.UTF_8), ruleset.id() + ".ruleset");
          assertEquals(List.of(), file.issues(), ruleset.id());
        }
      }
    }
  }
}
