package org.tilewright.rules.dungeon.check;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.rules.dungeon.action.Crafting;
import org.tilewright.rules.dungeon.core.Behaviour;
import org.tilewright.rules.dungeon.core.Catalogue;
import org.tilewright.rules.dungeon.core.Kind;
import org.tilewright.rules.dungeon.word.Appearing;
import org.tilewright.rules.dungeon.word.Spawner;
import org.tilewright.rules.dungeon.word.TimeDevice;
import org.tilewright.rules.dungeon.word.TimePortal;

/**
 * What the map does not hold at the start and that can come later: what appears by itself, what spawners make (also
 * spawners that themselves were made), what can be built, and older selves. A level can give a kind of its own to each
 * of them. Rather too many than too few.
 */
final class Newcomers {

  private static final String OLDER_SELF = "older_player";

  private final Set<Kind> kinds = new LinkedHashSet<>();
  private final boolean timeTravel;

  Newcomers(LevelDefinition level, Catalogue catalogue, Collection<Kind> placed) {
    Deque<Kind> fresh = new ArrayDeque<>(placed);
    for (String name : level.kinds().keySet()) {
      catalogue.find(name).filter(kind -> kind.find(Appearing.class).filter(a -> a.rate() > 0).isPresent())
          .ifPresent(kind -> add(kind, fresh));
    }
    Crafting.products().forEach(name -> catalogue.find(name).ifPresent(kind -> add(kind, fresh)));
    // also where nobody travels: the course's interface lets everybody
    catalogue.find(OLDER_SELF).ifPresent(older -> add(older, fresh));
    boolean travels = false;
    while (!fresh.isEmpty()) {
      Kind kind = fresh.remove();
      kind.find(Spawner.class).filter(spawner -> spawner.rate() > 0).flatMap(s -> catalogue.find(s.spawns()))
          .ifPresent(spawned -> add(spawned, fresh));
      travels |= kind.has(TimeDevice.class) || kind.has(TimePortal.class);
    }
    timeTravel = travels;
  }

  private void add(Kind kind, Deque<Kind> fresh) {
    if (kinds.add(kind)) {
      fresh.add(kind);
    }
  }

  /** The kinds of what can come. */
  Stream<Kind> kinds() {
    return kinds.stream();
  }

  /** Whether something with a behaviour can come. */
  boolean any(Class<? extends Behaviour> word) {
    return kinds.stream().anyMatch(kind -> kind.has(word));
  }

  /** Whether an item of a kind that recipes name can come. */
  boolean anyOf(String material) {
    return kinds.stream().anyMatch(kind -> kind.is(material));
  }

  /** Whether somebody can travel through time: what was taken or destroyed is there once more. */
  boolean timeTravel() {
    return timeTravel;
  }
}
