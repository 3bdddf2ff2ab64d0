package org.tilewright.rules.winter.turn;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.rules.winter.board.Paths;
import org.tilewright.rules.winter.check.LevelChecks;
import org.tilewright.rules.winter.core.Match;
import org.tilewright.rules.winter.core.Phase;
import org.tilewright.rules.winter.core.Player;
import org.tilewright.rules.winter.core.Skills;
import org.tilewright.rules.winter.core.WinterState;
import org.tilewright.rules.winter.level.LevelPlan;

/** Makes the state in which a level begins (rules/winter.md section 1). */
public final class Opening {

  private static final String USUAL_FORT = "fort";

  private Opening() {
  }

  /** The first state. @throws IllegalArgumentException when the level cannot be played; the message says why */
  public static WinterState of(LevelDefinition level, long seed) {
    LevelPlan plan = new LevelPlan(level);
    LevelChecks.errors(plan).stream().findFirst().ifPresent(Opening::refuse);
    Paths paths = plan.paths();
    Match match = new Match(level.name(), paths, plan.sortedTiles().stream().map(tile -> tile.kind().name()).toList(),
        plan.forts().stream().map(fort -> fort.kind().name()).findFirst().orElse(USUAL_FORT));
    List<Player> players = new ArrayList<>();
    plan.players().stream().sorted(Comparator.comparingInt(LevelPlan.Entrant::seat))
        .forEach(entrant -> players.add(player(entrant, paths)));
    long forts = 0;
    for (LevelPlan.Placed fort : plan.forts()) {
      // one beside the board is left out
      OptionalInt tile = paths.tile(fort.cell());
      forts |= tile.isPresent() ? Paths.bit(tile.getAsInt()) : 0;
    }
    RandomSource random = new RandomSource(seed);
    long allForts = forts != 0 ? forts : Forts.anywhere(paths.count(), Match.forts(players.size()), random);
    WinterState empty = new WinterState(match, players, allForts, Phase.SKILLS, 0, false, false, random.state(), 0, 0);
    return new TurnDraft(empty).begin();
  }

  private static void refuse(LevelProblem problem) {
    throw new IllegalArgumentException(problem.message()
        + problem.cell().map(cell -> " (at " + cell + ")").orElse(""));
  }

  private static Player player(LevelPlan.Entrant entrant, Paths paths) {
    OptionalInt strength = entrant.says().intValue("strength");
    Optional<Skills> skills = strength.isEmpty() ? Optional.empty()
        : Optional.of(new Skills(strength.getAsInt(), entrant.says().intValue("speed").orElseThrow()));
    return new Player(entrant.kind().name(), entrant.name(), paths.tile(entrant.cell()).orElseThrow(),
        entrant.says().intValue("health").orElseThrow(), skills,
        entrant.says().intValue("snowballs", skills.map(Skills::strength).orElse(0)),
        entrant.says().flag("safe", false));
  }
}
