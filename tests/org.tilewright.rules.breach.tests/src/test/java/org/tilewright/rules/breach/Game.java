package org.tilewright.rules.breach;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tilewright.engine.Command;
import org.tilewright.engine.Event;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.Outcome;
import org.tilewright.engine.Turn;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.view.GameView;
import org.tilewright.rules.breach.command.BreachCommand;
import org.tilewright.rules.breach.core.BreachState;
import org.tilewright.rules.breach.core.Unit;
import org.tilewright.rules.breach.setup.Snapshot;

/** A game for tests to play and to look at. Places are written as the game does: {@code "1,2"} is row 1, column 2. */
public final class Game {

  private BreachState state;
  private List<Event> events = List.of();

  private Game(BreachState state) {
    this.state = state;
  }

  /** A game on a file of the game's own text format, given by its lines. */
  public static Game on(String... lines) {
    return of(BreachLanguage.level(BreachLanguage.imported(String.join("\n", lines))));
  }

  /** A game on a level. */
  public static Game of(LevelDefinition level) {
    return new Game((BreachState) BreachLanguage.RULES.start(level, 0));
  }

  /** The first level that comes with the game, as the facts page quotes it. */
  static Game level1() {
    return on("MMMMMMMMMM", "M        M", "M    3   M", "M   3M   M", "M        M", "M2       M", "M2   MMMMM", "M2     MMM",
        "M        M", "MMMMMMMMMM", "", "T,1,1,5,3,3", "T,1,2,3,3,3", "H,1,3,2,3,2", "S,8,8,3,3,2", "F,8,7,2,2,1", "F,7,6,1,1,1");
  }

  static Game level2() {
    return on("MMMMMMMMMMM", "M         M", "M6        M", "M     M   M", "MMMMMMMMMMM", "", "H,2,2,5,3,3", "T,1,1,3,3,2",
        "T,3,1,3,3,2", "S,3,9,3,3,2", "S,2,8,3,3,2", "S,3,7,3,3,2", "F,1,9,3,2,1");
  }

  static Game level3() {
    return on("MMMMMMMMMM", "M33      M", "M        M", "MM  MM   M", "MM       M", "M2       M", "M2   MMMMM", "M2     MMM",
        "MMMM     M", "MMMMMMMMMM", "", "H,2,4,2,3,2", "T,1,5,3,3,2", "S,8,8,10,7,10");
  }

  /** Carries out a command, which must be legal. */
  public Game run(String command) {
    try {
      Turn turn = BreachLanguage.RULES.apply(state, BreachLanguage.RULES.parse(state, command));
      state = (BreachState) turn.next();
      events = turn.events();
      return this;
    } catch (IllegalCommandException e) {
      throw new AssertionError(command + ": " + e.getMessage(), e);
    }
  }

  Game move(String from, String to) {
    return run("move " + from + " to " + to);
  }

  Game undo() {
    return run("undo");
  }

  public Game endTurn() {
    return run("end turn");
  }

  /** Why a command is refused; empty when it is not. */
  Optional<String> refusal(String command) {
    try {
      BreachLanguage.RULES.apply(state, BreachLanguage.RULES.parse(state, command));
      return Optional.empty();
    } catch (IllegalCommandException e) {
      return Optional.of(e.getMessage());
    }
  }

  public BreachState state() {
    return state;
  }

  List<String> events() {
    return events.stream().map(Event::text).toList();
  }

  GameView view() {
    return BreachLanguage.RULES.view(state, 0);
  }

  public Outcome outcome() {
    return BreachLanguage.RULES.outcome(state);
  }

  public boolean won() {
    return outcome() instanceof Outcome.Won;
  }

  public boolean lost() {
    return outcome() instanceof Outcome.Lost;
  }

  List<Command> legal() {
    return BreachLanguage.RULES.legalCommands(state, 0);
  }

  /** Where the mech on a cell can go, in the order of the commands. */
  List<String> targets(String from) {
    return legal().stream().filter(BreachCommand.Move.class::isInstance).map(BreachCommand.Move.class::cast)
        .filter(move -> text(move.from()).equals(from)).map(move -> text(move.to())).toList();
  }

  /** The cells that are marked red by a click on a cell. */
  List<String> attacked(String cell) {
    String[] parts = cell.split(",");
    return BreachLanguage.RULES.marks(state, 0, new Cell(Integer.parseInt(parts[1]), Integer.parseInt(parts[0]))).stream()
        .map(mark -> text(mark.cell())).toList();
  }

  /** All units in the order of their priority, as the text format writes them. */
  List<String> units() {
    return text().lines().dropWhile(line -> !line.isEmpty()).skip(1).toList();
  }

  /** The last row and column to which each enemy was to walk, in the order of priority. */
  public List<String> objectives() {
    return state.units().stream().filter(unit -> !unit.isMech()).map(Unit::objective).map(cell -> text(state.field().cell(cell)))
        .toList();
  }

  /** The state in the text format. */
  public String text() {
    return BreachLanguage.exported(Snapshot.of(state));
  }

  /** The board of the text format. */
  String board() {
    return text().lines().takeWhile(line -> !line.isEmpty()).collect(Collectors.joining("\n"));
  }

  private static String text(Cell cell) {
    return cell.y() + "," + cell.x();
  }
}
