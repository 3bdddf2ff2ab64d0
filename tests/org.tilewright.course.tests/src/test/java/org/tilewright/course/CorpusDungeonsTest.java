package org.tilewright.course;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dungeonmania.DungeonManiaController;
import dungeonmania.util.FileLoader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tilewright.course.trace.Corpus;

/**
 * Every real dungeon is played at random with real configurations, and stays consistent.
 *
 * <p>The corpus does not say which configuration was made for which dungeon, and the interface lets any two be played
 * together; so every configuration is in reach of every dungeon. The environment variable {@value #CONFIGS} says how
 * many of them each dungeon is played with, {@code all} for all of them; ordinarily one, another one for each
 * dungeon, so that every configuration is played with several dungeons.
 */
class CorpusDungeonsTest {

  private static final String CONFIGS = "TILEWRIGHT_CORPUS_CONFIGS";
  private static final int CALLS = 200;

  @TempDir
  private Path saves;

  @BeforeEach
  void keepSavedGamesApart() {
    System.setProperty(CourseSettings.SAVES, saves.toString());
    System.setProperty(CourseSettings.SEED, "7");
  }

  @AfterEach
  void forgetSettings() {
    System.clearProperty(CourseSettings.SAVES);
    System.clearProperty(CourseSettings.SEED);
  }

  @Test
  void allDungeonsSurviveRandomCalls() throws IOException {
    Path corpus = Corpus.folder().resolve("dungeonmania");
    assumeTrue(Files.isDirectory(corpus.resolve("dungeons")), "no corpus at " + corpus);
    try (CourseFiles files = new CourseFiles(corpus)) {
      List<String> dungeons = DungeonManiaController.dungeons();
      Map<String, JsonObject> configs = new TreeMap<>();
      for (String config : DungeonManiaController.configs()) {
        configs.put(config, json("/configs/" + config));
      }
      List<String> names = List.copyOf(configs.keySet());
      int each = configsForEach(names.size());
      long games = 0;
      long calls = 0;
      long loads = 0;
      long rewinds = 0;
      for (int d = 0; d < dungeons.size(); d++) {
        JsonObject dungeon = json("/dungeons/" + dungeons.get(d));
        for (int c = 0; c < each; c++) {
          String config = names.get((d + c) % names.size());
          RandomGame game = new RandomGame(dungeons.get(d), config, dungeon, configs.get(config), 1_000L * d + c);
          game.play(CALLS);
          games++;
          calls += game.calls();
          loads += game.loads();
          rewinds += game.rewinds();
        }
      }
      System.out.printf("%,d games in %,d dungeons with %d of %d configurations each: %,d calls, %,d games saved and "
          + "loaded, %,d travels through time%n", games, dungeons.size(), each, names.size(), calls, loads, rewinds);
      assertTrue(loads > 0 && rewinds > 0);
      files.config("unused", "{}");
    }
  }

  private static int configsForEach(int all) {
    String asked = Optional.ofNullable(System.getenv(CONFIGS)).orElse("1");
    return asked.equals("all") ? all : Math.min(all, Integer.parseInt(asked));
  }

  private static JsonObject json(String name) throws IOException {
    JsonElement json = JsonParser.parseString(FileLoader.loadResourceFile(name + ".json"));
    return json.getAsJsonObject();
  }
}
