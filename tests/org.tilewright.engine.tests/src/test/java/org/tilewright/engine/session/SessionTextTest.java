package org.tilewright.engine.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.text.TextFormatException;

class SessionTextTest {

  private static Session game() {
    Session session = Games.played("#@..X#", "move right", "move up", "move right");
    session.undo();
    return session;
  }

  @Test
  void aSavedGameComesBackWithItsUndoneMoves() throws TextFormatException {
    Session loaded = SessionText.load(SessionText.save(game()), Games.INSTALLED);

    assertEquals(2, loaded.ply());
    assertEquals(3, loaded.length());
    assertEquals(5, loaded.seed());
    assertEquals(game().state(), loaded.state());
    assertEquals(game().level(), loaded.level());
    assertTrue(loaded.redo());
  }

  @Test
  void theLevelIsSavedWithTheGame() {
    List<String> lines = SessionText.save(game()).lines().toList();

    assertEquals(List.of("tilewright-session 1", "seed 5", "ply 2", "tilewright-level 1"), lines.subList(0, 4));
    assertTrue(lines.contains("  |wW..ew|"), () -> String.join("\n", lines));
  }

  static Stream<Arguments> mistakes() {
    return Stream.of(Arguments.of("ply 2", "ply 4", "The game has 3 commands, so it cannot stand after command 4."),
        Arguments.of("move up", "move left move", "The command 'move left move' is refused:"),
        Arguments.of("move up", "move down", "The game does not go as it went when it was saved: the state after command 2"),
        Arguments.of("start ........", "start 00000000", "The game does not go as it went when it was saved"),
        Arguments.of("\\|\\nend", "|",
            "A line of a level begins with info, config, kind, place, map, goal or end."),
        Arguments.of("ruleset walk", "ruleset chess", "The ruleset 'chess' is not installed."),
        Arguments.of("= walker", "= wall", "The level cannot be played: The level has no walker. Place one."));
  }

  @ParameterizedTest
  @MethodSource("mistakes")
  void aMistakeIsReported(String right, String wrong, String reason) {
    String saved = SessionText.save(game()).replaceFirst(right, wrong);

    TextFormatException mistake = assertThrows(TextFormatException.class, () -> SessionText.load(saved, Games.INSTALLED));

    assertTrue(mistake.reason().startsWith(reason), mistake.getMessage());
    assertTrue(mistake.line() > 1 && mistake.line() <= saved.lines().count(), mistake.getMessage());
  }

  @Test
  void anEmptyOrForeignFileIsReported() {
    assertThrows(TextFormatException.class, () -> SessionText.load("", Games.INSTALLED));
    assertThrows(TextFormatException.class,
        () -> SessionText.load(game().replay().format(), new Rulesets(List.of())));
  }
}
