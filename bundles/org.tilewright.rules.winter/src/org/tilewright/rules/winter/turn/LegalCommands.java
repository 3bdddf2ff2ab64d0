package org.tilewright.rules.winter.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.tilewright.engine.Command;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.text.Counted;
import org.tilewright.rules.winter.board.Paths;
import org.tilewright.rules.winter.command.WinterCommand;
import org.tilewright.rules.winter.core.Phase;
import org.tilewright.rules.winter.core.Player;
import org.tilewright.rules.winter.core.Skills;
import org.tilewright.rules.winter.core.WinterState;

/** Says what the active player may do, and why not. */
public final class LegalCommands {

  /** By direction and squares less one; made once, as the lists of legal commands are what bots spend their time on. */
  private static final List<List<Command>> THROWS = Direction.ALL.stream()
      .map(direction -> IntStream.rangeClosed(1, Snowball.RANGE)
      .<Command>mapToObj(squares -> new WinterCommand.Throw(direction, squares)).toList()).toList();
  private static final Command SKIP_MOVE = new WinterCommand.SkipMove();
  private static final Command SKIP_THROW = new WinterCommand.SkipThrow();
  private static final Command END_TURN = new WinterCommand.EndTurn();
  /** Enough for most lists. */
  private static final int USUAL_SIZE = 32;

  private LegalCommands() {
  }

  /**
   * All legal commands: skills; moves in reading order, throws by direction and then from near to far, what can be
   * skipped.
   */
  public static List<Command> of(WinterState state) {
    List<Command> legal = new ArrayList<>(USUAL_SIZE);
    switch (state.phase()) {
      case SKILLS -> Skills.choices().forEach(skills -> legal.add(new WinterCommand.ChooseSkills(skills, "")));
      case TURNS -> actions(state, legal);
      case OVER, DRAWN -> {
        // nobody has anything to do any more
      }
    }
    return legal;
  }

  private static void actions(WinterState state, List<Command> legal) {
    Paths paths = state.paths();
    if (state.canMove()) {
      for (long rest = destinations(state); rest != 0; rest &= rest - 1) {
        legal.add(new WinterCommand.Move(paths.cell(Long.numberOfTrailingZeros(rest))));
      }
    }
    if (state.canThrow()) {
      for (Direction direction : Direction.ALL) {
        int reach = Snowball.reach(paths.line(state.mover().tile(), direction));
        for (int i = 0; i < reach; i++) {
          legal.add(THROWS.get(direction.ordinal()).get(i));
        }
      }
    }
    if (state.canMove()) {
      legal.add(SKIP_MOVE);
    }
    if (state.canThrow()) {
      legal.add(SKIP_THROW);
    }
    legal.add(END_TURN);
  }

  /**
   * Where the mover can go: 1 to speed steps through openings. Players on the way do not block, players at the end do;
   * the own tile is no destination (rules/winter.md section 3.1).
   */
  private static long destinations(WinterState state) {
    Player mover = state.mover();
    return state.paths().within(Paths.bit(mover.tile()), mover.speed()) & ~state.occupied();
  }

  /** Why the rules refuse a command of the active player; empty when it is legal. */
  static Optional<String> objection(WinterState state, WinterCommand command) {
    if (state.phase().isOver()) {
      return Optional.of("The game is over.");
    }
    if (state.phase() == Phase.SKILLS && !(command instanceof WinterCommand.ChooseSkills)) {
      return Optional.of(state.mover().name() + " must choose skills first: 'skills STRENGTH SPEED', which add up to "
          + Skills.POINTS + ".");
    }
    return switch (command) {
      case WinterCommand.ChooseSkills choice -> skills(state, choice);
      case WinterCommand.Move move -> noMove(state).or(() -> move(state, move));
      case WinterCommand.Throw ball -> noThrow(state).or(() -> ball(state, ball));
      case WinterCommand.SkipMove skip -> noMove(state);
      case WinterCommand.SkipThrow skip -> noThrow(state);
      case WinterCommand.EndTurn end -> Optional.empty();
    };
  }

  private static Optional<String> skills(WinterState state, WinterCommand.ChooseSkills choice) {
    if (state.phase() != Phase.SKILLS) {
      return Optional.of("The skills are chosen already.");
    }
    boolean taken = !choice.name().isEmpty() && state.players().stream()
        .anyMatch(player -> player != state.mover() && player.name().equalsIgnoreCase(choice.name()));
    return taken ? Optional.of("Somebody else is called " + choice.name() + " already. Choose another name.")
        : Optional.empty();
  }

  private static Optional<String> noMove(WinterState state) {
    return state.canMove() ? Optional.empty() : Optional.of(state.mover().name() + " has moved in this turn already.");
  }

  private static Optional<String> noThrow(WinterState state) {
    return state.canThrow() ? Optional.empty() : Optional.of(state.mover().name() + " has no throw left in this turn"
        + (state.mover().snowballs() == 0 ? ": no snowballs. Move to a fort." : "."));
  }

  private static Optional<String> move(WinterState state, WinterCommand.Move move) {
    Paths paths = state.paths();
    OptionalInt target = paths.tile(move.target());
    if (target.isEmpty()) {
      return Optional.of("There is no tile at " + move.target() + ".");
    }
    if ((destinations(state) & Paths.bit(target.getAsInt())) != 0) {
      return Optional.empty();
    }
    Player mover = state.mover();
    if (target.getAsInt() == mover.tile()) {
      return Optional.of(mover.name() + " is at " + move.target() + " already. Move elsewhere, or 'skip move'.");
    }
    OptionalInt other = state.playerOn(target.getAsInt());
    if (other.isPresent()) {
      return Optional.of(state.players().get(other.getAsInt()).name() + " stands at " + move.target() + ".");
    }
    return Optional.of("It takes more than " + Counted.of(mover.speed(), "step")
        + " along the paths to get to " + move.target() + ".");
  }

  private static Optional<String> ball(WinterState state, WinterCommand.Throw ball) {
    int[] line = state.paths().line(state.mover().tile(), ball.direction());
    if (ball.squares() >= 1 && ball.squares() <= Snowball.reach(line)) {
      return Optional.empty();
    }
    if (ball.squares() < 1 || ball.squares() > Snowball.RANGE) {
      return Optional.of("A snowball flies 1 to " + Snowball.RANGE + " squares.");
    }
    return Optional.of(line.length == 0 ? "The path is closed " + side(ball.direction()) + "."
        : "The path " + side(ball.direction()) + " ends after "
        + Counted.of(line.length, "square") + ".");
  }

  private static String side(Direction direction) {
    return switch (direction) {
      case UP -> "upwards";
      case DOWN -> "downwards";
      case LEFT -> "to the left";
      case RIGHT -> "to the right";
    };
  }
}
