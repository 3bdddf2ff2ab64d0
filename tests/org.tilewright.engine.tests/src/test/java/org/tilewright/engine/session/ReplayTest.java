package org.tilewright.engine.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.text.TextFormatException;

class ReplayTest {

  private static final String MAP = "#@.X#";
  private static final LevelDefinition LEVEL = Games.level(MAP);
  private static final String BY_HAND = """
      tilewright-replay 1
      ruleset walk
      level sketch "levels/sketch.level"
      seed -3

      // two steps to the right
      - move right
      - move right
      """;

  private static String won() {
    return Games.played(MAP, "move right", "move right").replay().format();
  }

  private static ReplayResult.Difference difference(String replay, LevelDefinition level) throws TextFormatException {
    return Replay.parse(replay).verify(Games.RULES, level).difference().orElseThrow();
  }

  @Test
  void aRecordedGameRepeats() throws TextFormatException {
    ReplayResult result = Replay.parse(won()).verify(Games.RULES, LEVEL);

    assertTrue(result.matches());
    assertEquals("won: exit", result.session().orElseThrow().outcome().text());
    assertEquals(won(), result.session().orElseThrow().replay().format());
  }

  @Test
  void theTextNamesLevelSeedOutcomeAndHashes() {
    List<String> lines = won().lines().toList();

    assertEquals(List.of("tilewright-replay 1", "ruleset walk", "level sketch", "seed 5", "outcome won: exit"),
        lines.subList(0, 5));
    assertTrue(lines.get(5).matches("start [0-9a-f]{16}"));
    assertTrue(lines.get(6).matches("[0-9a-f]{16} move right"));
    assertEquals(8, lines.size());
  }

  @Test
  void aReplayMayBeWrittenByHandWithoutHashes() throws TextFormatException {
    Replay replay = Replay.parse(BY_HAND);

    assertEquals("levels/sketch.level", replay.levelFile());
    assertEquals(-3, replay.seed());
    assertEquals(OptionalLong.empty(), replay.start());
    assertTrue(replay.verify(Games.RULES, LEVEL).matches());
    assertEquals(replay, Replay.parse(replay.format()));
  }

  @Test
  void theFirstDifferingTurnIsNamed() throws TextFormatException {
    String second = won().lines().toList().get(7);
    ReplayResult.Difference other = difference(won().replace(second, "0123456789abcdef move right"), LEVEL);

    assertEquals(ReplayResult.Kind.STATE, other.kind());
    assertEquals(2, other.turn());
    assertEquals("turn 2 (move right): The command leads to another state (" + second.substring(0, 16)
        + ") than recorded (0123456789abcdef).", other.text());
  }

  @Test
  void aRefusedCommandIsNamed() throws TextFormatException {
    assertEquals("turn 2 (move right): The command is refused: There is a wall at (3, 0).",
        difference(BY_HAND, Games.level("#@.#")).text());
    assertEquals("turn 1 (fly): The command is refused: Expected 'move up', 'move down', 'move left' or 'move right'.",
        difference(BY_HAND.replace("- move right", "- fly"), LEVEL).text());
  }

  @Test
  void anotherOutcomeIsNamed() throws TextFormatException {
    assertEquals("turn 2: The outcome is 'ongoing', but it should be 'won: exit'.",
        difference(BY_HAND.replace("seed -3", "seed -3\noutcome won: exit"), Games.level("@..X")).text());
  }

  @Test
  void aChangedLevelOrGameIsNoticedAtTheStart() throws TextFormatException {
    assertTrue(difference(won(), Games.level("#@.X##")).text().startsWith("start: The level begins in another state"));
    assertEquals("start: The replay is made for the ruleset 'chess', not for 'walk'.",
        difference(BY_HAND.replace("walk", "chess"), LEVEL).text());
    assertEquals("start: The level cannot be played: The level has no walker. Place one.",
        difference(BY_HAND, Games.level("X")).text());
  }

  static Stream<Arguments> mistakes() {
    return Stream.of(Arguments.of("replay 1", "replay 7", 1,
        "Version 7 of tilewright-replay is not known here; this program reads version 1."),
        Arguments.of("ruleset walk", "ruleset", 2, "Expected the id of a ruleset here."),
        Arguments.of("level sketch", "level sketch x", 3, "Expected a text in \" here."),
        Arguments.of("seed -3", "seed x", 4, "Expected a whole number for the seed here."),
        Arguments.of("seed -3", "seed 99999999999999999999", 4, "The number is too large for the seed."),
        Arguments.of("seed -3", "seed -3\noutcome", 5, "Expected an outcome, such as 'ongoing'."),
        Arguments.of("seed -3", "seed -3\nstart 12", 5,
            "'12' is no hash of a state: that has 16 hexadecimal digits."),
        Arguments.of("- move right", "move right", 7, "'move' is no hash of a state: that has 16 hexadecimal digits."),
        Arguments.of("- move right", "-", 7,
            "Expected the hash of a state, or '-', then a blank and a command; found '-'."));
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void aMistakeIsReportedWithItsLine(String right, String wrong, int line, String reason) {
    TextFormatException mistake = assertThrows(TextFormatException.class,
        () -> Replay.parse(BY_HAND.replaceFirst(right, wrong)));

    assertEquals(line + ": " + reason, mistake.line() + ": " + mistake.reason());
  }

  @Test
  void binaryRubbishIsReported() {
    assertThrows(TextFormatException.class, () -> Replay.parse("\0\1\2PK\3\4\n\uFFFD"));
    assertThrows(IllegalArgumentException.class, () -> Replay.Step.of("two\nlines"));
  }
}
