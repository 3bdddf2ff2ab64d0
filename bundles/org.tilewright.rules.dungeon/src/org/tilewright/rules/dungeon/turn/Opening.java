package org.tilewright.rules.dungeon.turn;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.tilewright.engine.board.Board;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.random.RandomState;
import org.tilewright.rules.dungeon.circuit.Circuit;
import org.tilewright.rules.dungeon.check.KindCheck;
import org.tilewright.rules.dungeon.core.Catalogue;
import org.tilewright.rules.dungeon.core.Chain;
import org.tilewright.rules.dungeon.core.Company;
import org.tilewright.rules.dungeon.core.Draft;
import org.tilewright.rules.dungeon.core.Dungeon;
import org.tilewright.rules.dungeon.core.DungeonState;
import org.tilewright.rules.dungeon.core.Entity;
import org.tilewright.rules.dungeon.core.Hero;
import org.tilewright.rules.dungeon.core.Inventory;
import org.tilewright.rules.dungeon.core.Kind;
import org.tilewright.rules.dungeon.core.Past;
import org.tilewright.rules.dungeon.core.Potions;
import org.tilewright.rules.dungeon.core.Quest;
import org.tilewright.rules.dungeon.core.Role;
import org.tilewright.rules.dungeon.core.World;
import org.tilewright.rules.dungeon.goal.DungeonQuest;
import org.tilewright.rules.dungeon.path.LastSearch;
import org.tilewright.rules.dungeon.word.Appearing;
import org.tilewright.rules.dungeon.word.DungeonWords;
import org.tilewright.rules.dungeon.word.FloorSwitch;
import org.tilewright.rules.dungeon.word.Logic;
import org.tilewright.rules.dungeon.word.Logical;
import org.tilewright.rules.dungeon.word.Person;
import org.tilewright.rules.dungeon.word.Pushable;
import org.tilewright.rules.dungeon.word.Spawner;
import org.tilewright.rules.dungeon.word.TimeDevice;
import org.tilewright.rules.dungeon.word.TimePortal;

/** Sets a dungeon up as its level says. */
public final class Opening {

  private final LevelDefinition level;
  private final boolean remembered;
  private final Catalogue catalogue;
  private final List<Entity> entities = new ArrayList<>();
  private final Set<Kind> kinds = new HashSet<>();

  private Opening(LevelDefinition level, boolean remembered) {
    this.level = level;
    this.remembered = remembered;
    this.catalogue = new Catalogue(level, new DungeonWords());
    level.forEachEntity((spec, x, y) -> {
      Kind kind = catalogue.kind(spec);
      entities.add(new Entity(entities.size(), kind, new Cell(x, y), kind.memory()));
      kinds.add(kind);
    });
  }

  /**
   * The state in which a level begins. Entities are numbered in the level's order, from 0. Boulders that stand on
   * switches press them from the start; bulbs light up with the first tick.
   *
   * @param remembered whether the game is to remember its past in any case; otherwise it does when something in it
   *                   travels through time
   * @throws IllegalArgumentException when the behaviours of a kind exclude each other, when the level's goal uses functions that these rules do not have, or is too large
   */
  public static DungeonState of(LevelDefinition level, long seed, boolean remembered) {
    return new Opening(level, remembered).state(seed);
  }

  private DungeonState state(long seed) {
    KindCheck.contradiction(level, catalogue, kinds).ifPresent(message -> {
      throw new IllegalArgumentException(message);
    });
    World world = World.of(Board.of(entities));
    int playerId = world.first(Person.class).orElse(-1);
    Hero hero = world.board().find(playerId).map(Entity::kind).map(Opening::hero)
        .orElse(new Hero(0, 0, Inventory.EMPTY, Potions.NONE, 0));
    Dungeon dungeon = dungeon();
    DungeonState bare = state(dungeon, world, playerId, hero, seed);
    Draft draft = new Draft(bare);
    for (Entity floorSwitch : world.all(Role.SWITCH)) {
      if (world.has(floorSwitch.cell(), Pushable.class)) {
        FloorSwitch.weigh(draft, floorSwitch.cell());
      }
    }
    Circuit.open(draft);
    return state(dungeon, draft.world(), playerId, hero, seed);
  }

  private DungeonState state(Dungeon dungeon, World world, int playerId, Hero hero, long seed) {
    DungeonState state = new DungeonState(dungeon, world, 0, 0, playerId, world.board().find(playerId), hero,
        Company.NONE, Chain.empty(), entities.size(), new RandomState(seed), 0, Past.Beginning.IS_ALL);
    return state.withGoals(state.dungeon().quest().evaluate(state));
  }

  private Dungeon dungeon() {
    Quest quest = level.goal().<Quest>map(goal -> new DungeonQuest(goal, level.config())).orElse(Quest.NONE);
    List<Kind> appearing = level.kinds().keySet().stream().flatMap(name -> catalogue.find(name).stream())
        .filter(kind -> kind.find(Appearing.class).filter(a -> a.rate() > 0).isPresent()).toList();
    Stream<Kind> spawned = kinds.stream().flatMap(kind -> kind.find(Spawner.class).map(Spawner::spawns).stream())
        .flatMap(name -> catalogue.find(name).stream());
    boolean timeTravel = Stream.concat(kinds.stream(), Stream.concat(spawned, appearing.stream()))
        .anyMatch(kind -> kind.has(TimeDevice.class) || kind.has(TimePortal.class));
    boolean simultaneity = kinds.stream().anyMatch(kind -> kind.find(Logical.class).flatMap(Logical::logic)
        .filter(logic -> logic == Logic.CO_AND).isPresent());
    return new Dungeon(level, catalogue, quest, level.bounds().orElse(new Bounds(0, 0, 0, 0)), appearing,
        clock(appearing), timeTravel, simultaneity, remembered || timeTravel, new LastSearch());
  }

  private static Hero hero(Kind kind) {
    return new Hero(kind.attributes().doubleValue("health", 0), kind.attributes().doubleValue("attack", 0),
        Inventory.EMPTY, Potions.NONE, 0);
  }

  /**
   * Least common multiple of the rates at which something appears: after so many ticks, the time of day is the same.
   */
  private long clock(List<Kind> appearing) {
    long clock = 1;
    for (Kind kind : appearing) {
      clock = common(clock, kind.find(Appearing.class).orElseThrow().rate());
    }
    for (Kind kind : kinds) {
      clock = common(clock, kind.find(Spawner.class).map(Spawner::rate).orElse(0));
    }
    return clock;
  }

  private static long common(long clock, int rate) {
    if (rate <= 1) {
      return clock;
    }
    long a = clock;
    long b = rate;
    while (b != 0) {
      long rest = a % b;
      a = b;
      b = rest;
    }
    // a longer clock than any game is as good as the exact one
    return Math.min(clock / a * rate, 1L << 40);
  }
}
