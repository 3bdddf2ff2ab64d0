package org.tilewright.course.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.tilewright.course.CourseSettings;

class CourseServerTest {

  @TempDir
  private static Path saves;

  private static CourseServer server;

  private final HttpClient client = HttpClient.newBuilder().cookieHandler(new CookieManager()).build();

  @BeforeAll
  static void start() throws IOException {
    System.setProperty(CourseSettings.SAVES, saves.toString());
    server = CourseServer.start(0, new SampleFiles(CourseServerTest.class.getClassLoader()));
  }

  @AfterAll
  static void stop() {
    server.close();
    System.clearProperty(CourseSettings.SAVES);
  }

  private HttpResponse<String> send(String method, String path) throws IOException, InterruptedException {
    return send(method, path, BodyPublishers.noBody());
  }

  private HttpResponse<String> send(String method, String path, HttpRequest.BodyPublisher body)
      throws IOException, InterruptedException {
    return client.send(HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + path))
        .header("Content-Type", "application/x-www-form-urlencoded").method(method, body).build(),
            BodyHandlers.ofString());
  }

  private JsonObject answer(String method, String path) throws IOException, InterruptedException {
    HttpResponse<String> response = send(method, path);
    assertEquals(200, response.statusCode(), path);
    assertEquals("nosniff", response.headers().firstValue("X-Content-Type-Options").orElse(""));
    return JsonParser.parseString(response.body()).getAsJsonObject();
  }

  private JsonObject result(String method, String path) throws IOException, InterruptedException {
    JsonObject answer = answer(method, path);
    assertFalse(answer.get("isError").getAsBoolean(), answer.toString());
    return answer.getAsJsonObject("result");
  }

  private static int playerColumn(JsonObject game) {
    for (var entity : game.getAsJsonArray("entities")) {
      if (entity.getAsJsonObject().get("type").getAsString().equals("player")) {
        return entity.getAsJsonObject().getAsJsonObject("position").get("x").getAsInt();
      }
    }
    throw new AssertionError("no player");
  }

  @Test
  void whatThereIsIsListed() throws Exception {
    JsonArray dungeons = answer("GET", "/api/dungeons/").getAsJsonArray("result");
    assertTrue(dungeons.toString().contains("storeroom"), dungeons.toString());
    assertEquals("[\"relaxed\"]", answer("GET", "/api/configs").getAsJsonArray("result").toString());
    assertEquals("default", answer("GET", "/api/skin/current/").get("result").getAsString());
    assertEquals("en_US", answer("GET", "/api/localisation/current/").get("result").getAsString());
  }

  @Test
  void aGameIsPlayedByRequests() throws Exception {
    JsonObject game = result("POST", "/api/game/new/?dungeonName=storeroom&configName=relaxed");
    assertEquals(List.of("dungeonId", "dungeonName", "entities", "inventory", "battles", "buildables", "goals",
        "animations"),
        List.copyOf(game.keySet()));
    assertEquals(List.of("id", "type", "position", "isInteractable"),
        List.copyOf(game.getAsJsonArray("entities").get(0).getAsJsonObject().keySet()));
    int column = playerColumn(game);
    assertEquals(column + 1, playerColumn(result("POST", "/api/game/tick/movement/?movementDirection=right")));
    assertEquals(column + 1, playerColumn(result("POST", "/api/game/dungeonResponseModel/")));
    result("POST", "/api/game/save/?name=a%2Fb");
    assertEquals("[\"a/b\"]", answer("GET", "/api/games/all/").getAsJsonArray("result").toString());
    result("POST", "/api/game/rewind?ticks=1");
    assertEquals(column + 1, playerColumn(result("POST", "/api/game/load/?name=a%2Fb")));
    assertEquals(":exit", result("POST", "/api/game/new/generate?xStart=0&yStart=0&xEnd=6&yEnd=6&configName=relaxed")
        .get("goals").getAsString());
  }

  @Test
  void parametersMayComeAsAForm() throws Exception {
    HttpResponse<String> response =
        send("POST", "/api/game/new/", BodyPublishers.ofString("dungeonName=graveyard&configName=relaxed"));
    assertTrue(response.body().contains("\"dungeonName\":\"graveyard\""), response.body());
  }

  @Test
  void mistakesAreAnsweredAsErrors() throws Exception {
    JsonObject unknown = answer("POST", "/api/game/new/?dungeonName=nowhere&configName=relaxed");
    assertTrue(unknown.get("isError").getAsBoolean());
    assertEquals("IllegalArgumentException", unknown.get("errorTitle").getAsString());
    result("POST", "/api/game/new/?dungeonName=storeroom&configName=relaxed");
    assertEquals("InvalidActionException",
        answer("POST", "/api/game/tick/item/?itemUsed=nothing").get("errorTitle").getAsString());
    assertTrue(answer("POST", "/api/game/rewind?ticks=many").get("errorMessage").getAsString().contains("ticks"));
    assertTrue(answer("POST", "/api/game/build/").get("errorMessage").getAsString().contains("buildable"));
    assertTrue(answer("POST", "/api/game/tick/movement/?movementDirection=north").get("isError").getAsBoolean());
  }

  @Test
  void wrongAddressesMethodsAndSizesHaveTheirStatus() throws Exception {
    assertEquals(404, send("GET", "/api/nothing/").statusCode());
    assertEquals(405, send("GET", "/api/game/new/").statusCode());
    assertEquals(413, send("POST", "/api/game/new/", BodyPublishers.ofByteArray(new byte[100_000])).statusCode());
    assertEquals(404, send("GET", "/sprites/../index.html").statusCode());
    assertEquals(404, send("GET", "/sprites/nothing.svg").statusCode());
    assertEquals(405, send("POST", "/").statusCode());
    assertEquals(204, send("OPTIONS", "/api/game/new/").statusCode());
  }

  @Test
  void everyClientPlaysAGameOfItsOwn() throws Exception {
    String first = result("POST", "/api/game/new/?dungeonName=storeroom&configName=relaxed").get("dungeonId")
        .getAsString();
    String second = result("POST", "/api/game/new/?dungeonName=storeroom&configName=relaxed&session=other")
        .get("dungeonId")
        .getAsString();
    assertNotEquals(first, second);
    assertEquals(first, result("POST", "/api/game/dungeonResponseModel/").get("dungeonId").getAsString());
    assertEquals(second, result("POST", "/api/game/dungeonResponseModel/?session=other").get("dungeonId")
        .getAsString());
    assertTrue(answer("POST", "/api/game/dungeonResponseModel/?session=third").get("isError").getAsBoolean());
  }

  @Test
  void thePageAndThePicturesAreServed() throws Exception {
    assertTrue(send("GET", "/").body().contains("<title>Dungeon Mania"));
    assertEquals("image/svg+xml", send("GET", "/sprites/player.svg").headers().firstValue("Content-Type").orElse(""));
    assertEquals(200, send("GET", "/play.js").statusCode());
    assertEquals(200, send("GET", "/play.css").statusCode());
  }
}
