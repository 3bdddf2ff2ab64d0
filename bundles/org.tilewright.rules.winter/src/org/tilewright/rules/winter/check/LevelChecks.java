package org.tilewright.rules.winter.check;

import java.util.ArrayList;
import java.util.List;
import org.tilewright.engine.LevelProblem;
import org.tilewright.rules.winter.level.LevelPlan;

/** All checks of a board before play. */
public final class LevelChecks {

  private static final List<LevelCheck> SOUNDNESS = List.of(new PlayersCheck(), new SkillsCheck(), new BoardCheck(),
      new OpeningsCheck(), new PlacementCheck());
  /** What is only worth asking of a board without errors. */
  private static final List<LevelCheck> QUALITY = List.of(new FortCountCheck(), new ConnectionCheck());

  private LevelChecks() {
  }

  /** What is wrong with a level. */
  public static List<LevelProblem> check(LevelPlan plan) {
    List<LevelProblem> problems = soundness(plan);
    if (problems.stream().noneMatch(LevelChecks::isError)) {
      QUALITY.forEach(check -> check.check(plan, problems::add));
    }
    return List.copyOf(problems);
  }

  /** What no game can begin with. */
  public static List<LevelProblem> errors(LevelPlan plan) {
    return soundness(plan).stream().filter(LevelChecks::isError).toList();
  }

  private static List<LevelProblem> soundness(LevelPlan plan) {
    List<LevelProblem> problems = new ArrayList<>();
    SOUNDNESS.forEach(check -> check.check(plan, problems::add));
    return problems;
  }

  private static boolean isError(LevelProblem problem) {
    return problem.severity() == LevelProblem.Severity.ERROR;
  }
}
