package org.tilewright.formats.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.FormatProblem;
import org.tilewright.formats.ImportedLevel;

class CourseImportTest {

  private static final String EXIT_GOAL = "{\"goal\": \"exit\"}";

  private static CourseTestLanguage course;

  @BeforeAll
  static void makeLanguage() {
    course = new CourseTestLanguage();
  }

  private static String level(String entities, String goal) throws FormatException {
    return course.print(course.read("folder/small.json", dungeon(entities, goal)));
  }

  private static String dungeon(String entities, String goal) {
    return "{\"entities\": [" + entities + "], \"goal-condition\": " + goal + "}";
  }

  private static String entity(String type, int x, int y, String more) {
    return "{\"type\": \"" + type + "\", \"x\": " + x + ", \"y\": " + y + more + "}";
  }

  private static List<String> warningCodes(ImportedLevel level) {
    return level.warnings().stream().map(FormatProblem::code).toList();
  }

  @Test
  void aDungeonBecomesAPictureWithALegend() throws FormatException {
    String entities = String.join(",", entity("wall", 0, 0, ""), entity("wall", 1, 0, ""), entity("wall", 2, 0, ""),
        entity("player", 0, 1, ""), entity("switch", 2, 1, ""), entity("boulder", 2, 1, ""),
        entity("door", 0, 2, ", \"key\": 1"), entity("key", 1, 2, ", \"key\": 1"), entity("portal", 2, 2, ", \"colour\": \"BLUE\""));
    assertEquals("""
        level small uses dungeon {
          legend {
            'B' = switch + boulder
            'D' = door(key: 1)
            'k' = key(key: 1)
            'P' = portal(colour: "BLUE")
          }

          map \"""
            ###
            @.B
            DkP
            \"""

          goal boulders and exit
        }
        """, level(entities, "{\"goal\": \"AND\", \"subgoals\": [{\"goal\": \"boulders\"}, {\"goal\": \"exit\"}]}"));
  }

  @Test
  void anotherOrderThanThatOfTheTextIsRemembered() throws FormatException {
    String text = level(entity("exit", 1, 0, "") + "," + entity("player", 0, 0, ""), EXIT_GOAL);
    assertTrue(text.contains("course = {order: \"1,0>0,0\"}"), text);
  }

  @Test
  void unknownTypesBecomeKindsOfTheLevel() throws FormatException {
    ImportedLevel level = course.read("a.json",
        dungeon(entity("portal_red", 0, 0, ", \"colour\": \"red\"") + "," + entity("hyra 2", 1, 0, ""), EXIT_GOAL));
    String text = course.print(level);
    assertTrue(text.contains("kind portal_red extends portal {"), text);
    assertTrue(text.contains("kind hyra_2 extends unknown \"hyra 2\" {"), text);
    assertEquals(List.of("course.unknownType", "course.unknownType"), warningCodes(level));
    assertEquals(1, level.warnings().getFirst().line());
    assertEquals(15, level.warnings().getFirst().column());
  }

  @Test
  void abstractKindsAndKeywordsAreNoTrap() throws FormatException {
    String text = course.print(course.read("map.json", dungeon(entity("enemy", 0, 0, "") + "," + entity("place", 1, 0, "") + ","
        + entity("", 2, 0, "") + "," + entity("entity", 3, 0, ""), EXIT_GOAL)));
    assertTrue(text.startsWith("level ^map uses dungeon {"), text);
    assertTrue(text.contains("kind ^place extends unknown"), text);
    assertTrue(text.contains("kind enemy_2 extends unknown \"enemy\""), text);
    assertTrue(text.contains("kind entity_2 extends unknown \"\""), text);
    assertTrue(text.contains("kind entity_3 extends unknown \"entity\""), text);
    assertTrue(course.parse(text).issues().stream().noneMatch(issue -> issue.code().startsWith("syntax")), text);
  }

  @Test
  void strayFieldsAreKeptAndWarnedAboutOnce() throws FormatException {
    ImportedLevel level = course.read("a.json", dungeon(entity("wall", 0, 0, ", \"id\": 7, \"note\": null") + ","
        + entity("wall", 1, 0, ", \"id\": 8"), EXIT_GOAL));
    assertEquals(List.of("course.strayField", "course.strayField"), warningCodes(level));
    assertTrue(course.print(level).contains("wall(extra: {id: 7, note: null})"), course.print(level));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "\"exit\" | exit", "{\"goal\": \"Exit\"} | exit", "{\"goal\": \"AND\", \"subgoals\": [{\"goal\": \"exit\"}]} | exit",
      "{\"goal\": \"OR\", \"subgoals\": [{\"goal\": \"exit\"}, {\"goal\": \"spawners\"}]} | exit", "{\"goal\": \"\"} |", "{} |",
      "\"\" |", "{\"goal\": \"AND\", \"subgoals\": []} |", "{\"goal\": 3} |", "[] |", "null |",
      "{\"goal\": \"OR\", \"subgoals\": [\"exit\", \"treasure\", \"enemies\"]} | exit or treasure or enemies",
      "{\"goal\": \"AND\", \"subgoals\": [{\"goal\": \"exit\"}, {\"goal\": \"OR\", \"subgoals\": ["
          + "{\"goal\": \"treasure\"}, {\"goal\": \"enemies\"}]}]} | exit and (treasure or enemies)"})
  void oddGoalsMeanWhatCanBeUnderstood(String json, String goal) throws FormatException {
    String text = level(entity("player", 0, 0, ""), json);
    List<String> goals = text.lines().filter(line -> line.startsWith("  goal ")).map(line -> line.substring(7)).toList();
    assertEquals(goal == null ? List.of() : List.of(goal), goals, text);
  }

  @Test
  void aLargeEmptyBoardIsNotDrawn() throws FormatException {
    String walls = IntStream.range(0, 40).mapToObj(x -> entity("wall", x, 0, "")).collect(Collectors.joining(","));
    String text = level(walls + "," + entity("player", 5, 2, "") + "," + entity("exit", 1000, 1000, ""), EXIT_GOAL);
    assertTrue(text.length() < 2000, text);
    assertTrue(text.contains("place exit at (1000, 1000)"), text);
    assertTrue(text.contains("########################################"), text);
  }

  @Test
  void aLargeFrameIsCutIntoItsLines() throws FormatException {
    String frame = IntStream.rangeClosed(0, 500).mapToObj(i -> entity("wall", i, 0, "") + "," + entity("wall", i, 500, "")
        + (i == 0 || i == 500 ? "" : "," + entity("wall", 0, i, "") + "," + entity("wall", 500, i, "")))
        .collect(Collectors.joining(","));
    String text = level(frame, EXIT_GOAL);
    assertEquals(4, text.split("map ").length - 1);
    assertTrue(text.length() < 30_000, () -> text.length() + " characters");
  }

  @Test
  void farCoordinatesNeedNoMemory() throws FormatException {
    String text = level(IntStream.range(0, 30).mapToObj(i -> entity("wall", i * 30_000_000, -i * 30_000_000, ""))
        .collect(Collectors.joining(",")), EXIT_GOAL);
    assertTrue(text.length() < 3000, text);
  }

  @Test
  void configurationBecomesConfigKeys() throws FormatException {
    ImportedLevel level = course.read("a.json", dungeon(entity("player", 0, 0, ""), EXIT_GOAL),
        "{\"player_health\": 10, \"hydra_spawn_rate\": 3, \"zombie_spawn_interval\": 4, \"bow_durability\": -1}");
    String text = course.print(level);
    assertTrue(text.contains("""
          config {
            player_health = 10
            zombie_spawn_rate = 4
          }
        """), text);
    assertEquals(List.of("course.configKey", "course.configKey"), warningCodes(level));
  }

  @Test
  void whatIsNotQuiteJsonIsReadWithAWarningAtItsPlace() throws FormatException {
    ImportedLevel level = course.read("d.json", """
        {entities: [
          {'type': 'player', "x": 1, "y": 2,},
          {'type': "wall", "x": 3, "y": 2},
        ]; "goal-condition": {"goal": exit}}
        """);

    assertEquals(List.of("1:2 a field name without quotes", "2:4 text in single quotes", "2:36 a comma before '}'",
        "3:35 a comma before ']'", "4:2 ';' in place of a comma", "4:31 text without quotes"),
        level.warnings().stream().map(w -> w.line() + ":" + w.column() + " "
            + w.message().substring("JSON does not allow ".length(), w.message().indexOf("; the file")).strip()).toList());
    assertEquals(List.of("json.lenient"), warningCodes(level).stream().distinct().toList());
    assertTrue(level.warnings().get(1).message().endsWith("Line 2 is the first of 3 places."), level.warnings().get(1).message());
    String text = course.print(level);
    assertTrue(text.contains("@.#") && text.contains("goal exit"), text);
  }

  @Test
  void aConfigurationThatIsNotQuiteJsonIsReadWithAWarningThatNamesIt() throws FormatException {
    ImportedLevel level = course.read("d.json", dungeon("", EXIT_GOAL), "{\n\"bomb_radius\": 2,\n}");

    assertEquals(List.of("json.lenient"), warningCodes(level));
    assertTrue(level.warnings().getFirst().message().startsWith("config.json:2: JSON does not allow a comma"),
        level.warnings().getFirst().message());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {"1.9 | 1", "-1.9 | -1", "\"1\" | 1", "\"+07\" | 7", "01 | 1"})
  void coordinatesAreReadAsLibrariesDoWhoAreAskedForAWholeNumber(String written, int x) throws FormatException {
    ImportedLevel level = course.read("d.json", dungeon(entity("wall", 0, 0, "").replace("\"x\": 0", "\"x\": " + written),
        EXIT_GOAL));

    assertTrue(warningCodes(level).contains("course.coordinate"), level.warnings().toString());
    assertTrue(level.warnings().getLast().message().endsWith("it was read as " + x + "."), level.warnings().toString());
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "{} | 1 | 1 | course.notADungeon", "[] | 1 | 1 | course.notAnObject", "`` | 1 | 1 | json.syntax",
      "{\"entities\": 3} | 1 | 14 | course.notADungeon", "{\"entities\": [3]} | 1 | 15 | course.badEntity",
      "{\"entities\": [{\"x\": 1, \"y\": 1}]} | 1 | 15 | course.badEntity",
      "{\"entities\": [{\"type\": null, \"x\": 1, \"y\": 1}]} | 1 | 24 | course.badEntity",
      "{\"entities\": [{\"type\": \"wall\", \"x\": true, \"y\": 1}]} | 1 | 37 | course.badEntity",
      "{\"entities\": [{\"type\": \"wall\", \"x\": 1e99, \"y\": 1}]} | 1 | 37 | course.badEntity",
      "{\"entities\": [{\"type\": \"wall\", \"x\": \"one\", \"y\": 1}]} | 1 | 37 | course.badEntity",
      "`{\"entities\": [\n],, \"goal\": 1}` | 2 | 3 | json.syntax", "{\"entities\" []} | 1 | 13 | json.syntax",
      "{\"entities\": [], \"entities\": []} | 1 | 18 | json.syntax"})
  void whatIsNoDungeonIsRefusedAtItsPlace(String json, int line, int column, String code) {
    FormatProblem problem = assertThrows(FormatException.class, () -> course.read("a.json", json)).problem();
    assertEquals(line + ":" + column + " " + code, problem.line() + ":" + problem.column() + " " + problem.code());
  }

  @Test
  void aDungeonIsNoConfiguration() {
    String dungeon = dungeon("", EXIT_GOAL);
    FormatException refusal = assertThrows(FormatException.class, () -> course.read("a.json", dungeon, dungeon));
    assertEquals("config.json", refusal.file());
    assertEquals("course.notAConfiguration", refusal.problem().code());
  }
}
