package org.tilewright.formats.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.formats.ExportedLevel;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.FormatProblem;
import org.tilewright.formats.json.JsonParser;
import org.tilewright.formats.json.JsonSyntaxException;
import org.tilewright.formats.json.JsonWriter;

class CourseExportTest {

  private static CourseTestLanguage course;

  @BeforeAll
  static void makeLanguage() {
    course = new CourseTestLanguage();
  }

  private static String compact(String json) throws JsonSyntaxException {
    return JsonWriter.compact(JsonParser.parse(json).root());
  }

  /** Dungeons with every oddity that the level language has no words for. */
  @ParameterizedTest
  @ValueSource(strings = {
      "{\"entities\": []}",
      "{\"width\": 3, \"entities\": [], \"comment\": {\"a\": [null, true, 1e3, -0, 1.50, \"\\ud800\"]}, \"goal-condition\": {}}",
      "{\"goal-condition\": {\"goal\": \"exit\", \"by\": \"me\"}, \"entities\": [{\"x\": 1, \"y\": 2, \"type\": \"wall\"}]}",
      "{\"entities\": [{\"type\": \"wall\", \"x\": 1.0, \"y\": 2e0}, {\"x\": -1, \"type\": \"wall\", \"y\": -2}]}",
      "{\"entities\": [{\"type\": \"wall\", \"x\": 1, \"y\": 1}, {\"x\": 2, \"y\": 1, \"type\": \"wall\"}]}",
      "{\"entities\": [{\"type\": \"door\", \"x\": 1, \"y\": 1}, {\"type\": \"door\", \"x\": 2, \"y\": 1, \"key\": \"RED\"}]}",
      "{\"entities\": [{\"type\": \"key\", \"x\": 1, \"y\": 1, \"key_id\": 4}, {\"type\": \"key\", \"x\": 1, \"y\": 1, \"key\": 1.0}]}",
      "{\"entities\": [{\"type\": \"switch\", \"x\": 1, \"y\": 1, \"logic\": \"CO_AND\"}, {\"type\": \"wire\", \"x\": 2, \"y\": 1,"
          + " \"logic\": \"nor\"}]}",
      "{\"entities\": [{\"type\": \"swamp_tile\", \"x\": 1, \"y\": 1}, {\"type\": \"swamp_tile\", \"x\": 2, \"y\": 1,"
          + " \"movement_factor\": -3}]}",
      "{\"entities\": [{\"type\": \"wall\", \"x\": 1, \"y\": 1, \"$x\": 3, \"layer\": 2, \"sprite\": \"s\", \"extra\": {\"a\": 1}}]}",
      "{\"entities\": [{\"type\": \"\", \"x\": 1, \"y\": 1}, {\"type\": \"\\\"'\\\\\\n\", \"x\": 1, \"y\": 1}]}",
      "{\"entities\": [{\"type\": \"spider\", \"x\": 9, \"y\": 1, \"empty\": 1, \"true\": {\"config\": [], \"and\": {}}}]}",
      "{\"entities\": [{\"type\": \"exit\", \"x\": 3, \"y\": 3}, {\"type\": \"boulder\", \"x\": 3, \"y\": 3},"
          + " {\"type\": \"player\", \"x\": 1, \"y\": 1}, {\"type\": \"wood\", \"x\": 3, \"y\": 3}]}",
      "{\"entities\": [], \"goal-condition\": {\"goal\": \"AND\", \"subgoals\": [{\"goal\": \"exit\"}, {\"goal\": \"exit\"},"
          + " {\"subgoals\": [], \"goal\": \"enemy\"}]}}"})
  void oddDungeonsComeBackUnchanged(String json) throws FormatException, JsonSyntaxException {
    String level = course.print(course.read("odd.json", json));
    String exported = course.export(level).text();
    assertEquals(json, compact(exported), level);
    assertEquals(level, course.print(course.read("odd.json", exported)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "{\"bow_durability\": 0, \"player_health\": 1.50, \"x\": null}",
      "{\"zombie_spawn_interval\": 3, \"player_attack\": 1e1, \"zombie_attack\": \"4\"}",
      "{\"zombie_spawn_rate\": 2, \"zombie_spawn_interval\": 3}", "{\"$player_health\": 1, \"a\": 1, \"b\": 2, \"player_health\": 3}"})
  void oddConfigurationsComeBackUnchanged(String json) throws FormatException, JsonSyntaxException {
    String level = course.print(course.read("a.json", "{\"entities\": []}", json));
    assertEquals(json, compact(course.export(level).config().orElseThrow()), level);
  }

  @Test
  void deepNestingComesBackAndIsNoSyntaxError() throws FormatException, JsonSyntaxException {
    String goal = "{\"goal\": \"OR\", \"subgoals\": [{\"goal\": \"exit\"}, ".repeat(200) + "{\"goal\": \"exit\"}" + "]}".repeat(200);
    String json = "{\"entities\": [], \"deep\": " + "[".repeat(400) + "]".repeat(400) + ", \"goal-condition\": " + goal + "}";
    String level = course.print(course.read("deep.json", json));
    assertEquals(List.of(), course.parse(level).issues().stream().filter(issue -> issue.code().startsWith("syntax")).toList());
    assertEquals(json, compact(course.export(level).text()));
  }

  @Test
  void anEditedLevelKeepsTheOrderOfWhatIsLeft() throws FormatException, JsonSyntaxException {
    String level = course.print(course.read("a.json", "{\"entities\": [{\"x\": 2, \"y\": 0, \"type\": \"exit\"},"
        + " {\"x\": 1, \"y\": 0, \"type\": \"wall\"}, {\"x\": 0, \"y\": 0, \"type\": \"player\"}]}"));
    String edited = level.replace("@#X", "@.X$");
    assertNotEquals(edited, level);
    assertEquals("{\"entities\": [{\"x\": 2, \"y\": 0, \"type\": \"exit\"}, {\"x\": 0, \"y\": 0, \"type\": \"player\"},"
        + " {\"x\": 3, \"y\": 0, \"type\": \"treasure\"}]}", compact(course.export(edited).text()));
  }

  @Test
  void aRememberedGoalGivesWayToAnEditedOne() throws FormatException, JsonSyntaxException {
    String level = course.print(course.read("a.json", "{\"entities\": [], \"goal-condition\": \"exit\"}"));
    assertEquals("{\"entities\": [], \"goal-condition\": {\"goal\": \"treasure\"}}",
        compact(course.export(level.replace("goal exit", "goal treasure")).text()));
  }

  @Test
  void aLevelOfOurOwnIsWrittenWithAllThatTheCourseExpects() throws FormatException, JsonSyntaxException {
    ExportedLevel exported = course.export("""
        level a uses dungeon {
          config { player_health = 7 }
          kind ogre extends zombie_toast { health = 20 }
          legend { 'G' = ogre }
          map \"""
            @G~D
            \"""
          place portal at (5, 5), (7, 7)
          goal enemies(3) and exit
        }
        """);
    assertEquals("{\"entities\": [{\"type\": \"player\", \"x\": 0, \"y\": 0}, {\"type\": \"zombie_toast\", \"x\": 1, \"y\": 0},"
        + " {\"type\": \"swamp_tile\", \"x\": 2, \"y\": 0, \"movement_factor\": 1}, {\"type\": \"door\", \"x\": 3, \"y\": 0,"
        + " \"key\": 1}, {\"type\": \"portal\", \"x\": 5, \"y\": 5, \"colour\": \"BLUE\"}, {\"type\": \"portal\", \"x\": 7,"
        + " \"y\": 7, \"colour\": \"BLUE\"}], \"goal-condition\": {\"goal\": \"AND\", \"subgoals\": [{\"goal\": \"enemies\"},"
        + " {\"goal\": \"exit\"}]}}", compact(exported.text()));
    String config = exported.config().orElseThrow();
    assertTrue(config.contains("\"player_health\": 7,"), config);
    assertTrue(config.contains("\"enemy_goal\": 3,"), config);
    assertTrue(config.contains("\"midnight_armour_defence\": "), config);
    assertEquals(List.of("course.ownKind", "course.goalNumbers"), exported.warnings().stream().map(FormatProblem::code).toList());
  }

  @Test
  void aNegatedGoalCannotBeWritten() {
    FormatException refusal = assertThrows(FormatException.class, () -> course.export("""
        level a uses dungeon {
          place player at (0, 0)
          goal exit and not treasure
        }
        """));
    assertEquals("course.notGoal", refusal.problem().code());
  }

  @ParameterizedTest
  @ValueSource(strings = {"course = 3", "course = {order: \"nonsense\" fields: 7 config: [] file: x}",
      "course = {order: [\"0,0\", 3] fields: [{fields: 1 at: 2}, {}, \"\"]}"})
  void notesEditedIntoNonsenseDoNoHarm(String notes) throws FormatException, JsonSyntaxException {
    String text = course.export("level a uses dungeon {\n  place wall at (0, 0)\n  info { " + notes + " }\n}\n").text();
    assertEquals("{\"entities\": [{\"type\": \"wall\", \"x\": 0, \"y\": 0}]}", compact(text));
  }
}
