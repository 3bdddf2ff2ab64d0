package org.tilewright.rules.dungeon;

import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.testsupport.RulesetConformance;

/** The promises that every ruleset makes, held by the dungeon on levels that bring most of its things into play. */
class DungeonConformanceTest {

  private static final String PUZZLE = """
      level puzzle "Puzzle" uses dungeon {
        map '''
          ###########
          #@.O._.^^w#
          #.k.D.$.s.#
          #P..O....P#
          #.b._.w.X.#
          ###########
        '''
        goal exit and (boulders or treasure)
      }
      """;

  private static final String FIGHT = """
      level fight "Fight" uses dungeon {
        config {
          player_health = 60
          spider_spawn_rate = 5
          zombie_spawn_rate = 7
          enemy_goal = 9
        }
        map '''
          ............
          .@.s.z.....$
          ...w^^^.M...
          .S....w...Z.
          ............
        '''
        goal enemies and treasure
      }
      """;

  @TestFactory
  Stream<DynamicTest> puzzlesKeepThePromisesOfARuleset() {
    return promises(PUZZLE);
  }

  @TestFactory
  Stream<DynamicTest> fightsKeepThePromisesOfARuleset() {
    return promises(FIGHT);
  }

  private static Stream<DynamicTest> promises(String text) {
    LevelDefinition level = DungeonLanguage.level(text.replace("'''", "\"\"\""));
    return LongStream.of(1, 2, -9).boxed()
        .flatMap(seed -> new RulesetConformance(DungeonLanguage.RULES, level, seed, 60).tests());
  }
}
