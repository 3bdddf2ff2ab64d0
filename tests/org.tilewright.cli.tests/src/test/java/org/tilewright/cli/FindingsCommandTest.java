package org.tilewright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.formats.json.JsonParser;
import org.tilewright.formats.json.JsonSyntaxException;

/** What is found in a level is said, and keeps nobody from doing something with the level. */
class FindingsCommandTest {

  private static final String NO_EXIT = """
      {
        "entities": [{"type": "player", "x": 1, "y": 1}],
        "goal-condition": {"goal": "exit"}
      }
      """;
  private static final String ENEMY = NO_EXIT.replace("exit", "enemies");

  @TempDir
  private Path folder;

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private String path(String name) {
    return folder.resolve(name).toString();
  }

  private static CommandLineRun good(String... arguments) {
    CommandLineRun run = CommandLineRun.of(arguments);
    assertEquals(0, run.exitCode(), () -> run.out() + run.err());
    return run;
  }

  @Test
  void whatWasImportedIsWrittenBackAndPlayed() throws IOException, JsonSyntaxException {
    Path json = file("noexit.json", NO_EXIT);
    good("import", json.toString(), "-o", path("n.level"));
    assertTrue(good("validate", path("n.level")).out().contains("warning: "));
    CommandLineRun export = good("export", path("n.level"), "--to", "course-json", "-o", path("back.json"));
    assertTrue(export.err().contains("[dungeon.impossibleGoal]"), export.err());
    assertEquals(JsonParser.parse(NO_EXIT).root(), JsonParser.parse(Files.readString(folder.resolve("back.json"))).root());
    good("render", path("n.level"), "-o", path("n.png"));
    for (Path level : new Path[] {json, folder.resolve("n.level")}) {
      CommandLineRun play = good("play", level.toString(), "--bot", "greedy", "--max-commands", "3");
      assertTrue(play.out().contains("ongoing"), play.out());
      assertTrue(play.err().contains("warning: The goal asks for an exit"), play.err());
      assertEquals(4, good("legal", level.toString()).out().lines().count());
    }
  }

  @Test
  void findingsStayOutOfTheAnswer() throws IOException, JsonSyntaxException {
    CommandLineRun run = good("play", "--json", file("noexit.json", NO_EXIT).toString());
    JsonParser.parse(run.out());
    assertFalse(run.out().contains("impossibleGoal"), run.out());
  }

  @Test
  void manyFindingsAreAFewLines() throws IOException {
    Path level = file("a.level", "level a uses dungeon {\n  map \"\"\"\n    @PPPPPPPP\n    \"\"\"\n}\n");
    assertEquals(4, good("play", level.toString()).err().lines().count());
  }

  @Test
  void aLevelWithoutAPlayerIsShownAndNothingIsLegalInIt() throws IOException {
    Path level = file("a.level", "level a uses dungeon {\n  map \"\"\"\n    #.X\n    \"\"\"\n  goal exit\n}\n");
    assertTrue(good("play", level.toString()).err().contains("[dungeon.noPlayer]"));
    assertEquals("", good("legal", level.toString()).out());
    good("render", level.toString(), "-o", path("a.png"));
    good("export", level.toString(), "-o", path("a.json"));
  }

  @Test
  void whatTheRulesCannotBeginIsDrawnAndExportedButNotPlayed() throws IOException {
    Path level = file("b.level", "level b uses breach {\n  map \"\"\"\n    9TS.\n    \"\"\"\n  place firefly at (9, 9)\n}\n");
    CommandLineRun play = CommandLineRun.of("play", level.toString());
    assertEquals(1, play.exitCode());
    assertTrue(play.err().contains("[breach.outside]"), play.err());
    good("render", level.toString(), "-o", path("b.png"));
  }

  @Test
  void anErrorOfTheLanguageIsNamedWithItsPlace() throws IOException {
    Path level = file("a.level", "level a uses dungeon {\n  place dragon at (1, 1)\n}\nlevel b uses dungeon {\n  place player at (1, 1)\n}\n");
    for (String[] verb : new String[][] {{"play"}, {"legal"}, {"render", "-o", path("x.png")}, {"export", "-o", path("x.json")}}) {
      String[] all = new String[verb.length + 1];
      System.arraycopy(verb, 0, all, 0, verb.length);
      all[verb.length] = level.toString();
      CommandLineRun run = CommandLineRun.of(all);
      assertEquals(1, run.exitCode(), verb[0]);
      assertTrue(run.err().contains("a.level:2:9: error: "), run.err());
    }
    good("play", level.toString(), "--level", "b");
  }

  @Test
  void aConfigurationIsReadWhereItIsGiven() throws IOException {
    String dungeon = file("d.json", ENEMY).toString();
    String config = file("c.json", "{\"enemy_goal\": 2, \"spider_spawn_rate\": 0, \"zombie_spawn_rate\": 0, \"player_health\": 77}").toString();
    assertEquals("1 file: no problems\n", good("validate", dungeon).out());
    CommandLineRun judged = good("validate", dungeon, "--config", config);
    assertTrue(judged.out().contains("[dungeon.impossibleGoal]"), judged.out());
    String spawning = file("s.json", "{\"enemy_goal\": 2, \"spider_spawn_rate\": 3}").toString();
    assertEquals("1 file: no problems\n", good("validate", dungeon, "--config", spawning).out());
    assertTrue(good("play", dungeon, "--config", config).out().contains("Health: 77"));
    assertTrue(good("legal", dungeon, "--config", config).err().contains("[dungeon.impossibleGoal]"));
    good("render", dungeon, "--config", config, "-o", path("d.png"));
  }

  @Test
  void aConfigurationThatCannotBeReadIsRefused() throws IOException {
    String dungeon = file("d.json", ENEMY).toString();
    assertEquals(1, CommandLineRun.of("play", dungeon, "--config", path("no.json")).exitCode());
    CommandLineRun broken = CommandLineRun.of("validate", dungeon, "--config", file("c.json", "{").toString());
    assertEquals(1, broken.exitCode());
    assertTrue((broken.out() + broken.err()).contains("c.json:1:"), broken.out() + broken.err());
  }

  @ParameterizedTest
  @ValueSource(strings = {"validate", "play", "legal", "render"})
  void aConfigurationForALevelIsRefusedInWords(String verb) throws IOException {
    String level = file("a.level", "level a uses dungeon {\n  place player at (1, 1)\n}\n").toString();
    String config = file("c.json", "{}").toString();
    CommandLineRun run = verb.equals("render") ? CommandLineRun.of(verb, level, "--config", config, "-o", path("a.png"))
        : CommandLineRun.of(verb, level, "--config", config);
    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("--config goes with a dungeon of the course (JSON); a level has its configuration inside"), run.err());
  }

  @Test
  void aConfigurationForAnotherFormatIsRefusedInWords() throws IOException {
    String level = file("b.txt", "9 \n\nT,0,1,5,3,3").toString();
    String config = file("c.json", "{}").toString();
    for (CommandLineRun run : new CommandLineRun[] {CommandLineRun.of("play", level, "--config", config),
        CommandLineRun.of("import", level, "--config", config, "-o", path("b.level"))}) {
      assertEquals(2, run.exitCode(), run.err());
      assertTrue(run.err().contains("has no configuration"), run.err());
    }
  }
}
