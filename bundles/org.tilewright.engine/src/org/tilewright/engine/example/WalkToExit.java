package org.tilewright.engine.example;

import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.tilewright.engine.Command;
import org.tilewright.engine.Event;
import org.tilewright.engine.GameState;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.LevelProblem.Severity;
import org.tilewright.engine.Outcome;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.Turn;
import org.tilewright.engine.board.Board;
import org.tilewright.engine.board.BoardEditor;
import org.tilewright.engine.example.WalkPiece.Role;
import org.tilewright.engine.goal.GoalFunctions;
import org.tilewright.engine.goal.GoalTree;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.view.BoardPieces;
import org.tilewright.engine.view.CommandView;
import org.tilewright.engine.view.GameView;
import org.tilewright.engine.view.PieceView;

/**
 * The worked example of a ruleset: a walker walks, walls are in the way, reaching an exit wins.
 *
 * <p>Kinds {@code walker}, {@code wall} and {@code exit}; commands {@code move up|down|left|right}; goal function {@code exit}.
 * It has no library, so its levels are built in Java.
 */
public final class WalkToExit implements Ruleset {

  private static final Goal EXIT = new Goal.Call("exit", List.of());

  @Override
  public String id() {
    return "walk";
  }

  @Override
  public String title() {
    return "Walk to the exit";
  }

  @Override
  public Optional<URL> library() {
    return Optional.empty();
  }

  @Override
  public Optional<URL> resource(String path) {
    return Optional.empty();
  }

  @Override
  public List<LevelProblem> check(LevelDefinition level) {
    List<LevelProblem> problems = new ArrayList<>();
    List<Cell> walkers = new ArrayList<>();
    List<Cell> exits = new ArrayList<>();
    level.forEachEntity((entity, x, y) -> {
      switch (role(entity.kind()).orElse(Role.WALL)) {
        case WALKER -> walkers.add(new Cell(x, y));
        case EXIT -> exits.add(new Cell(x, y));
        case WALL -> {
          // a level may have any number of walls
        }
      }
    });
    // an error is what keeps a game from beginning, and nothing else
    try {
      start(level, 0);
    } catch (IllegalArgumentException e) {
      problems.add(new LevelProblem(Severity.ERROR, "walk.cannotBegin", e.getMessage(), Optional.empty(), ""));
    }
    walkers.stream().skip(1).forEach(second -> problems.add(new LevelProblem(Severity.WARNING, "walk.secondWalker",
        "There is already a walker at " + walkers.getFirst() + "; this one stands still.", Optional.of(second), "")));
    if (exits.isEmpty()) {
      problems.add(new LevelProblem(Severity.WARNING, "walk.noExit", "The level has no exit, so it cannot be won.",
          Optional.empty(), ""));
    }
    return problems;
  }

  @Override
  public WalkState start(LevelDefinition level, long seed) {
    BoardEditor<WalkPiece> board = Board.<WalkPiece>empty().edit();
    level.forEachEntity((entity, x, y) -> {
      Role role = role(entity.kind())
          .orElseThrow(() -> new IllegalArgumentException("The game has no '" + entity.kind() + "'"));
      board.put(new WalkPiece(board.nextId(), role, new Cell(x, y)));
    });
    List<WalkPiece> walkers = board.stream().filter(piece -> piece.role() == Role.WALKER).toList();
    if (walkers.isEmpty()) {
      throw new IllegalArgumentException("The level has no walker. Place one.");
    }
    GoalTree goal = new GoalTree(level.goal().orElse(EXIT));
    WalkState start = new WalkState(board.build(), walkers.getFirst().id(), goal, 0);
    // a goal that the game does not know is refused now rather than in the middle of the game
    goal.calls().forEach(functions(start)::met);
    return start;
  }

  @Override
  public Optional<EntitySpec> avatar(LevelDefinition level) {
    return Optional.of(EntitySpec.of(Role.WALKER.kind()));
  }

  private static Optional<Role> role(String kind) {
    for (Role role : Role.values()) {
      if (role.kind().equals(kind)) {
        return Optional.of(role);
      }
    }
    return Optional.empty();
  }

  @Override
  public List<Command> legalCommands(GameState state, int player) {
    WalkState now = (WalkState) state;
    List<Command> legal = new ArrayList<>();
    if (player == now.activePlayer() && outcome(now).isOngoing()) {
      for (Direction direction : Direction.ALL) {
        if (!blocked(now, now.walkerPiece().cell().step(direction))) {
          legal.add(new WalkCommand(direction));
        }
      }
    }
    return legal;
  }

  private static boolean blocked(WalkState state, Cell cell) {
    return state.board().any(cell, piece -> piece.role() == Role.WALL);
  }

  @Override
  public Turn apply(GameState state, Command command) throws IllegalCommandException {
    WalkState now = (WalkState) state;
    Direction direction = ((WalkCommand) command).direction();
    if (!outcome(now).isOngoing()) {
      throw new IllegalCommandException("The game is over.");
    }
    WalkPiece walker = now.walkerPiece();
    Cell target = walker.cell().step(direction);
    if (blocked(now, target)) {
      throw new IllegalCommandException("There is a wall at " + target + ".");
    }
    WalkState next = new WalkState(now.board().with(walker.movedTo(target)), now.walker(), now.goal(), now.ply() + 1);
    List<Event> events = new ArrayList<>();
    events.add(new Event.Moved(walker.id(), walker.role().kind(), walker.cell(), target));
    events.addAll(now.goal().changes(functions(now), functions(next)));
    if (!outcome(next).isOngoing()) {
      events.add(new Event.Ended(outcome(next)));
    }
    return new Turn(next, events);
  }

  private static GoalFunctions functions(WalkState state) {
    return call -> switch (call.function()) {
      case "exit" -> state.board().any(state.walkerPiece().cell(), piece -> piece.role() == Role.EXIT);
      default -> throw new IllegalArgumentException("The game has no goal '" + call.function() + "'");
    };
  }

  @Override
  public Outcome outcome(GameState state) {
    WalkState now = (WalkState) state;
    return now.goal().met(functions(now)) ? new Outcome.Won(List.of(0), Goal.text(now.goal().goal())) : Outcome.ONGOING;
  }

  @Override
  public GameView view(GameState state, int player) {
    WalkState now = (WalkState) state;
    BoardPieces<WalkPiece> pieces = new BoardPieces<>(now.board(), WalkToExit::look, Set.of());
    Bounds bounds = now.board().bounds().orElse(Bounds.of(new Cell(0, 0)));
    return new GameView(bounds, pieces, List.of(), Optional.of(now.goal().view(functions(now))), outcome(now).text());
  }

  /** The walker is in front of what it stands on. */
  private static PieceView look(WalkPiece piece) {
    return new PieceView(piece.id(), piece.role().kind(), "", piece.cell(), piece.role() == Role.WALKER ? 1 : 0, "",
        piece.role().kind() + " at " + piece.cell());
  }

  @Override
  public CommandView describe(GameState state, Command command) {
    Direction direction = ((WalkCommand) command).direction();
    Cell from = ((WalkState) state).walkerPiece().cell();
    return new CommandView("Move " + direction.word(), "Move", Optional.of(direction), Optional.of(from),
        Optional.of(from.step(direction)), CommandView.Role.MOVE);
  }

  @Override
  public Command parse(GameState state, String text) throws IllegalCommandException {
    String[] words = text.strip().split("\\s+");
    Optional<Direction> direction = words.length == 2 && words[0].equals("move") ? Direction.of(words[1]) : Optional.empty();
    return direction.map(WalkCommand::new)
        .orElseThrow(() -> new IllegalCommandException("Expected 'move up', 'move down', 'move left' or 'move right'."));
  }
}
