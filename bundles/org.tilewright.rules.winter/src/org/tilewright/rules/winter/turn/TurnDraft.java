package org.tilewright.rules.winter.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.tilewright.engine.Event;
import org.tilewright.engine.Turn;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.rules.winter.board.Paths;
import org.tilewright.rules.winter.command.WinterCommand;
import org.tilewright.rules.winter.core.Match;
import org.tilewright.rules.winter.core.Phase;
import org.tilewright.rules.winter.core.Player;
import org.tilewright.rules.winter.core.WinterState;
import org.tilewright.rules.winter.event.WinterEvent;

/**
 * A state that a legal command is changing (rules/winter.md section 3). Lives for one command.
 *
 * <p>A turn is one move and one throw in any order; it ends when neither is left. A player without snowballs has no
 * throw: it is taken away at the start of the turn and after each action, and a fort that is reached afterwards does
 * not bring it back.
 */
final class TurnDraft {

  private final WinterState before;
  private final Paths paths;
  private final RandomSource random;
  private final List<Event> events = new ArrayList<>();
  private List<Player> players;
  private long forts;
  private Phase phase;
  private int active;
  private boolean canMove;
  private boolean canThrow;
  private int turn;

  TurnDraft(WinterState before) {
    this.before = before;
    paths = before.paths();
    players = before.players();
    random = before.random().source();
    forts = before.forts();
    phase = before.phase();
    active = before.active();
    canMove = before.canMove();
    canThrow = before.canThrow();
    turn = before.turn();
  }

  /** The state in which somebody has something to do: skills to choose, or else a turn. */
  WinterState begin() {
    nextChoice();
    return state(before.ply());
  }

  Turn apply(WinterCommand command) {
    switch (command) {
      case WinterCommand.ChooseSkills choice -> choose(choice);
      case WinterCommand.Move move -> move(paths.tile(move.target()).orElseThrow());
      case WinterCommand.Throw ball -> throwBall(ball.direction(), ball.squares());
      case WinterCommand.SkipMove skip -> skipMove();
      case WinterCommand.SkipThrow skip -> skipThrow();
      case WinterCommand.EndTurn end -> endTurn();
    }
    return new Turn(state(before.ply() + 1), events);
  }

  private WinterState state(int ply) {
    return new WinterState(before.match(), players, forts, phase, active, canMove, canThrow, random.state(), ply, turn);
  }

  private Player mover() {
    return players.get(active);
  }

  private void set(int index, Player player) {
    Player[] changed = players.toArray(new Player[0]);
    changed[index] = player;
    players = List.of(changed);
  }

  // ---- choosing skills (section 1) ---------------------------------------------------------------------------------

  private void choose(WinterCommand.ChooseSkills choice) {
    String name = choice.name().isEmpty() ? mover().name() : choice.name();
    set(active, mover().skilled(choice.skills(), name));
    events.add(new WinterEvent.SkillsChosen(name, choice.skills()));
    nextChoice();
  }

  private void nextChoice() {
    for (int i = 0; i < players.size(); i++) {
      if (players.get(i).skills().isEmpty()) {
        active = i;
        return;
      }
    }
    phase = Phase.TURNS;
    beginTurn(0);
  }

  // ---- moving and forts (sections 3.1 and 3.2) ---------------------------------------------------------------------

  private void move(int target) {
    Player mover = mover();
    set(active, mover.at(target).safe(false));
    moved(active, mover.tile(), target);
    if ((forts & Paths.bit(target)) != 0 && mover.snowballs() < mover.strength()) {
      useFort(target);
    }
    canMove = false;
    afterAction();
  }

  private void useFort(int tile) {
    Player mover = mover();
    set(active, mover.holding(mover.strength()).safe(true));
    events.add(new WinterEvent.Refilled(mover.name(), mover.strength()));
    forts &= ~Paths.bit(tile);
    Match match = before.match();
    events.add(new Event.Vanished(PieceIds.fort(tile), match.fortKind(), paths.cell(tile)));
    if (forts == 0) {
      forts = Forts.anywhere(paths.count(), Match.forts(players.size()), random);
      Paths.tiles(forts)
          .forEach(t -> events.add(new Event.Appeared(PieceIds.fort(t), match.fortKind(), paths.cell(t))));
    }
  }

  // ---- throwing (section 3.3) --------------------------------------------------------------------------------------

  private void throwBall(Direction direction, int squares) {
    Player thrower = mover();
    int target = paths.line(thrower.tile(), direction)[squares - 1];
    set(active, thrower.holding(thrower.snowballs() - 1));
    events.add(new WinterEvent.Threw(thrower.name(), paths.cell(thrower.tile()), paths.cell(target)));
    before.playerOn(target).ifPresent(victim -> hit(victim, direction, squares));
    canThrow = false;
    afterAction();
  }

  private void hit(int index, Direction direction, int squares) {
    Player victim = players.get(index);
    if (victim.safe()) {
      events.add(new WinterEvent.Shielded(victim.name()));
      return;
    }
    int die = random.nextInt(Snowball.DIE) + 1;
    int damage = Snowball.damage(squares, die);
    Player hurt = victim.hurt(damage);
    set(index, hurt);
    events.add(new WinterEvent.Hit(hurt.name(), squares, die, damage, hurt.health()));
    if (hurt.alive()) {
      knockBack(index, direction);
    } else {
      events.add(new WinterEvent.Out(hurt.name()));
      events.add(new Event.Vanished(PieceIds.player(index), hurt.kind(), paths.cell(hurt.tile())));
    }
  }

  /** One tile away from the thrower, through walls too; at the edge, and where somebody stands, the victim stays. */
  private void knockBack(int index, Direction direction) {
    Player victim = players.get(index);
    OptionalInt behind = paths.beyond(victim.tile(), direction);
    if (behind.isPresent() && before.playerOn(behind.getAsInt()).isEmpty()) {
      set(index, victim.at(behind.getAsInt()));
      moved(index, victim.tile(), behind.getAsInt());
    }
  }

  private void moved(int index, int from, int to) {
    events.add(new Event.Moved(PieceIds.player(index), players.get(index).kind(), paths.cell(from), paths.cell(to)));
  }

  // ---- doing without (section 3, the repair) -----------------------------------------------------------------------

  /**
   * Safety ends with the move of the next own turn, also with one that is not made: it would last for ever otherwise.
   */
  private void giveUpMove() {
    set(active, mover().safe(false));
    events.add(new WinterEvent.Skipped(mover().name(), "move"));
    canMove = false;
  }

  private void giveUpThrow() {
    events.add(new WinterEvent.Skipped(mover().name(), "throw"));
    canThrow = false;
  }

  private void skipMove() {
    giveUpMove();
    afterAction();
  }

  private void skipThrow() {
    giveUpThrow();
    afterAction();
  }

  private void endTurn() {
    if (canMove) {
      giveUpMove();
    }
    if (canThrow) {
      giveUpThrow();
    }
    afterAction();
  }

  // ---- turns (sections 3 and 3.4) ----------------------------------------------------------------------------------

  private void afterAction() {
    canThrow &= mover().snowballs() > 0;
    if (!canMove && !canThrow) {
      turn++;
      // Every turn has luck of its own: waiting must not keep a bad throw of the die in store.
      random.nextLong();
      int next = nextAlive();
      if (next == active) {
        end(Phase.OVER);
      } else if (Stalemate.isReached(paths, players, forts)) {
        end(Phase.DRAWN);
      } else {
        beginTurn(next);
      }
    }
  }

  private void end(Phase how) {
    phase = how;
    events.add(new Event.Ended(Turns.outcome(state(before.ply()))));
  }

  /** The next one in turn order who is not out. */
  private int nextAlive() {
    int next = active;
    do {
      next = (next + 1) % players.size();
    } while (!players.get(next).alive());
    return next;
  }

  private void beginTurn(int player) {
    active = player;
    canMove = true;
    canThrow = mover().snowballs() > 0;
    events.add(new WinterEvent.TurnOf(mover().name()));
  }
}
