package org.tilewright.rules.breach;

import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.testsupport.RulesetConformance;

/** The promises that every ruleset makes, held by this one. */
class BreachConformanceTest {

  private static final String LEVEL = """
      level skirmish "Skirmish" uses breach {
        map '''
          MMMMMMMMMM
          M..3...5.M
          M........M
          M...MM...M
          M....0...M
          M.9......M
          MMMMMMMMMM
          '''
        place tank_mech(health: 5, speed: 3, strength: 2) at (1, 4)
        place scorpion(health: 9, speed: 4, strength: 1) at (8, 1)
        place heal_mech(health: 4, speed: 2, strength: 2) at (5, 4)
        place firefly(health: 6, speed: 5, strength: 1) at (8, 5)
      }
      """;

  @TestFactory
  Stream<DynamicTest> keepsThePromisesOfARuleset() {
    LevelDefinition level = BreachLanguage.level(LEVEL.replace("'''", "\"\"\""));
    return LongStream.of(1, 2, 3, -9).boxed()
        .flatMap(seed -> new RulesetConformance(BreachLanguage.RULES, level, seed, 120).tests());
  }
}
