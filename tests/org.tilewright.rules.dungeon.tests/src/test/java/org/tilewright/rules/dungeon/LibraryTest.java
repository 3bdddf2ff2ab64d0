package org.tilewright.rules.dungeon;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.tilewright.engine.level.LevelDefinition;

class LibraryTest {

  @Test
  void numbersOfKindsFollowTheConfiguration() {
    LevelDefinition level = DungeonLanguage.level("""
        level l uses dungeon {
          config { spider_health = 7 }
          goal exit
        }
        """);

    assertEquals(7, level.kind("spider").attributes().intValue("health", 0));
  }
}
