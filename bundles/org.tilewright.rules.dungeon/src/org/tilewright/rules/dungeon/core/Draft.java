package org.tilewright.rules.dungeon.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.tilewright.engine.Event;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.engine.random.RandomState;
import org.tilewright.rules.dungeon.command.DungeonCommand;
import org.tilewright.rules.dungeon.path.DistanceField;
import org.tilewright.rules.dungeon.path.Terrain;

/**
 * The next state in the making: the only place where the rules change anything, made for one command and dropped after
 * it. Not thread-safe.
 */
public final class Draft {

  /** Where a player is who is not on the board. */
  private static final Cell NOWHERE = new Cell(0, 0);

  private final DungeonState before;
  private final Actor player;
  private final List<Event> events = new ArrayList<>(4);
  private World world;
  private int tick;
  private int nextId;
  private Company company;
  private Chain<Battle> battles;
  private Optional<RandomSource> random = Optional.empty();
  private Optional<DistanceField> hunt = Optional.empty();
  private boolean circuitDisturbed;
  private OptionalInt departure = OptionalInt.empty();

  /** A draft that begins as {@code before}. */
  public Draft(DungeonState before) {
    this.before = before;
    this.world = before.world();
    this.tick = before.tick();
    this.nextId = before.nextId();
    this.company = before.company();
    this.battles = before.battles();
    Cell start = before.player().isPresent() ? before.player().get().cell() : NOWHERE;
    this.player = new Actor(before.playerId(), before.hero(), start);
  }

  /** What stays the same over the game. */
  public Dungeon dungeon() {
    return before.dungeon();
  }

  /** The state before the command. */
  public DungeonState before() {
    return before;
  }

  /** What is on the board now. */
  public World world() {
    return world;
  }

  /** The entity of that number as it is now, if it is still there. */
  public Optional<Entity> find(int id) {
    return world.board().find(id);
  }

  /** The player who is steered. */
  public Actor player() {
    return player;
  }

  /** Whether the player who is steered is on the board. */
  public boolean playerPresent() {
    return world.board().has(player.id());
  }

  /** The tick that is going on, counted from 1. */
  public int tick() {
    return tick;
  }

  /** Begins the next tick. */
  public void startTick() {
    tick++;
  }

  /** The source of all randomness. */
  public RandomSource random() {
    if (random.isEmpty()) {
      random = Optional.of(before.random().source());
    }
    return random.get();
  }

  /** Takes note of what happened. */
  public void log(Event event) {
    events.add(event);
  }

  /** What has happened so far. */
  public List<Event> events() {
    return events;
  }

  /** Puts a new thing of a kind on a cell. */
  public Entity spawn(Kind kind, Cell cell, Memory memory) {
    Entity entity = new Entity(newId(), kind, cell, memory);
    world = world.with(entity);
    log(new Event.Appeared(entity.id(), kind.name(), cell));
    return entity;
  }

  /** Puts a thing that already has a number on the board. */
  public void place(Entity entity) {
    world = world.with(entity);
  }

  /** A number that nothing has had yet. */
  public int newId() {
    return nextId++;
  }

  /** Takes an entity off the board, in whatever state it is by now. */
  public void remove(Entity entity) {
    Optional<Entity> current = find(entity.id());
    if (current.isPresent()) {
      world = world.without(current.get());
    }
  }

  /** Lets an entity move to another cell. */
  public Entity move(Entity entity, Cell to) {
    return move(entity, to, entity.memory());
  }

  /** Lets an entity move to another cell with something else to remember. */
  public Entity move(Entity entity, Cell to, Memory memory) {
    Entity moved = new Entity(entity.id(), entity.kind(), to, memory);
    world = world.replacing(entity, moved);
    log(new Event.Moved(entity.id(), entity.kind().name(), entity.cell(), to));
    return moved;
  }

  /** Lets an entity remember something else. */
  public Entity remember(Entity entity, Memory memory) {
    if (memory.equals(entity.memory())) {
      return entity;
    }
    Entity changed = entity.remembering(memory);
    world = world.replacing(entity, changed);
    return changed;
  }

  /** Moves a player to a cell, where everything takes note of him. */
  public void enter(Actor actor, Cell to) {
    world.board().find(actor.id()).ifPresent(entity -> move(entity, to));
    actor.arriveAt(to);
    for (Entity other : world.board().at(to)) {
      if (other.id() != actor.id()) {
        other.entered(this, actor);
      }
    }
  }

  /** Older selves who are there or expected. */
  public Company company() {
    return company;
  }

  /** Changes who is there or expected. */
  public void company(Company changed) {
    company = changed;
  }

  /** Adds a battle to the list of all battles. */
  public void record(Battle battle) {
    battles = battles.with(battle);
  }

  /** Says that a switch, a wire or a bomb has changed, so that circuits must settle. */
  public void disturbCircuit() {
    circuitDisturbed = true;
  }

  /** Whether circuits must settle; forgets it. */
  public boolean takeCircuitDisturbance() {
    boolean disturbed = circuitDisturbed;
    circuitDisturbed = false;
    return disturbed;
  }

  /** Lets the player leave for the time right after tick {@code destination}; the tick that goes on ends with it. */
  public void departTo(int destination) {
    departure = OptionalInt.of(destination);
  }

  /** The tick for which the player has left, if he has. */
  public OptionalInt departure() {
    return departure;
  }

  /**
   * The ways to the player, searched at most once as long as neither he nor what blocks the ways changes.
   *
   * @param asking  where somebody stands who wants to know his way
   * @param hunters where all stand who may want to know theirs
   */
  public DistanceField hunt(Cell asking, Supplier<List<Cell>> hunters) {
    world = world.surveyed();
    Terrain terrain = world.terrain().orElseThrow();
    if (hunt.isEmpty()) {
      hunt = Optional.of(dungeon().lastSearch().take());
    }
    DistanceField ways = hunt.get();
    if (!ways.answers(terrain, player.cell(), asking)) {
      ways.search(terrain, player.cell(), hunters.get());
    }
    return ways;
  }

  /** The finished state. */
  public DungeonState finish(DungeonCommand command) {
    hunt.ifPresent(dungeon().lastSearch()::giveBack);
    hunt = Optional.empty();
    Optional<Entity> body = world.board().find(player.id());
    RandomState future = random.isPresent() ? random.get().state() : before.random();
    Past past = dungeon().remembers() ? new Past.After(before, command) : Past.Beginning.IS_ALL;
    return new DungeonState(dungeon(), world, before.ply() + 1, tick, player.id(), body, player.hero(), company,
        battles, nextId, future, before.goals(), past);
  }
}
