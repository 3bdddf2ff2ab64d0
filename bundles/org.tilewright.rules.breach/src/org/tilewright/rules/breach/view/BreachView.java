package org.tilewright.rules.breach.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tilewright.engine.view.GameView;
import org.tilewright.engine.view.Panel;
import org.tilewright.engine.view.PieceView;
import org.tilewright.engine.view.PieceViews;
import org.tilewright.rules.breach.core.Battlefield;
import org.tilewright.rules.breach.core.BreachState;
import org.tilewright.rules.breach.core.TileType;
import org.tilewright.rules.breach.core.Unit;

/** Shows a state: nothing is hidden from the player. */
public final class BreachView {

  private static final String DESTROYED = "destroyed";

  private final BreachState state;
  private final Battlefield field;

  private BreachView(BreachState state) {
    this.state = state;
    this.field = state.field();
  }

  /** The view of a state. */
  public static GameView of(BreachState state) {
    return new BreachView(state).view();
  }

  private GameView view() {
    List<PieceView> pieces = new ArrayList<>(field.area() + state.units().size());
    for (int cell = 0; cell < field.area(); cell++) {
      pieces.add(tile(cell));
    }
    state.units().forEach(unit -> pieces.add(unit(unit)));
    return new GameView(field.bounds(), PieceViews.of(pieces), List.of(units()), Optional.empty(), status());
  }

  private PieceView tile(int cell) {
    TileType type = field.tile(cell);
    int building = field.buildingAt(cell);
    boolean destroyed = building != Battlefield.NONE && state.buildings().isDestroyed(building);
    String health = building == Battlefield.NONE || destroyed ? "" : Integer.toString(state.buildings().health(building));
    String label = type.kind().title()
        + (destroyed ? ", destroyed" : health.isEmpty() ? "" : ", health " + health);
    return new PieceView(cell, type.kind().name(), destroyed ? DESTROYED : "", field.cell(cell), type.kind().layer(), health, label);
  }

  private PieceView unit(Unit unit) {
    boolean moved = state.hasMoved(unit);
    return new PieceView(unit.id(), unit.type().kind().name(), moved ? "moved" : "", field.cell(unit.cell()),
        unit.type().kind().layer(), Integer.toString(unit.health()), unit.type().title()
        + ", health " + unit.health() + ", damage " + unit.damage() + (moved ? ", has moved" : ""));
  }

  /** The side bar (breach.md 3.4): all units, the one with the highest priority on top. */
  private Panel units() {
    return new Panel.Table("Units", List.of("Unit", "Coord", "Hp", "Dmg"), state.units().stream()
        .map(unit -> new Panel.Row(List.of(unit.type().title(), field.cell(unit.cell()).toString(), Integer.toString(unit.health()),
            Integer.toString(unit.damage())), unit.type().kind().name(), Optional.of(field.cell(unit.cell()))))
        .toList());
  }

  private String status() {
    if (state.isWon()) {
      return "You Win!";
    }
    if (state.isLost()) {
      return "You Lost!";
    }
    long mechs = state.units().stream().filter(Unit::isMech).count();
    return "Turn " + (state.turn() + 1) + ": move your mechs (" + state.moves().size() + " of " + mechs
        + " moved), then end the turn";
  }
}
