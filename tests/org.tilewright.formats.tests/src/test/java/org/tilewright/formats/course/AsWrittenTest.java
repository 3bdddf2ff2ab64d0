package org.tilewright.formats.course;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.formats.ExportedLevel;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.json.JsonParser;
import org.tilewright.formats.json.JsonSyntaxException;
import org.tilewright.formats.json.JsonValue;
import org.tilewright.formats.json.JsonValue.JsonArray;
import org.tilewright.formats.json.JsonValue.JsonNumber;
import org.tilewright.formats.json.JsonValue.JsonObject;
import org.tilewright.formats.json.JsonValue.JsonString;
import org.tilewright.formats.json.JsonWriter;

/** A dungeon and its configuration come back with every number as it was written and every text, whatever is in them. */
class AsWrittenTest {

  private static final int ROUNDS = 120;
  private static final CourseTestLanguage COURSE = new CourseTestLanguage();

  private static final List<String> NUMBERS = List.of("1E-400", "1e308", "1E+308", "-0", "-0.0", "0.0", "1.0", "1.50", "1e5", "1E5", "0e0", "3",
      "1E999999999", "1e-999999999", "1e99999999999999999999", "2147483647", "2147483648", "-2147483648", "9223372036854775808",
      "7".repeat(64), "-" + "8".repeat(300), "8".repeat(301), "0." + "1".repeat(300), "9".repeat(300) + "." + "9".repeat(300),
      "9".repeat(150) + "." + "9".repeat(260), "6".repeat(999), "6".repeat(1001), "5".repeat(10_000), "0." + "0".repeat(10_000) + "1");
  private static final List<String> TEXTS = List.of("", " ", "\ud800", "\udc00", "\udc00\ud800", "a\udbffb", "\ud83d\ude00", "\ud83d\ud83d\ude00",
      "\u0000", "a\u0000b", "\u001b\u007f\u0085", "\u2028\u2029", "\ufeff", "\uffff", "\"", "'", "\\", "\\u0000", "\"\"\"", "$", "$$", "$json", "$key",
      "here", "null", "true", "1", "1e5", "-0", "config", "empty", "extra", "a b", "a.b", "\r\n", "\n", "\t", "{", "//", "/*", "level", "key",
      "colour", "type ", "wall", "portal", "x y", "sprite", "layer", "0-3");

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void numbersAndTextsComeBackAsTheyWere(long seed) {
    RandomSource random = new RandomSource(seed);
    for (int round = 0; round < ROUNDS; round++) {
      JsonObject dungeon = dungeon(random);
      Map<String, JsonValue> config = new LinkedHashMap<>();
      List.of("player_health", "player_attack", "treasure_goal", "spider_spawn_interval").forEach(key -> maybe(random, config, key));
      for (int strange = random.nextInt(3); strange > 0; strange--) {
        config.putIfAbsent(text(random), value(random, 2));
      }
      assertComesBack("seed " + seed + ", round " + round, dungeon, new JsonObject(config));
    }
  }

  private static JsonObject dungeon(RandomSource random) {
    List<JsonValue> entities = new ArrayList<>();
    for (int left = 1 + random.nextInt(6); left > 0; left--) {
      Map<String, JsonValue> entity = new LinkedHashMap<>();
      entity.put("type", new JsonString(random.nextInt(2) == 0 ? pick(random, List.of("portal", "door", "key", "swamp_tile", "wall", "switch"))
          : text(random)));
      entity.put("x", new JsonNumber(pick(random, List.of("0", "1", "-0", "1.0", "1.9", "2e0", "-3"))));
      entity.put("y", new JsonNumber(random.nextInt(4)));
      List.of("colour", "key", "movement_factor", "logic").forEach(field -> maybe(random, entity, field));
      for (int strange = random.nextInt(3); strange > 0; strange--) {
        entity.putIfAbsent(text(random), value(random, 3));
      }
      entities.add(new JsonObject(entity));
    }
    Map<String, JsonValue> fields = new LinkedHashMap<>();
    fields.put("entities", new JsonArray(entities));
    if (random.nextInt(2) == 0) {
      fields.put("goal-condition", value(random, 2));
    }
    if (random.nextInt(2) == 0) {
      fields.putIfAbsent(text(random), value(random, 3));
    }
    return new JsonObject(fields);
  }

  private static void maybe(RandomSource random, Map<String, JsonValue> fields, String name) {
    if (random.nextInt(4) == 0) {
      fields.put(name, random.nextInt(2) == 0 ? new JsonNumber(pick(random, NUMBERS)) : value(random, 2));
    }
  }

  private static JsonValue value(RandomSource random, int depth) {
    return switch (random.nextInt(depth > 0 ? 6 : 4)) {
      case 0, 1 -> new JsonNumber(pick(random, NUMBERS));
      case 2, 3 -> new JsonString(text(random));
      case 4 -> new JsonArray(List.of(value(random, depth - 1), value(random, depth - 1)));
      default -> new JsonObject(Map.of(text(random), value(random, depth - 1)));
    };
  }

  private static String text(RandomSource random) {
    return pick(random, TEXTS) + (random.nextInt(3) == 0 ? pick(random, TEXTS) : "");
  }

  private static String pick(RandomSource random, List<String> from) {
    return from.get(random.nextInt(from.size()));
  }

  /** Also numbers that are too long to calculate with, wherever a file can have one. */
  @Test
  void everyNumberComesBackFromEveryPlace() throws JsonSyntaxException {
    for (String number : NUMBERS) {
      String which = number.length() > 30 ? number.length() + " characters" : number;
      for (String entity : List.of("\"type\": \"key\", \"x\": 0, \"y\": 0, \"key\": N", "\"type\": \"wall\", \"x\": 0, \"y\": 0, \"id\": [N]",
          "\"type\": \"swamp_tile\", \"x\": 0, \"y\": 0, \"movement_factor\": N", "\"type\": \"portal\", \"x\": 0, \"y\": 0, \"colour\": N")) {
        assertComesBack(which + " in " + entity, object("{\"entities\": [{" + entity.replace("N", number) + "}], \"version\": " + number
            + ", \"goal-condition\": " + number + "}"),
            object("{\"player_attack\": N, \"bomb_radius\": N, \"mine\": N}".replace("N", number)));
      }
    }
  }

  private static JsonObject object(String json) throws JsonSyntaxException {
    return (JsonObject) JsonParser.parse(json).root();
  }

  private static void assertComesBack(String which, JsonObject dungeon, JsonObject config) {
    try {
      String text = COURSE.print(COURSE.read("d.json", JsonWriter.pretty(dungeon), JsonWriter.pretty(config)));
      // as a file has it
      String stored = new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
      ExportedLevel exported = COURSE.export(COURSE.parse(stored));
      assertEquals(JsonWriter.pretty(dungeon), exported.text(), which);
      assertEquals(JsonWriter.pretty(config), exported.config().orElseThrow(), which);
    } catch (FormatException e) {
      throw new AssertionError(which + ": " + e.problem(), e);
    } catch (RuntimeException e) {
      throw new AssertionError(which + " failed for\n" + JsonWriter.compact(dungeon) + "\n" + JsonWriter.compact(config), e);
    }
  }
}
