package org.tilewright.rules.dungeon.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.Command;
import org.tilewright.engine.GameState;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.rules.dungeon.DungeonLanguage;
import org.tilewright.rules.dungeon.core.DungeonState;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.IntSet;
import org.tilewright.rules.dungeon.core.Role;
import org.tilewright.rules.dungeon.core.World;
import org.tilewright.rules.dungeon.report.DungeonReport;
import org.tilewright.rules.dungeon.report.DungeonReport.BattleInfo;
import org.tilewright.rules.dungeon.report.DungeonReport.ItemInfo;
import org.tilewright.rules.dungeon.word.Person;
import org.tilewright.rules.dungeon.word.Solid;

/**
 * Plays every dungeon of the corpus with configurations of the corpus at random and looks for broken invariants. Which
 * configurations go with which dungeon is said nowhere, so all do: the environment variable {@value #CONFIGS} says with
 * how many of them each dungeon is played, {@code all} for all; ordinarily one, another one for each dungeon.
 */
class CorpusDungeonsTest {

  private static final String CONFIGS = "TILEWRIGHT_CORPUS_CONFIGS";
  private static final int COMMANDS = 200;
  private static final int CHECKED_EVERY = 9;

  @Test
  void everyDungeonSurvivesRandomPlay() throws IOException {
    Path folder = Corpus.folder().resolve("dungeonmania");
    assumeTrue(Files.isDirectory(folder), "no corpus at " + folder);
    List<LevelDefinition> configs = objects(folder.resolve("configs")).stream()
        .map(config -> DungeonLanguage.level(configuration(config))).toList();
    List<JsonObject> dungeons = objects(folder.resolve("dungeons")).stream()
        .filter(dungeon -> dungeon.get("entities") instanceof JsonArray).toList();
    int each = configsForEach(configs.size());
    long commands = 0;
    for (int i = 0; i < dungeons.size(); i++) {
      for (int c = 0; c < each; c++) {
        commands += play(new CourseLevel(configs.get((i + c) % configs.size())).level(dungeons.get(i)), i);
      }
    }
    System.out.printf("%,d dungeons played with %d of %d configurations each: %,d commands%n", dungeons.size(), each,
        configs.size(), commands);
    assertTrue(commands > 0);
  }

  private static int configsForEach(int all) {
    String asked = Optional.ofNullable(System.getenv(CONFIGS)).orElse("1");
    return asked.equals("all") ? all : Math.min(all, Integer.parseInt(asked));
  }

  /**
   * A level that sets every key of a configuration that the library knows. A spawn rate that is no whole number of
   * ticks, which one configuration has, means nothing and is left to the default, as the course's interface does.
   */
  private static String configuration(JsonObject config) {
    LevelDefinition known = DungeonLanguage.level("level known uses dungeon { goal exit }");
    return config.entrySet().stream()
        .filter(entry -> known.config().get(entry.getKey()).isPresent() && entry.getValue().isJsonPrimitive())
        .filter(entry -> !entry.getKey().endsWith("_spawn_rate") || entry.getValue().getAsDouble() % 1 == 0)
        .map(entry -> "    " + entry.getKey() + " = " + entry.getValue().getAsBigDecimal().toPlainString() + "\n")
        .collect(Collectors.joining("", "level configured uses dungeon {\n  config {\n", "  }\n  goal exit\n}\n"));
  }

  private static List<JsonObject> objects(Path folder) throws IOException {
    List<JsonObject> objects = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        parse(Files.readString(file)).ifPresent(objects::add);
      }
    }
    return objects;
  }

  private static Optional<JsonObject> parse(String text) {
    try {
      return Optional.of(JsonParser.parseString(text)).filter(JsonElement::isJsonObject)
          .map(JsonElement::getAsJsonObject);
    } catch (JsonParseException e) {
      return Optional.empty();
    }
  }

  /** Plays a level. @return number of commands */
  private static int play(LevelDefinition level, int seed) {
    RandomSource random = new RandomSource(seed);
    GameState state = DungeonLanguage.RULES.start(level, seed);
    boolean inWall = startsInWall((DungeonState) state);
    for (int i = 0; i < COMMANDS; i++) {
      List<Command> legal = DungeonLanguage.RULES.legalCommands(state, 0);
      if (legal.isEmpty()) {
        return i;
      }
      Command command = random.pick(legal);
      try {
        state = DungeonLanguage.RULES.apply(state, command).next();
      } catch (IllegalCommandException e) {
        throw new AssertionError("dungeon " + seed + " refuses the legal command " + command.text(), e);
      }
      if (i % CHECKED_EVERY == 0) {
        check((DungeonState) state, inWall, "dungeon " + seed + " after " + (i + 1) + " commands");
      }
    }
    return COMMANDS;
  }

  private static void check(DungeonState state, boolean inWall, String where) {
    World world = state.world();
    World anew = World.of(world.board());
    for (Role role : Role.values()) {
      assertEquals(numbers(anew.roster().of(role)), numbers(world.roster().of(role)), where + ": roster of " + role);
    }
    assertEquals(anew.bareSwitches(), world.bareSwitches(), where + ": bare switches");
    world.terrain().ifPresent(terrain -> world.board().forEach(entity -> assertEquals(
        anew.surveyed().terrain().orElseThrow().cost(entity.cell().x(), entity.cell().y()),
        terrain.cost(entity.cell().x(), entity.cell().y()), where + ": terrain at " + entity.cell())));
    int players = 0;
    for (Entity entity : world.board()) {
      players += entity.id() == state.playerId() && entity.kind().has(Person.class) ? 1 : 0;
    }
    assertTrue(players <= 1, where + ": players");
    DungeonReport report = DungeonReport.of(state);
    boolean alive = state.hero().health() > 0 || report.battleCount() == 0;
    assertEquals(alive && state.playerId() >= 0, players == 1, where + ": health " + state.hero().health());
    if (!state.dungeon().timeTravel() && !inWall) {
      report.player().ifPresent(player ->
          assertFalse(world.has(player.cell(), Solid.class), where + ": player in a wall"));
    }
    List<Integer> items = report.inventory().stream().map(ItemInfo::id).toList();
    assertEquals(items.size(), items.stream().distinct().count(), where + ": numbers of items");
    boolean nothingOpen = report.goals().isEmpty() && state.dungeon().level().goal().isPresent();
    assertEquals(state.won(), nothingOpen, where + ": goals");
    for (BattleInfo battle : report.battles()) {
      double enemy = battle.enemyHealth() + battle.rounds().stream().mapToDouble(r -> r.enemyDelta()).sum();
      double player = battle.playerHealth() + battle.rounds().stream().mapToDouble(r -> r.playerDelta()).sum();
      assertTrue(enemy <= 1e-6 || player <= 1e-6 || battle.rounds().isEmpty() || battle.rounds().size() >= 100_000,
          where + ": " + battle.enemy() + " " + enemy + " " + player);
    }
  }

  private static boolean startsInWall(DungeonState state) {
    return state.player().filter(player -> state.world().has(player.cell(), Solid.class)).isPresent();
  }

  private static List<Integer> numbers(IntSet set) {
    List<Integer> numbers = new ArrayList<>();
    for (int i = 0; i < set.size(); i++) {
      numbers.add(set.get(i));
    }
    return numbers;
  }
}
