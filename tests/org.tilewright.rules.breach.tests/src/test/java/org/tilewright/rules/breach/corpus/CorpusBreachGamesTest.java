package org.tilewright.rules.breach.corpus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.tilewright.rules.breach.BreachLanguage;
import org.tilewright.rules.breach.Game;

/** Recorded games are replayed and compared after every turn. */
class CorpusBreachGamesTest {

  private final List<String> differences = new ArrayList<>();
  private int turns;

  @Test
  void recordedGamesAreReplayedStateForState() throws IOException {
    int games = 0;
    int won = 0;
    int lost = 0;
    for (Path file : recordings("games")) {
      for (JsonElement element : JsonParser.parseString(Files.readString(file)).getAsJsonArray()) {
        JsonObject recorded = element.getAsJsonObject();
        Game game = begin(recorded.get("level").getAsString());
        String name = file.getFileName() + " " + recorded.get("level").getAsString() + " seed " + recorded.get("seed");
        for (JsonElement turn : recorded.getAsJsonArray("turns")) {
          replay(name, game, turn.getAsJsonObject());
        }
        games++;
        won += game.won() ? 1 : 0;
        lost += game.lost() ? 1 : 0;
      }
    }
    System.out.println(games + " recorded games with " + turns + " turns, " + won + " won, " + lost + " lost: " + differences.size()
        + " differences");
    assertFalse(games == 0, "the corpus has no recorded games");
    assertEquals(List.of(), differences);
  }

  private void replay(String name, Game game, JsonObject turn) {
    for (JsonElement move : turn.getAsJsonArray("moves")) {
      game.run("move " + place(move.getAsJsonArray().get(0)) + " to " + place(move.getAsJsonArray().get(1)));
    }
    compare(name, game.endTurn(), turn.get("after").getAsString(), objectives(turn.getAsJsonArray("objectives").asList()), turn);
  }

  @Test
  void gamesWithoutMovesGoAsRecorded() throws IOException {
    int games = 0;
    for (Path file : recordings("moves")) {
      for (Map.Entry<String, JsonElement> recorded : JsonParser.parseString(Files.readString(file)).getAsJsonObject().entrySet()) {
        Game game = begin(recorded.getKey() + ".txt");
        for (JsonElement element : recorded.getValue().getAsJsonArray()) {
          JsonObject turn = element.getAsJsonObject();
          List<JsonElement> objectives = turn.getAsJsonObject("obj").entrySet().stream().map(Map.Entry::getValue).toList();
          compare(file.getFileName() + " " + recorded.getKey(), game.endTurn(), turn.get("state").getAsString(), objectives(objectives),
              turn);
          assertEquals(turn.get("turn").getAsInt(), game.state().turn());
        }
        games++;
      }
    }
    System.out.println(games + " games without moves with " + turns + " turns: " + differences.size() + " differences");
    assertFalse(games == 0, "the corpus has no games without moves");
    assertEquals(List.of(), differences);
  }

  /** Files beside the levels: lists of games, or states of games without moves. */
  private static List<Path> recordings(String part) {
    return Corpus.files(Corpus.folder(), ".json").stream().filter(file -> file.getFileName().toString().contains(part)).toList();
  }

  private static Game begin(String level) throws IOException {
    String text = Files.readString(Corpus.folder().resolve("levels").resolve(level));
    // states are recorded as the game writes them, without a final line end
    return Game.of(BreachLanguage.level(BreachLanguage.imported(text.stripTrailing().replace("\r", ""))));
  }

  private void compare(String name, Game game, String state, List<String> objectives, JsonObject turn) {
    turns++;
    String place = name + " turn " + game.state().turn();
    difference(place + " state", state, game.text());
    difference(place + " objectives", objectives, game.objectives());
    difference(place + " won", turn.get("won").getAsBoolean(), game.won());
    difference(place + " lost", turn.get("lost").getAsBoolean(), game.lost());
  }

  private void difference(String what, Object expected, Object actual) {
    if (!expected.equals(actual)) {
      differences.add(what + ": expected " + expected + ", but was " + actual);
    }
  }

  private static List<String> objectives(List<JsonElement> places) {
    return places.stream().map(CorpusBreachGamesTest::place).toList();
  }

  private static String place(JsonElement place) {
    JsonArray pair = place.getAsJsonArray();
    return pair.get(0).getAsInt() + "," + pair.get(1).getAsInt();
  }
}
