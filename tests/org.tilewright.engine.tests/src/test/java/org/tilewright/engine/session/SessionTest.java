package org.tilewright.engine.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.tilewright.engine.Command;
import org.tilewright.engine.GameState;
import org.tilewright.engine.IllegalCommandException;
import org.tilewright.engine.Turn;
import org.tilewright.testsupport.LevelSketch;

class SessionTest {

  private static final String CORRIDOR = "#@..X#";

  private static List<String> texts(List<Command> commands) {
    return commands.stream().map(Command::text).toList();
  }

  @Test
  void undoAndRedoGoThroughTheVeryStatesThatWerePlayed() {
    Session session = Games.played(CORRIDOR, "move right", "move right");
    GameState last = session.state();

    assertTrue(session.undo());
    assertEquals(List.of("move right"), texts(session.commands()));
    assertTrue(session.canRedo());
    assertTrue(session.redo());
    assertSame(last, session.state());
    assertFalse(session.redo());
    session.jump(0);
    assertFalse(session.undo());
    assertEquals(2, session.length());
    assertEquals(Optional.empty(), session.lastStep());
  }

  @Test
  void playingAfterUndoForgetsWhatWasUndone() throws IllegalCommandException {
    Session session = Games.played(CORRIDOR, "move right", "move right");
    session.jump(1);

    session.play("move up");

    assertEquals(List.of("move right", "move up"), texts(session.commands()));
    assertFalse(session.canRedo());
  }

  @Test
  void aRefusedCommandChangesNothingAndKeepsWhatWasUndone() {
    Session session = Games.played(CORRIDOR, "move right");
    session.undo();
    GameState before = session.state();

    assertThrows(IllegalCommandException.class, () -> session.play("move left"));
    assertThrows(IllegalCommandException.class, () -> session.play("dance"));

    assertSame(before, session.state());
    assertTrue(session.canRedo());
  }

  @Test
  void aBranchGoesItsOwnWay() throws IllegalCommandException {
    Session session = Games.played(CORRIDOR, "move right", "move right");
    session.undo();
    Session branch = session.branch();

    branch.play("move up");

    assertEquals(List.of("move right"), texts(session.commands()));
    assertEquals(List.of("move right", "move up"), texts(branch.commands()));
    assertTrue(session.canRedo());
    assertFalse(branch.canRedo());
  }

  @Test
  void listenersHearOfEveryMoveUntilTheyAreClosed() throws IllegalCommandException {
    Session session = Games.played(CORRIDOR);
    List<SessionListener.Move> moves = new ArrayList<>();
    Session.Subscription subscription = session.subscribe(moves::add);

    Turn turn = session.play("move right");
    session.undo();
    session.redo();
    session.jump(1);
    session.jump(0);
    subscription.close();
    session.redo();

    assertEquals(List.of(new SessionListener.Move(0, 1, Optional.of(turn)),
        new SessionListener.Move(1, 0, Optional.empty()), new SessionListener.Move(0, 1, Optional.empty()),
        new SessionListener.Move(1, 0, Optional.empty())), moves);
  }

  @Test
  void onlyPlacesInTheHistoryCanBeJumpedTo() {
    Session session = Games.played(CORRIDOR, "move right");

    assertThrows(IndexOutOfBoundsException.class, () -> session.jump(2));
    assertThrows(IndexOutOfBoundsException.class, () -> session.jump(-1));
  }

  @Test
  void inAnEditedLevelTheMovesAreKeptAsFarAsTheyApply() {
    Session session = Games.played(CORRIDOR, "move right", "move right", "move right");

    assertEquals(3, session.replayedOn(Games.level("#@.. X#\n......")).ply());
    assertEquals(1, session.replayedOn(Games.level("#@.#X#")).ply());
  }

  @Test
  void aLevelOfAnotherGameIsRefused() {
    assertEquals("Level 'sketch' is made for the ruleset 'chess' and cannot be played with 'walk'",
        assertThrows(IllegalArgumentException.class, () -> Session.start(Games.RULES,
            LevelSketch.of("chess", "").build(), 0)).getMessage());
  }
}
