package org.tilewright.rules.winter.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.text.Counted;
import org.tilewright.engine.view.GameView;
import org.tilewright.engine.view.Panel;
import org.tilewright.engine.view.PieceView;
import org.tilewright.engine.view.PieceViews;
import org.tilewright.engine.view.Seat;
import org.tilewright.rules.winter.board.Paths;
import org.tilewright.rules.winter.core.Player;
import org.tilewright.rules.winter.core.Skills;
import org.tilewright.rules.winter.core.WinterState;
import org.tilewright.rules.winter.turn.PieceIds;

/** Shows a state: nothing is hidden. */
public final class WinterView {

  private static final int FORT_LAYER = 10;
  private static final int PLAYER_LAYER = 20;
  private static final String SAFE = "safe";
  private static final List<String> COLUMNS = List.of("Player", "HP", "Strength", "Speed", "Snowballs", "State");

  private WinterView() {
  }

  /** The view of a state, the same for all players. */
  public static GameView of(WinterState state) {
    return new GameView(state.paths().bounds(), PieceViews.of(pieces(state)), List.of(table(state)), Optional.empty(), status(state));
  }

  /** Who plays. */
  public static List<Seat> seats(WinterState state) {
    List<Seat> seats = new ArrayList<>();
    for (int i = 0; i < state.players().size(); i++) {
      seats.add(new Seat(i, state.players().get(i).name(), state.players().get(i).alive()));
    }
    return seats;
  }

  private static List<PieceView> pieces(WinterState state) {
    Paths paths = state.paths();
    List<PieceView> pieces = new ArrayList<>();
    for (int tile = 0; tile < paths.count(); tile++) {
      Cell cell = paths.cell(tile);
      pieces.add(new PieceView(PieceIds.tile(tile), state.match().pathKinds().get(tile), "", cell, 0, "",
          "Path " + paths.openings(tile).text() + " at " + cell));
    }
    for (int tile : Paths.tiles(state.forts())) {
      pieces.add(new PieceView(PieceIds.fort(tile), state.match().fortKind(), "", paths.cell(tile), FORT_LAYER, "",
          "Fort at " + paths.cell(tile)));
    }
    for (int i = 0; i < state.players().size(); i++) {
      Player player = state.players().get(i);
      if (player.alive()) {
        pieces.add(new PieceView(PieceIds.player(i), player.kind(), player.safe() ? SAFE : "",
            paths.cell(player.tile()),
            PLAYER_LAYER, Integer.toString(player.health()), label(player, paths)));
      }
    }
    return pieces;
  }

  private static String label(Player player, Paths paths) {
    return player.name() + " at " + paths.cell(player.tile()) + ", " + player.health() + " HP, "
        + Counted.of(player.snowballs(), "snowball") + (player.safe() ? ", safe" : "");
  }

  private static Panel table(WinterState state) {
    List<Panel.Row> rows = new ArrayList<>();
    for (Player player : state.players()) {
      rows.add(new Panel.Row(List.of(player.name(), Integer.toString(Math.max(0, player.health())),
          player.skills().map(Skills::strength).map(String::valueOf).orElse("?"),
          player.skills().map(Skills::speed).map(String::valueOf).orElse("?"),
          Integer.toString(player.snowballs()), condition(state, player)), player.kind(),
          player.alive() ? Optional.of(state.paths().cell(player.tile())) : Optional.empty()));
    }
    return new Panel.Table("Players", COLUMNS, rows);
  }

  private static String condition(WinterState state, Player player) {
    return !player.alive() ? "out" : state.winner().isPresent() ? "winner" : player.safe() ? SAFE : "";
  }

  private static String turns(WinterState state) {
    return Counted.of(state.turn(), "turn");
  }

  private static String status(WinterState state) {
    String name = state.mover().name();
    return switch (state.phase()) {
      case SKILLS -> name + " chooses skills: " + Skills.POINTS + " points for strength and speed.";
      case TURNS -> "Turn " + (state.turn() + 1) + ": " + name + " may "
          + (state.canMove() && state.canThrow() ? "move and throw" : state.canMove() ? "move" : "throw") + ".";
      case OVER -> name + " has won after " + turns(state) + ".";
      case DRAWN -> "Drawn after " + turns(state) + ": nobody can be hit any more.";
    };
  }
}
