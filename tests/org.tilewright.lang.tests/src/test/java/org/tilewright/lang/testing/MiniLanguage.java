package org.tilewright.lang.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.compile.CompiledLevel;
import org.tilewright.lang.text.LevelIssue;

/** The language with the mini game, and short ways to read levels with it. */
public final class MiniLanguage {

  /** Stateless towards its users, and slow to make: one is enough for all tests. */
  private static final LevelLanguage LANGUAGE = new LevelLanguage(MiniRuleset.alone());

  private MiniLanguage() {
  }

  public static LevelLanguage language() {
    return LANGUAGE;
  }

  public static LevelFileResult parse(String text) {
    return LANGUAGE.parse(text, "test.level");
  }

  /** The file with a level {@code t} of the given content. */
  public static LevelFileResult level(String content) {
    return parse("level t uses mini {\n" + content + "\n}\n");
  }

  /** The only level of a text without any issue other than that of a missing goal. */
  public static CompiledLevel compile(String content) {
    LevelFileResult result = level(content);
    assertEquals(List.of(), issues(result));
    return result.levels().getFirst();
  }

  /** Issues as {@code code:covered text}, the missing goal left out. */
  public static List<String> issues(LevelFileResult result) {
    return result.issues().stream().filter(issue -> !issue.code().equals("mini.noGoal"))
        .map(issue -> issue.code() + ":" + covered(result, issue)).toList();
  }

  public static List<String> issues(String content) {
    return issues(level(content));
  }

  public static String covered(LevelFileResult result, LevelIssue issue) {
    return result.text().substring(issue.offset(), issue.end());
  }
}
