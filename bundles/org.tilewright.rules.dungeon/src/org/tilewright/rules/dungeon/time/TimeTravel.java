package org.tilewright.rules.dungeon.time;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.text.Counted;
import org.tilewright.rules.dungeon.command.DungeonCommand;
import org.tilewright.rules.dungeon.command.RefusedCommandException;
import org.tilewright.rules.dungeon.core.Battle;
import org.tilewright.rules.dungeon.core.Chain;
import org.tilewright.rules.dungeon.core.Company;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.DungeonState;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Hero;
import org.tilewright.rules.dungeon.core.Kind;
import org.tilewright.rules.dungeon.core.Past;
import org.tilewright.rules.dungeon.core.World;

/**
 * Transports the player to an earlier state (seed 3.11): the dungeon is as it was after the tick of arrival, his
 * inventory and health come along, and his older self stands where he was then.
 *
 * <p>The states of a game form a chain of lives, each from an arrival to the next departure. Looking back along the
 * chain gives the state of arrival and what the older self still has to do in it. Lives that began after the time of
 * arrival lie ahead: who lived them will arrive again when it is time.
 */
public final class TimeTravel {

  private final DungeonState origin;
  private final DungeonCommand command;
  private final List<Company.Expected> expected = new ArrayList<>();
  private Deque<DungeonCommand> script = new ArrayDeque<>();

  private TimeTravel(DungeonState origin, DungeonCommand command) {
    this.origin = origin;
    this.command = command;
  }

  /**
   * Travels back by a number of ticks, which itself is no tick.
   *
   * @throws RefusedCommandException when the number is not positive or so many ticks have not passed (seed 6.3.2), or
   *                                 when nobody is there who could travel or the game does not remember its past
   */
  public static DungeonState rewind(DungeonState origin, DungeonCommand.Rewind command) throws RefusedCommandException {
    if (command.ticks() <= 0) {
      throw RefusedCommandException.argument("One can only go back by 1 tick or more, not by " + command.ticks() + ".");
    }
    if (command.ticks() > origin.tick()) {
      throw RefusedCommandException.argument("Only " + Counted.of(origin.tick(), "tick has", "ticks have") + " passed, fewer than "
          + command.ticks() + ".");
    }
    if (!origin.dungeon().remembers()) {
      throw RefusedCommandException.action("Nothing in this dungeon travels through time.");
    }
    Optional<Entity> player = origin.player();
    if (player.isEmpty()) {
      throw RefusedCommandException.action("Nobody is there to travel through time.");
    }
    return new TimeTravel(origin, command)
        .arrive(origin.tick() - command.ticks(), player.get().cell(), origin.hero(), origin.nextId(), origin.battles());
  }

  /** Travels through a portal on which a step of the player has ended. */
  public static DungeonState throughPortal(Draft draft, DungeonCommand step, DungeonState departed) {
    return new TimeTravel(draft.before(), step).arrive(draft.departure().orElseThrow(), draft.player().cell(),
        draft.player().hero(), departed.nextId(), departed.battles());
  }

  private DungeonState arrive(int tick, Cell cell, Hero hero, int nextId, Chain<Battle> battles) {
    begin(command);
    DungeonState base = lookBack(tick);
    int olderId = Math.max(nextId, base.nextId());
    Entity player = base.player().orElseThrow();
    Kind kind = base.dungeon().catalogue().find("older_player").orElse(player.kind());
    Entity older = new Entity(olderId, kind, player.cell(), kind.memory());
    Company company = base.company().with(new Company.Older(olderId, base.hero(), List.copyOf(script)));
    for (Company.Expected newcomer : expected) {
      company = company.with(newcomer);
    }
    Entity traveller = player.at(cell);
    World world = base.world().with(older).replacing(player, traveller);
    return new DungeonState(base.dungeon(), world, origin.ply() + 1, base.tick(), base.playerId(),
        Optional.of(traveller), hero, company, battles, olderId + 1, base.random(), base.goals(),
        new Past.Arrival(origin, command));
  }

  /** A step through a portal is the last thing that an older self does; a rewind is not part of his doings. */
  private void begin(DungeonCommand departure) {
    script = new ArrayDeque<>();
    if (departure.takesTick()) {
      script.add(departure);
    }
  }

  /** Goes back to the first state after the tick, and collects on the way what was done since. */
  private DungeonState lookBack(int tick) {
    DungeonState at = origin;
    while (true) {
      if (at.past() instanceof Past.After after && (at.tick() > tick || after.before().tick() == tick)) {
        script.addFirst(after.command());
        at = after.before();
      } else if (at.past() instanceof Past.Arrival arrival && at.tick() > tick) {
        expected.add(new Company.Expected(at.tick(), at.player().orElseThrow().cell(), at.hero(), List.copyOf(script)));
        begin(arrival.command());
        at = arrival.origin();
      } else {
        return at;
      }
    }
  }
}
