package org.tilewright.rules.dungeon;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.tilewright.engine.Command;
import org.tilewright.engine.Event;
import org.tilewright.engine.GameState;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.Outcome;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.Turn;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.view.GameView;
import org.tilewright.rules.dungeon.command.DungeonCommand;
import org.tilewright.rules.dungeon.command.RefusedCommandException;
import org.tilewright.rules.dungeon.report.DungeonReport;
import org.tilewright.rules.dungeon.report.DungeonReport.EntityInfo;
import org.tilewright.rules.dungeon.report.DungeonReport.ItemInfo;

/** A game on a small drawn level, for tests to play and to look at. */
final class Play {

  private static final int LONGEST_WAY = 100;
  private static final Ruleset RULES = new LenientDungeonRuleset();

  private GameState state;
  private List<Event> events = List.of();

  private Play(GameState state) {
    this.state = state;
  }

  /** Starts a level whose first row is row 0. @param more further parts of the level, such as a goal or a legend */
  static Play on(String map, String... more) {
    return seeded(1, map, more);
  }

  static Play seeded(long seed, String map, String... more) {
    return new Play(RULES.start(DungeonLanguage.level(text(map, more)), seed));
  }

  static String text(String map, String... more) {
    String parts = String.join("\n", more);
    return "level test uses dungeon {\n" + parts + "\nmap \"\"\"\n" + map.stripTrailing().indent(2) + "  \"\"\"\n"
        + (parts.contains("goal ") ? "" : "goal exit\n") + "}\n";
  }

  /** The same game, to be played on separately. */
  Play fork() {
    return new Play(state);
  }

  /** Moves by letters: U, D, L, R. */
  Play move(String letters) {
    for (char letter : letters.toCharArray()) {
      run(switch (letter) {
        case 'U' -> "move up";
        case 'D' -> "move down";
        case 'L' -> "move left";
        default -> "move right";
      });
    }
    return this;
  }

  /** Moves right until something is so, which must come about before long. */
  Play moveRightUntil(Predicate<Play> condition) {
    for (int moves = 0; !condition.test(this); moves++) {
      if (moves == LONGEST_WAY) {
        throw new AssertionError("It did not come about within " + moves + " moves");
      }
      move("R");
    }
    return this;
  }

  Play moveRightIntoABattle() {
    return moveRightUntil(play -> play.report().battleCount() > 0);
  }

  /** Carries out a command, which must be possible. */
  Play run(String command) {
    try {
      Turn turn = RULES.apply(state, parse(command));
      state = turn.next();
      events = turn.events();
      return this;
    } catch (IllegalCommandException e) {
      throw new AssertionError(command + ": " + e.getMessage(), e);
    }
  }

  Play use(String item) {
    return run("use " + item);
  }

  Play build(String kind) {
    return run("build " + kind);
  }

  /** Interacts with the first entity of a type. */
  Play interact(String type) {
    return run("interact " + entity(type).id());
  }

  Play rewind(int ticks) {
    return run("rewind " + ticks);
  }

  /** The reason for which a command is refused; empty when it is possible. */
  Optional<RefusedCommandException.Reason> refusal(String command) {
    try {
      RULES.apply(state, parse(command));
      return Optional.empty();
    } catch (RefusedCommandException e) {
      return Optional.of(e.reason());
    } catch (IllegalCommandException e) {
      throw new AssertionError(command + ": " + e.getMessage(), e);
    }
  }

  private DungeonCommand parse(String command) {
    try {
      return (DungeonCommand) RULES.parse(state, command);
    } catch (IllegalCommandException e) {
      throw new AssertionError(e);
    }
  }

  GameState state() {
    return state;
  }

  List<Event> events() {
    return events;
  }

  DungeonReport report() {
    return DungeonReport.of(state);
  }

  GameView view() {
    return RULES.view(state, 0);
  }

  Outcome outcome() {
    return RULES.outcome(state);
  }

  boolean won() {
    return outcome() instanceof Outcome.Won;
  }

  boolean lost() {
    return outcome() instanceof Outcome.Lost;
  }

  String goals() {
    return report().goals();
  }

  List<String> legal() {
    return RULES.legalCommands(state, 0).stream().map(Command::text).toList();
  }

  Cell player() {
    return report().player().orElseThrow(() -> new AssertionError("the player is dead")).cell();
  }

  /** The first entity of a type. */
  EntityInfo entity(String type) {
    return all(type).findFirst().orElseThrow(() -> new AssertionError("no " + type));
  }

  Cell at(String type) {
    return entity(type).cell();
  }

  boolean isAt(String type, Cell cell) {
    return all(type).anyMatch(entity -> entity.cell().equals(cell));
  }

  int count(String type) {
    return (int) all(type).count();
  }

  boolean has(String type) {
    return count(type) > 0;
  }

  String variant(String type) {
    return entity(type).variant();
  }

  private Stream<EntityInfo> all(String type) {
    return report().entities().stream().filter(entity -> entity.type().equals(type));
  }

  List<String> inventory() {
    return report().inventory().stream().map(ItemInfo::type).toList();
  }

  static Cell cell(int x, int y) {
    return new Cell(x, y);
  }
}
