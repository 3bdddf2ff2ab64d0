package org.tilewright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tilewright.formats.json.JsonParser;
import org.tilewright.formats.json.JsonSyntaxException;

class PlayCommandTest {

  @TempDir
  private Path folder;
  private String level;

  @BeforeEach
  void writeLevel() throws IOException {
    level = Files.writeString(folder.resolve("a.level"), """
        level first uses dungeon {
          map \"""
            #####
            #@.X#
            #####
            \"""
          goal exit
        }
        level second uses dungeon {
          map \"""
            @$
            \"""
          goal treasure(1)
        }
        """).toString();
  }

  @Test
  void commandsLeadToAState() throws IOException {
    String commands = Files.writeString(folder.resolve("c.txt"), "\ufeff# two steps\r\nmove right\r\n\r\n  move right\r\n").toString();
    CommandLineRun run = CommandLineRun.of("play", level, "--commands", commands);
    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.out().startsWith("turn 2 · won"), run.out());
    assertTrue(run.out().contains("#..@#"), run.out());
    assertTrue(run.out().contains("[x] "), run.out());
  }

  @Test
  void traceShowsEveryState() {
    CommandLineRun run = CommandLineRun.withInput("move right\nmove left\n", "play", level, "--commands", "-", "--trace");
    assertEquals(0, run.exitCode());
    assertEquals(3, run.out().lines().filter(line -> line.startsWith("turn ")).count(), run.out());
    assertTrue(run.out().contains("> move right\n"), run.out());
  }

  @Test
  void anotherLevelOfTheFileIsChosenByName() {
    CommandLineRun run = CommandLineRun.withInput("move right\n", "play", level, "--level", "second", "--commands", "-");
    assertTrue(run.out().startsWith("turn 1 · won"), run.out() + run.err());
    CommandLineRun missing = CommandLineRun.of("play", level, "--level", "third");
    assertEquals(1, missing.exitCode());
    assertTrue(missing.err().contains("There is no level 'third'; the file has 'first', 'second'."), missing.err());
  }

  @Test
  void aRefusedCommandIsNamedWithItsLine() {
    CommandLineRun run = CommandLineRun.withInput("move right\nfly\nmove right\n", "play", level, "--commands", "-");
    assertEquals(1, run.exitCode());
    assertTrue(run.err().startsWith("standard input:2: error: "), run.err());
    assertTrue(run.out().startsWith("turn 1 · ongoing"), run.out());
  }

  @Test
  void jsonIsOneObject() throws JsonSyntaxException {
    CommandLineRun run = CommandLineRun.withInput("move right\nfly\n", "play", level, "--commands", "-", "--trace", "--json");
    JsonParser.parse(run.out());
    assertTrue(run.out().contains("\"refused\": {\"line\": 2, \"command\": \"fly\""), run.out());
    assertTrue(run.out().contains("\"kind\": \"player\", \"variant\": \"\", \"x\": 2, \"y\": 1"), run.out());
  }

  @Test
  void legalCommandsAreListed() {
    CommandLineRun run = CommandLineRun.of("legal", level);
    assertEquals(0, run.exitCode());
    assertTrue(run.out().lines().toList().contains("move right"), run.out());
    assertTrue(CommandLineRun.of("legal", level, "--json").out().contains("\"command\": \"move right\""));
  }

  @Test
  void aLevelWithErrorsIsNotPlayed() throws IOException {
    Path bad = Files.writeString(folder.resolve("bad.level"), "level a uses dungeon {\n  place nothing at (0, 0)\n}\n");
    CommandLineRun run = CommandLineRun.of("play", bad.toString());
    assertEquals(1, run.exitCode());
    assertTrue(run.all(folder).startsWith("bad.level:2:9: error: "), run.all(folder));
  }

  @Test
  void aReplayThatGoesOtherwiseNamesTheTurn() throws IOException {
    Path good = Files.writeString(folder.resolve("good.replay"), """
        tilewright-replay 1
        ruleset dungeon
        level first "a.level"
        seed 0
        outcome won: %s
        - move right
        - move right
        """.formatted(reasonOfWinning()));
    CommandLineRun run = CommandLineRun.of("replay", good.toString());
    assertEquals("good.replay: good, 2 turns\n", run.all(folder));
    assertEquals(0, run.exitCode());

    Path bad = Files.writeString(folder.resolve("bad.replay"), Files.readString(good).replaceFirst("- move right", "- fly"));
    Path broken = Files.writeString(folder.resolve("broken.replay"), "nonsense");
    CommandLineRun all = CommandLineRun.of("replay", good.toString(), bad.toString(), broken.toString());
    assertEquals(1, all.exitCode());
    assertTrue(all.all(folder).contains("bad.replay: error: turn 1 (fly): "), all.all(folder));
    assertTrue(all.all(folder).contains("broken.replay:1:"), all.all(folder));
  }

  private String reasonOfWinning() {
    String first = CommandLineRun.withInput("move right\nmove right\n", "play", level, "--commands", "-").out().lines().findFirst()
        .orElseThrow();
    return first.substring(first.indexOf("won: ") + 5);
  }
}
