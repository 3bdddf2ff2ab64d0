package org.tilewright.benchmarks;

import com.google.gson.Gson;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dungeonmania.DungeonManiaController;
import dungeonmania.response.models.DungeonResponse;
import dungeonmania.util.Direction;
import java.util.Map;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * A dungeon file of 500 entities through the course's controller: beginning a game, a response as JSON, a tick with
 * both.
 * The references let the JSON library alone read the file, and write its tree.
 */
@State(Scope.Thread)
public class LargeDungeonBenchmark {

  private static final String NAME = "large";

  /** Number of entities. */
  @Param("500")
  public int entities;

  private final DungeonManiaController controller = new DungeonManiaController();
  private final Gson gson = new Gson();
  private String file;
  private JsonElement tree;
  private DungeonResponse response;
  private int next;

  /** Writes the file and begins a game. */
  @Setup
  public void setUp() {
    file = file();
    ClassPathFiles.install(Map.of("dungeons/" + NAME + ".json", file, "configs/" + NAME + ".json", "{}"));
    response = controller.newGame(NAME, NAME);
    tree = gson.toJsonTree(response);
  }

  private String file() {
    JsonArray list = new JsonArray();
    DungeonLevels.mixed(entities).forEachEntity((entity, x, y) -> {
      JsonObject one = new JsonObject();
      one.addProperty("type", entity.kind());
      one.addProperty("x", x);
      one.addProperty("y", y);
      list.add(one);
    });
    JsonObject goal = new JsonObject();
    goal.addProperty("goal", "exit");
    JsonObject dungeon = new JsonObject();
    dungeon.add("entities", list);
    dungeon.add("goal-condition", goal);
    return dungeon.toString();
  }

  /** A game begun. */
  @Benchmark
  public DungeonResponse newGame() {
    return controller.newGame(NAME, NAME);
  }

  /** The file read as JSON. */
  @Benchmark
  public JsonElement referenceNewGame() {
    return JsonParser.parseString(file);
  }

  /** A response as JSON. */
  @Benchmark
  public String responseJson() {
    return gson.toJson(response);
  }

  /** The same content as JSON from a tree. */
  @Benchmark
  public String referenceResponseJson() {
    return gson.toJson(tree);
  }

  /** A tick with its response; a game is begun anew after 1,000. */
  @Benchmark
  public DungeonResponse tick() {
    if (++next % 1_000 == 0) {
      controller.newGame(NAME, NAME);
    }
    return controller.tick(next % 2 == 0 ? Direction.LEFT : Direction.RIGHT);
  }
}
