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
    List<LevelProblem> problems = errors(plan);
    if (problems.isEmpty()) {
      QUALITY.forEach(check -> check.check(plan, problems::add));
    }
    return List.copyOf(problems);
  }

  /** What makes a level impossible to play. */
  public static List<LevelProblem> errors(LevelPlan plan) {
    List<LevelProblem> problems = new ArrayList<>();
    SOUNDNESS.forEach(check -> check.check(plan, problems::add));
    return problems;
  }
}
