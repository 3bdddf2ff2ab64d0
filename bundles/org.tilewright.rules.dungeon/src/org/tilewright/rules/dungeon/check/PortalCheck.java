package org.tilewright.rules.dungeon.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.tilewright.engine.LevelProblem;
import org.tilewright.rules.dungeon.word.Teleporter;

/** Every portal has exactly one counterpart of its colour (seed 4.1.2). */
final class PortalCheck implements LevelCheck {

  @Override
  public void check(Plan plan, Consumer<LevelProblem> problems) {
    Map<String, List<Plan.Placed>> byColour = new LinkedHashMap<>();
    for (Plan.Placed portal : plan.with(Teleporter.class)) {
      String colour = portal.kind().find(Teleporter.class).orElseThrow().name();
      byColour.computeIfAbsent(colour, key -> new ArrayList<>()).add(portal);
    }
    byColour.forEach((colour, portals) -> {
      if (portals.size() == 1) {
        problems.accept(Plan.warning("lonelyPortal", "The portal of colour \"" + colour
            + "\" has no counterpart. Place a second portal of that colour, or change the colour.",
            Optional.of(portals.getFirst().cell()), ""));
      }
      portals.stream().skip(2).forEach(portal -> problems.accept(Plan.warning("thirdPortal", "There are " + portals.size()
          + " portals of colour \"" + colour + "\", but only two can belong together. Give this one another colour.",
          Optional.of(portal.cell()), "")));
    });
  }
}
