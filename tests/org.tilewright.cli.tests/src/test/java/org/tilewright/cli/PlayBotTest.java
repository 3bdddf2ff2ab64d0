package org.tilewright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tilewright.formats.json.JsonParser;
import org.tilewright.formats.json.JsonSyntaxException;
import org.tilewright.formats.json.JsonValue;
import org.tilewright.formats.json.JsonValue.JsonArray;
import org.tilewright.formats.json.JsonValue.JsonObject;

class PlayBotTest {

  @TempDir
  private Path folder;
  private String level;

  @BeforeEach
  void writeLevel() throws IOException {
    level = Files.writeString(folder.resolve("a.level"), """
        level first uses dungeon {
          map \"""
            ######
            #@...#
            #.##.#
            #...X#
            ######
            \"""
          goal exit
        }
        """).toString();
  }

  @Test
  void manyGamesAreListedAndSummedUp() {
    CommandLineRun run = CommandLineRun.of("play", level, "--bot", "random", "--games", "5", "--seed", "7");
    assertEquals(0, run.exitCode(), run.err());
    assertEquals(6, run.out().lines().count(), run.out());
    assertTrue(run.out().startsWith("game 1 · seed 7 · won: "), run.out());
    assertTrue(run.out().contains("\n5 games · 5 won, 0 lost, 0 drawn, 0 undecided · turns "), run.out());
  }

  @Test
  void jsonHasEveryGameAndTheSummary() throws JsonSyntaxException {
    CommandLineRun run = CommandLineRun.of("play", level, "--bot", "greedy", "--games", "4", "--seed", "7", "--json");
    JsonObject result = (JsonObject) JsonParser.parse(run.out()).root();
    JsonArray games = (JsonArray) result.get("games").orElseThrow();
    assertEquals(4, games.items().size());
    JsonObject first = (JsonObject) games.items().getFirst();
    assertEquals(new JsonValue.JsonNumber(7), first.get("seed").orElseThrow());
    assertEquals(new JsonValue.JsonString("won"), first.get("result").orElseThrow());
    JsonObject summary = (JsonObject) result.get("summary").orElseThrow();
    assertEquals(new JsonValue.JsonNumber(4), summary.get("won").orElseThrow());
    assertTrue(summary.get("turns").isPresent());
  }

  @Test
  void theSameSeedGivesTheSameOutputAndAnotherSeedAnother() {
    String[] args = {"play", level, "--bot", "random", "--games", "20", "--seed", "3", "--json"};
    String first = CommandLineRun.of(args).out();
    assertEquals(first, CommandLineRun.of(args).out());
    assertNotEquals(first, CommandLineRun.of("play", level, "--bot", "random", "--games", "20", "--seed", "4", "--json").out());
  }

  @Test
  void oneGameIsPlayedAsUsualAndEqualsTheFirstOfMany() {
    CommandLineRun one = CommandLineRun.of("play", level, "--bot", "greedy", "--games", "1", "--trace", "--seed", "3");
    assertTrue(one.out().contains("\n> move "), one.out());
    long commands = one.out().lines().filter(line -> line.startsWith("> ")).count();
    CommandLineRun many = CommandLineRun.of("play", level, "--bot", "greedy", "--games", "2", "--seed", "3");
    assertTrue(many.out().lines().findFirst().orElseThrow().endsWith(", " + commands + " commands"), many.out() + one.out());
    CommandLineRun json = CommandLineRun.of("play", level, "--bot", "greedy", "--seed", "3", "--json");
    assertTrue(json.out().contains("\"summary\": "), json.out());
    assertTrue(json.out().contains("\"state\": "), json.out());
  }

  @Test
  void theGreedyBotIsQuickerThanTheRandomOne() throws JsonSyntaxException {
    assertTrue(meanTurns("greedy") < meanTurns("random") / 2);
  }

  private double meanTurns(String bot) throws JsonSyntaxException {
    CommandLineRun run = CommandLineRun.of("play", level, "--bot", bot, "--games", "50", "--json");
    JsonObject summary = (JsonObject) ((JsonObject) JsonParser.parse(run.out()).root()).get("summary").orElseThrow();
    JsonObject turns = (JsonObject) summary.get("turns").orElseThrow();
    return ((JsonValue.JsonNumber) turns.get("mean").orElseThrow()).decimal().orElseThrow().doubleValue();
  }

  @Test
  void aBotGoesOnFromGivenCommands() {
    CommandLineRun run = CommandLineRun.withInput("move right\nmove right\n", "play", level, "--bot", "greedy", "--commands", "-",
        "--trace");
    assertTrue(run.out().lines().filter(line -> line.startsWith("> ")).limit(2).allMatch("> move right"::equals), run.out());
    assertTrue(run.out().contains("· won: "), run.out());
  }

  @Test
  void aGameIsGivenUpAfterTheGivenNumberOfCommands() {
    CommandLineRun run = CommandLineRun.of("play", level, "--bot", "random", "--games", "3", "--max-commands", "2");
    assertTrue(run.out().contains(" · undecided: given up · 2 turns, 2 commands"), run.out());
    CommandLineRun one = CommandLineRun.of("play", level, "--bot", "random", "--max-commands", "2");
    assertTrue(one.out().startsWith("turn 2 · ongoing"), one.out());
  }

  @Test
  void wrongUsageIsExplained() {
    assertRefused("error: There is no bot 'clever'; there are random, greedy.", "--bot", "clever");
    assertRefused("error: The game has 1 player, but --bot names 2 bots. Name one for all, or one for each.", "--bot",
        "random,greedy");
    assertRefused("error: --games must be at least 1, not 0.", "--bot", "random", "--games", "0");
    assertRefused("error: --games needs --bot, which says who plays: random, greedy.", "--games", "2");
    assertRefused("error: --trace goes with one game, not with 2.", "--bot", "random", "--games", "2", "--trace");
    assertRefused("error: --max-commands must be at least 1, not -1.", "--bot", "random", "--max-commands", "-1");
  }

  private void assertRefused(String message, String... options) {
    String[] args = new String[options.length + 2];
    args[0] = "play";
    args[1] = level;
    System.arraycopy(options, 0, args, 2, options.length);
    CommandLineRun run = CommandLineRun.of(args);
    assertEquals(2, run.exitCode(), run.err());
    assertEquals(message, run.err().strip());
    assertFalse(run.err().contains("Exception"), run.err());
  }
}
