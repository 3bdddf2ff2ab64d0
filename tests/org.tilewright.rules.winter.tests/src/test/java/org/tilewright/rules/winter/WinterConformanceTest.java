package org.tilewright.rules.winter;

import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.tilewright.testsupport.RulesetConformance;

/** The promises that every ruleset makes, held on boards for 2, 3 and 4 players. */
class WinterConformanceTest {

  @TestFactory
  Stream<DynamicTest> boardsKeepThePromisesOfARuleset() {
    return LongStream.of(1, 2, -9).boxed().flatMap(seed -> Stream.of(2, 3, 4).flatMap(players ->
        new RulesetConformance(WinterLanguage.RULES, WinterLanguage.generated(players, seed, true), seed, 80).tests()));
  }
}
