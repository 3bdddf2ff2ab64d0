package org.tilewright.rules.dungeon.check;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.rules.dungeon.core.Catalogue;
import org.tilewright.rules.dungeon.core.Kind;

/**
 * The kinds of the level make sense: none is to be, say, a door and a switch at once, of which the rules would not know
 * whether it is open or pressed. A game with such a kind cannot begin.
 */
public final class KindCheck implements LevelCheck {

  /** What is wrong with the kinds that are placed in a level, or can come, if anything. */
  public static Optional<String> contradiction(LevelDefinition level, Catalogue catalogue, Collection<Kind> placed) {
    return Stream.concat(placed.stream(), new Newcomers(level, catalogue, placed).kinds())
        .flatMap(kind -> kind.contradiction().stream()).sorted().findFirst();
  }

  @Override
  public void check(Plan plan, Consumer<LevelProblem> problems) {
    for (Kind kind : plan.kinds()) {
      kind.contradiction().ifPresent(message -> problems.accept(
          Plan.error("kind", message, plan.cells(kind).stream().findFirst(), "")));
    }
    List<Kind> placed = plan.kinds();
    plan.newcomers().kinds().filter(kind -> !placed.contains(kind)).flatMap(kind -> kind.contradiction().stream())
        .forEach(message -> problems.accept(Plan.error("kind", message, Optional.empty(), "")));
  }
}
