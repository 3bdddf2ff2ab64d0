package org.tilewright.rules.winter.check;

import java.util.OptionalInt;
import java.util.function.Consumer;
import org.tilewright.engine.LevelProblem;
import org.tilewright.rules.winter.core.Skills;
import org.tilewright.rules.winter.level.LevelPlan;

/** Health and skills that the level gives are such as a player could choose, and the snowballs fit the strength. */
final class SkillsCheck implements LevelCheck {

  @Override
  public void check(LevelPlan plan, Consumer<LevelProblem> problems) {
    plan.players().forEach(player -> {
      check(player, problems);
      health(player, problems);
    });
  }

  private static void health(LevelPlan.Entrant player, Consumer<LevelProblem> problems) {
    if (player.says().intValue("health", 0) < 1) {
      problems.accept(Problems.error("health", player.cell(), "The health of a player must be a whole number from 1."));
    }
  }

  private static void check(LevelPlan.Entrant player, Consumer<LevelProblem> problems) {
    OptionalInt strength = player.says().intValue("strength");
    OptionalInt speed = player.says().intValue("speed");
    OptionalInt snowballs = player.says().intValue("snowballs");
    if (strength.isPresent() != speed.isPresent()) {
      problems.accept(Problems.error("halfSkills", player.cell(),
          "Only one of strength and speed is given. Give both, or none to let the player choose."));
    } else if (strength.isPresent() && !Skills.allowed(strength.getAsInt(), speed.getAsInt())) {
      problems.accept(Problems.error("skills", player.cell(), Skills.RULE));
    } else if (snowballs.isPresent() && strength.isEmpty()) {
      problems.accept(Problems.error("snowballs", player.cell(),
          "Snowballs are given without strength and speed. A player who chooses these starts with all he can carry."));
    } else if (snowballs.isPresent() && (snowballs.getAsInt() < 0 || snowballs.getAsInt() > strength.getAsInt())) {
      problems.accept(Problems.error("snowballs", player.cell(), "A player with strength " + strength.getAsInt()
          + " carries 0 to " + strength.getAsInt() + " snowballs, not " + snowballs.getAsInt() + "."));
    }
  }
}
