package org.tilewright.formats.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.ImportedLevel;
import org.tilewright.lang.LevelFileResult;

/**
 * Dungeons of twenty thousand different things are imported, checked and written in a few seconds. The limit of time is there for what
 * takes the square of that, which would be minutes, and for nothing else.
 */
@Timeout(value = 90, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ManyEntitiesTest {

  private static final int MANY = 20_000;
  private static final CourseTestLanguage COURSE = new CourseTestLanguage();

  @ParameterizedTest
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {"\"type\": \"thing_N\" | 20000", "\"type\": \"portal\", \"colour\": \"C_N\" | 0",
      "\"type\": \"key\", \"key\": N | 0", "\"type\": \"wall\", \"f_N\": N | 20000", "\"type\": \"wall\", \"id\": \"N\" | 1",
      "\"type\": \"walls N\" | 20000"})
  void ofOneDungeonAreReadCheckedAndWritten(String fields, int warnings) throws FormatException {
    String file = IntStream.range(0, MANY).mapToObj(i -> "{" + fields.replace("N", "" + i) + ", \"x\": " + i % 150 + ", \"y\": " + i / 150 + "}")
        .collect(Collectors.joining(",", "{\"entities\": [", "]}"));

    ImportedLevel imported = COURSE.read("d.json", file);
    LevelFileResult level = COURSE.parse(COURSE.print(imported));

    assertEquals(warnings, imported.warnings().size());
    assertFalse(level.levels().isEmpty());
    String written = COURSE.export(level).text();
    assertEquals(MANY, written.lines().filter(line -> line.contains("\"type\"")).count());
  }
}
