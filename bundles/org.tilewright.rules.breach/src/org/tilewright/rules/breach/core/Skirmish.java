package org.tilewright.rules.breach.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.tilewright.engine.Event;

/** A state in the making: made of one state, changed, and turned into the next. Units keep their priority. */
public final class Skirmish {

  private final BreachState before;
  private final Battlefield field;
  private final Unit[] units;
  private final int[] unitAt;
  private final List<Event> events = new ArrayList<>();
  private Buildings buildings;

  /** Begins with what a state holds. */
  public Skirmish(BreachState state) {
    before = state;
    field = state.field();
    buildings = state.buildings();
    units = state.units().toArray(Unit[]::new);
    unitAt = new int[field.area()];
    Arrays.fill(unitAt, Battlefield.NONE);
    for (int i = 0; i < units.length; i++) {
      unitAt[units[i].cell()] = i;
    }
  }

  /** The tiles. */
  public Battlefield field() {
    return field;
  }

  /** The buildings as they are now. */
  public Buildings buildings() {
    return buildings;
  }

  /** Number of units, the dead of this turn included. */
  public int size() {
    return units.length;
  }

  /** A unit by its place in the order of priority, 0 for the highest. */
  public Unit unit(int rank) {
    return units[rank];
  }

  /** The living unit on a cell. */
  public Optional<Unit> unitAt(int cell) {
    return unitAt[cell] == Battlefield.NONE ? Optional.empty() : Optional.of(units[unitAt[cell]]);
  }

  /** Whether nobody can go to a cell: a tile that blocks, or a unit. */
  public boolean blocks(int cell) {
    return unitAt[cell] != Battlefield.NONE || switch (field.tile(cell).nature()) {
      case GROUND -> false;
      case MOUNTAIN -> true;
      case BUILDING -> !buildings.isDestroyed(field.buildingAt(cell));
    };
  }

  /** Attacks a building, or heals it. @param damage negative to heal */
  public void damageBuilding(int building, int damage) {
    Buildings after = buildings.damaged(building, damage);
    if (after != buildings) {
      events.add(new BreachEvent.BuildingHit(field.cell(field.buildingCell(building)), buildings.health(building),
          after.health(building)));
      buildings = after;
    }
  }

  /** Attacks a living unit, or heals it; whoever dies is off the board at once. @param damage negative to heal */
  public void damageUnit(Unit unit, int damage) {
    Unit after = unit.damaged(damage);
    if (after.health() != unit.health()) {
      int rank = unitAt[unit.cell()];
      units[rank] = after;
      events.add(new BreachEvent.UnitHit(unit.id(), unit.type().title(), field.cell(unit.cell()), unit.health(), after.health()));
      if (!after.isAlive()) {
        unitAt[unit.cell()] = Battlefield.NONE;
      }
    }
  }

  /** Tells a unit where to walk to. */
  public void setObjective(int rank, int cell) {
    units[rank] = units[rank].headingFor(cell);
  }

  /** Puts a living unit on a free cell. */
  public void move(int rank, int target) {
    Unit unit = units[rank];
    events.add(new BreachEvent.UnitMoved(unit.id(), unit.type().title(), field.cell(unit.cell()), field.cell(target)));
    unitAt[unit.cell()] = Battlefield.NONE;
    unitAt[target] = rank;
    units[rank] = unit.movedTo(target);
  }

  /** What has happened so far. */
  public List<Event> events() {
    return events;
  }

  /** The state that this has become, in the same turn. @param moves moves of the turn that stand */
  public BreachState inSameTurn(List<PastMove> moves) {
    return new BreachState(field, buildings, List.of(units), moves, before.ply() + 1, before.turn());
  }

  /** The state that this has become, a turn later: the dead are removed, and all mechs may move again. */
  public BreachState inNextTurn() {
    List<Unit> living = Arrays.stream(units).filter(Unit::isAlive).toList();
    return new BreachState(field, buildings, living, List.of(), before.ply() + 1, before.turn() + 1);
  }
}
