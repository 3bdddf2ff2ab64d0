package org.tilewright.rules.winter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.tilewright.engine.Command;
import org.tilewright.engine.Event;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.Outcome;
import org.tilewright.engine.Turn;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.view.GameView;
import org.tilewright.rules.winter.board.Paths;
import org.tilewright.rules.winter.core.Player;
import org.tilewright.rules.winter.core.WinterState;
import org.tilewright.rules.winter.event.WinterEvent;

/** A game for tests to play and to look at. Players are called by their numbers, counted from 1. */
final class Game {

  /** A fort out of the way, for games in which forts do not matter. */
  static final String FAR_FORT = "fort at (0, 5)";

  private WinterState state;
  private List<Event> events = List.of();

  private Game(WinterState state) {
    this.state = state;
  }

  /** A game on a drawn board. @param placed players and forts, such as {@code fort at (1, 2)} */
  static Game on(String map, String... placed) {
    return seeded(1, map, placed);
  }

  static Game seeded(long seed, String map, String... placed) {
    return new Game((WinterState) WinterLanguage.RULES.start(WinterLanguage.level(WinterLanguage.text(map, placed)),
        seed));
  }

  /** Two players with strength 2 and speed 3 on the open board of 6 × 6, and a fort that is in nobody's way. */
  static Game duel(long seed, String first, String second) {
    return seeded(seed, WinterLanguage.open(6), FAR_FORT, player(1, 2, 3, first), player(2, 2, 3, second));
  }

  /** A placement: {@code player(1, 2, 3, "0, 0")} has strength 2 and speed 3. */
  static String player(int seat, int strength, int speed, String cell, String... more) {
    return "player_" + seat + "(strength: " + strength + ", speed: " + speed + String.join("", more) + ") at (" + cell
        + ")";
  }

  /** Gives commands, which must be legal. */
  Game play(String... commands) {
    for (String command : commands) {
      try {
        Turn turn = WinterLanguage.RULES.apply(state, WinterLanguage.RULES.parse(state, command));
        state = (WinterState) turn.next();
        events = turn.events();
      } catch (IllegalCommandException e) {
        throw new AssertionError(command + ": " + e.getMessage(), e);
      }
    }
    return this;
  }

  /** Why a command is refused; it must be, and must change nothing. */
  String refusal(String command) {
    long before = state.hash();
    String reason = assertThrows(IllegalCommandException.class,
        () -> WinterLanguage.RULES.apply(state, WinterLanguage.RULES.parse(state, command)), command).getMessage();
    assertEquals(before, state.hash());
    return reason;
  }

  boolean isLegal(String command) {
    return legal().contains(command);
  }

  List<String> legal() {
    return WinterLanguage.RULES.legalCommands(state, state.activePlayer()).stream().map(Command::text).toList();
  }

  WinterState state() {
    return state;
  }

  Player player(int number) {
    return state.players().get(number - 1);
  }

  Cell cell(int number) {
    return state.paths().cell(player(number).tile());
  }

  /** Whose turn it is. */
  int active() {
    return state.activePlayer() + 1;
  }

  Set<Cell> forts() {
    return Paths.tiles(state.forts()).stream().map(state.paths()::cell).collect(Collectors.toSet());
  }

  Outcome outcome() {
    return WinterLanguage.RULES.outcome(state);
  }

  GameView view() {
    return WinterLanguage.RULES.view(state, 0);
  }

  /** What the last command made happen. */
  List<Event> events() {
    return events;
  }

  /** The hits among it. */
  List<WinterEvent.Hit> hits() {
    List<WinterEvent.Hit> hits = new ArrayList<>();
    events.forEach(event -> {
      if (event instanceof WinterEvent.Hit hit) {
        hits.add(hit);
      }
    });
    return hits;
  }
}
