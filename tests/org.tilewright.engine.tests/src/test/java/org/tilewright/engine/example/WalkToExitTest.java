package org.tilewright.engine.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.tilewright.engine.Event;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.LevelProblem;
import org.tilewright.engine.Turn;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Goal;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.session.Session;
import org.tilewright.testsupport.LevelSketch;
import org.tilewright.testsupport.RulesetConformance;

class WalkToExitTest {

  private static LevelSketch sketch(String map) {
    return LevelSketch.of("walk", map).symbol('#', "wall").symbol('@', "walker").symbol('X', "exit");
  }

  @TestFactory
  Stream<DynamicTest> keepsThePromisesOfARuleset() {
    LevelDefinition level = sketch("""
        ##########
        #@...#...#
        #.##.#.#.#
        #.#....#X#
        ##########
        """).build();
    return Stream.of(1L, 2L, -77L).flatMap(seed -> new RulesetConformance(new WalkToExit(), level, seed, 200).tests());
  }

  @Test
  void reachingAnExitWins() throws IllegalCommandException {
    Session game = Session.start(new WalkToExit(), sketch("@X").build(), 0);

    Turn turn = game.play("move right");

    assertEquals("won: exit", game.outcome().text());
    assertEquals(List.of("walker moves from (0, 0) to (1, 0)", "goal exit is met", "won: exit"),
        turn.events().stream().map(Event::text).toList());
    assertEquals(List.of(), game.legal());
    assertThrows(IllegalCommandException.class, () -> game.play("move left"));
  }

  @Test
  void wallsAreInTheWay() {
    Session game = Session.start(new WalkToExit(), sketch("#@X").build(), 0);

    assertEquals("There is a wall at (0, 0).",
        assertThrows(IllegalCommandException.class, () -> game.play("move left")).getMessage());
    assertEquals(List.of("move up", "move down", "move right"), game.legal().stream().map(c -> c.text()).toList());
  }

  @Test
  void theGoalMayBeAnyExpressionOverExit() {
    Goal away = new Goal.Not(new Goal.Call("exit", List.of()));

    assertEquals("won: not exit", Session.start(new WalkToExit(), sketch("@X").goal(away).build(), 0).outcome().text());
  }

  @Test
  void anUnknownGoalIsRefusedAtTheStart() {
    LevelDefinition level = sketch("@X").goal(new Goal.Call("treasure", List.of())).build();

    assertEquals("The game has no goal 'treasure'",
        assertThrows(IllegalArgumentException.class, () -> new WalkToExit().start(level, 0)).getMessage());
  }

  @Test
  void ofTwoWalkersTheFirstWalks() throws IllegalCommandException {
    LevelDefinition level = sketch("@.@X").build();
    LevelProblem problem = new WalkToExit().check(level).getFirst();

    assertEquals("walk.secondWalker", problem.code());
    assertEquals(LevelProblem.Severity.WARNING, problem.severity());
    assertEquals(new Cell(2, 0), problem.cell().orElseThrow());
    Session game = Session.start(new WalkToExit(), level, 0);
    game.play("move right");
    assertEquals(new Cell(1, 0), ((WalkState) game.state()).walkerPiece().cell());
  }

  @Test
  void withoutAWalkerThereIsNoGame() {
    LevelProblem problem = new WalkToExit().check(sketch("X").build()).getFirst();

    assertEquals("walk.cannotBegin", problem.code());
    assertEquals(LevelProblem.Severity.ERROR, problem.severity());
    assertEquals("walk.noExit", new WalkToExit().check(sketch("@").build()).getFirst().code());
    assertThrows(IllegalArgumentException.class, () -> new WalkToExit().start(sketch("X").build(), 0));
  }
}
