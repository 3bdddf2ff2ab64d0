package org.tilewright.rules.dungeon.check;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.tilewright.engine.LevelProblem;
import org.tilewright.rules.dungeon.word.Person;

/** A dungeon has exactly one player. Without one it begins, but nobody can move; of several the first one is steered. */
final class PlayerCheck implements LevelCheck {

  @Override
  public void check(Plan plan, Consumer<LevelProblem> problems) {
    List<Plan.Placed> players = plan.with(Person.class);
    if (players.isEmpty()) {
      problems.accept(Plan.warning("noPlayer",
          "The level has no player, so nobody can move in it. Put one on the map (symbol '@').",
          Optional.empty(), ""));
    }
    players.stream().skip(1).forEach(player -> problems.accept(Plan.warning("secondPlayer",
        "There is already a player at " + players.getFirst().cell() + "; this one stands still. Remove one of them.",
        Optional.of(player.cell()), "")));
  }
}
