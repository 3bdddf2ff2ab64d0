package org.tilewright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A running game as a file, and what is told of its pieces and commands. */
class PositionTest {

  private static final String GAME = "MMMMM\nM 9 M\nM   M\nM   M\nMMMMM\n\nT,3,1,9,3,1\nS,1,1,9,2,1";

  @TempDir
  private Path folder;

  @BeforeEach
  void writeGame() throws IOException {
    Files.writeString(folder.resolve("b.txt"), GAME);
    Files.writeString(folder.resolve("moves"), "move 3,1 to 3,3\nend turn\n");
    Files.writeString(folder.resolve("half"), "move 3,1 to 3,3\n");
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private CommandLineRun play(String... more) {
    String[] args = new String[more.length + 2];
    args[0] = "play";
    args[1] = path("b.txt");
    System.arraycopy(more, 0, args, 2, more.length);
    return CommandLineRun.of(args);
  }

  @Test
  void aGameIsSavedAsTheOriginalsFileAndGoesOnFromThere() throws IOException {
    CommandLineRun saved = play("--commands", path("moves"), "--save", path("s.txt"));
    assertEquals(0, saved.exitCode(), saved.err());
    String text = Files.readString(folder.resolve("s.txt"));
    assertTrue(text.contains("\n\nT,3,3,"), text);
    CommandLineRun exported = CommandLineRun.of("export", path("b.txt"), "--commands", path("moves"), "--to", "breach-text", "-o", "-");
    assertEquals(0, exported.exitCode(), exported.err());
    assertEquals(text, exported.out());
    CommandLineRun again = CommandLineRun.of("play", path("s.txt"));
    assertEquals(boardAndUnits(saved.out()), boardAndUnits(again.out()));
  }

  private static String boardAndUnits(String state) {
    return state.substring(state.indexOf("MMMMM"));
  }

  @Test
  void aGameIsSavedAsALevelToo() throws IOException {
    assertEquals(0, play("--commands", path("moves"), "--save", path("s.level")).exitCode());
    CommandLineRun again = CommandLineRun.of("play", path("s.level"));
    assertEquals(0, again.exitCode(), again.err());
    assertEquals(boardAndUnits(play("--commands", path("moves")).out()), boardAndUnits(again.out()));
  }

  @Test
  void whereTheRulesAllowNoSavingNowTheySayWhenTheyDo() {
    for (CommandLineRun run : new CommandLineRun[] {play("--commands", path("half"), "--save", path("s.txt")),
        CommandLineRun.of("export", path("b.txt"), "--commands", path("half"), "-o", path("s.txt"))}) {
      assertEquals(1, run.exitCode());
      assertEquals("error: Cannot Save! You can only save at the beginning of your turn! [save.notNow]\n", run.err());
      assertTrue(Files.notExists(folder.resolve("s.txt")));
    }
  }

  @Test
  void gamesWhosePositionsAreNoLevelsSaySo() {
    assertEquals(0, CommandLineRun.of("maze", "--width", "9", "--height", "9", "-o", path("m.level")).exitCode());
    CommandLineRun run = CommandLineRun.of("play", path("m.level"), "--save", path("s.level"));
    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains("is more than a level can say"), run.err());
    assertTrue(Files.notExists(folder.resolve("s.level")));
  }

  @Test
  void theGameIsNotSavedOverWhatIsRead() throws IOException {
    assertEquals(2, play("--save", path("b.txt")).exitCode());
    assertEquals(2, play("--commands", path("moves"), "--save", path("moves")).exitCode());
    assertEquals(2, play("--save", "-").exitCode());
    assertEquals(2, play("--save", path("s.txt"), "--bot", "random", "--games", "2").exitCode());
    assertEquals(GAME, Files.readString(folder.resolve("b.txt")));
  }

  @Test
  void theTextBoardHasALegendOfNumbers() {
    CommandLineRun run = play();
    assertTrue(run.out().contains("Pieces\n  (2, 1) Building, health 9\n  (1, 3) Tank Mech, health 9, damage 1\n"), run.out());
    assertTrue(run.out().contains("  Tank Mech | (1, 3) | 9 | 1\n"), "one order of coordinates: " + run.out());
  }

  @Test
  void numbersOfKeysStandInTheLegend() throws IOException {
    Files.writeString(folder.resolve("k.level"), """
        level k uses dungeon {
          legend { 'k' = key(key: 7) 'D' = door(key: 7) }
          map \"""
            @kDX
          \"""
          goal exit
        }
        """);
    String out = CommandLineRun.of("play", path("k.level")).out();
    assertTrue(out.contains(") Key [7]\n"), out);
    assertTrue(out.contains(") Door [7]\n"), out);
  }

  @Test
  void jsonHasBadgesAndLabelsOfPieces() {
    String out = play("--json").out();
    assertTrue(out.contains("\"x\": 2, \"y\": 1, \"layer\": ") && out.contains("\"badge\": \"9\", \"label\": \"Building, health 9\""), out);
  }

  @Test
  void legalJsonHasSourceTargetAndRole() {
    String out = CommandLineRun.of("legal", path("b.txt"), "--json").out().replaceAll("\\s+", " ");
    assertTrue(out.contains("\"command\": \"move 3,1 to 3,3\", \"label\": \"Move Tank Mech to (3, 3)\", \"group\": \"Move\", "
        + "\"role\": \"move\", \"source\": {\"x\": 1, \"y\": 3}, \"target\": {\"x\": 3, \"y\": 3}"), out);
    assertTrue(out.contains("\"command\": \"end turn\"") && out.contains("\"role\": \"other\""), out);
  }
}
