package org.tilewright.formats.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tilewright.engine.LevelProblem.Severity;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.FormatProblem;
import org.tilewright.formats.ImportedLevel;
import org.tilewright.lang.LevelFileResult;

/** Goal conditions with more or deeper parts than a level's goal can have are imported with a warning, and written back. */
class GoalLimitsTest {

  private static final CourseTestLanguage COURSE = new CourseTestLanguage();
  private static final String EXIT = "{\"goal\": \"exit\"}";

  private static String wide(int parts) {
    return compound("AND", String.join(", ", Collections.nCopies(parts, EXIT)));
  }

  private static String deep(int levels) {
    String goal = EXIT;
    for (int i = 0; i < levels; i++) {
      goal = compound(i % 2 == 0 ? "AND" : "OR", EXIT + ", " + goal);
    }
    return goal;
  }

  private static String compound(String name, String parts) {
    return "{\"goal\": \"" + name + "\", \"subgoals\": [" + parts + "]}";
  }

  private static String dungeon(String goal) {
    return "{\"entities\": [{\"type\": \"player\", \"x\": 0, \"y\": 0}, {\"type\": \"exit\", \"x\": 1, \"y\": 0}],\n \"goal-condition\": " + goal
        + "}";
  }

  @ParameterizedTest
  @CsvSource({"wide, 2, 0", "wide, 500, 0", "wide, 501, 1", "wide, 20000, 1", "deep, 79, 0", "deep, 80, 0", "deep, 81, 2", "deep, 82, 2", "deep, 240, 2"})
  void conditionsThatALevelCannotHaveAreKept(String shape, int size, int warnings) throws FormatException {
    String file = dungeon(shape.equals("wide") ? wide(size) : deep(size));
    ImportedLevel imported = COURSE.read("d.json", file);
    assertEquals(Collections.nCopies(warnings, "course.goal"), imported.warnings().stream().map(FormatProblem::code).toList());
    assertTrue(imported.warnings().stream().allMatch(w -> w.line() == 2 && !w.message().contains("means nothing")), imported.warnings().toString());

    LevelFileResult level = COURSE.parse(COURSE.print(imported));
    assertEquals(List.of(), level.issues().stream().filter(issue -> issue.severity() == Severity.ERROR).toList());
    assertEquals(file.replaceAll("\\s", ""), COURSE.export(level).text().replaceAll("\\s", ""));
  }

  @Test
  void conditionsNestedDeeperThanAnyFileIsReadAreRefusedAtTheirPlace() {
    FormatProblem problem = assertThrows(FormatException.class, () -> COURSE.read("d.json", dungeon(deep(3_000)))).problem();
    assertEquals("json.syntax", problem.code());
    assertEquals(2, problem.line());
    assertTrue(problem.column() > 1_000, problem.toString());
  }
}
