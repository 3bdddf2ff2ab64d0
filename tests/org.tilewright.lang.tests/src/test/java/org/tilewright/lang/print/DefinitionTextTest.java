package org.tilewright.lang.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.lang.DefinitionText;
import org.tilewright.lang.testing.MiniLanguage;

class DefinitionTextTest {

  private final DefinitionText writer = new DefinitionText(MiniLanguage.language());

  @Test
  void aLevelWrittenFromItsDefinitionIsTheSameLevel() {
    LevelDefinition level = MiniLanguage.parse("""
        level t "The Test" uses mini {
          about "Said to people."
          info { author = "me" }
          config { player_health = 7 }
          kind ogre extends goblin "Ogre" { health = 20  boss = true }
          kind ogre_king extends ogre "King" { mood = angry }
          legend { 'O' = ogre  'K' = wall + ogre_king }
          map at (2, -1) \"""
            #O#
            K.#
            \"""
          place door(key: 3) at (9, 9)
          place player at (5, 5)
          goal exit
        }
        """).levels().getFirst().definition();
    LevelDefinition again = MiniLanguage.parse(writer.of(level)).levels().getFirst().definition();
    assertEquals(level, again, writer.of(level));
  }

  @Test
  void whatTheLibrarySaysAnywayIsNotWritten() {
    LevelDefinition level = MiniLanguage.level("place player at (0, 0)\ngoal exit").levels().getFirst().definition();
    String text = writer.of(level);
    assertFalse(text.contains("config"), text);
    assertFalse(text.contains("kind "), text);
    assertEquals("level t uses mini {", text.lines().findFirst().orElseThrow());
  }

  @Test
  void aGameWithoutALibraryIsRefused() {
    LevelDefinition level = new LevelDefinition("t", "t", "walk", Attributes.NONE, Map.of(), List.of(), Optional.empty(),
        Attributes.NONE);
    assertThrows(IllegalArgumentException.class, () -> writer.of(level));
  }
}
