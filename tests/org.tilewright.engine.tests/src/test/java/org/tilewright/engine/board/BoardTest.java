package org.tilewright.engine.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.random.RandomSource;

class BoardTest {

  private static final Cell FAR = new Cell(Integer.MIN_VALUE, Integer.MAX_VALUE);

  @Test
  void anEmptyBoardHasNothing() {
    Board<Token> board = Board.empty();

    assertEquals(0, board.size());
    assertTrue(board.isEmpty());
    assertEquals(0, board.nextId());
    assertEquals(Optional.empty(), board.bounds());
    assertEquals(List.of(), board.at(new Cell(0, 0)));
    assertFalse(board.has(0));
    assertFalse(board.iterator().hasNext());
    assertSame(board, board.without(3));
  }

  @Test
  void aChangeLeavesTheOldBoardAsItWas() {
    Board<Token> before = Board.of(List.of(Token.at(0, 1, 1), Token.at(1, 2, 1)));
    long hash = before.hash();

    Board<Token> after = before.with(Token.at(0, 2, 1)).without(1);

    assertEquals(List.of(Token.at(0, 1, 1), Token.at(1, 2, 1)), before.stream().toList());
    assertEquals(List.of(Token.at(1, 2, 1)), before.at(new Cell(2, 1)));
    assertEquals(hash, before.hash());
    assertEquals(List.of(Token.at(0, 2, 1)), after.stream().toList());
    assertEquals(List.of(), after.at(new Cell(1, 1)));
  }

  @Test
  void piecesOfACellAreListedByNumberHoweverTheyCame() {
    Board<Token> board = Board.of(List.of(Token.at(5, 0, 0), Token.at(2, 0, 0), Token.at(9, 0, 0), Token.at(3, 0, 0)));

    assertEquals(List.of(2, 3, 5, 9), board.at(new Cell(0, 0)).stream().map(Token::id).toList());
    assertEquals(List.of(2, 5, 9), board.without(3).at(new Cell(0, 0)).stream().map(Token::id).toList());
    assertEquals(Optional.of(Token.at(5, 0, 0)), board.first(new Cell(0, 0), t -> t.id() > 3));
    assertTrue(board.any(new Cell(0, 0), t -> t.id() == 9));
    assertFalse(board.any(new Cell(0, 0), t -> t.id() == 4));
    assertFalse(board.isFree(new Cell(0, 0)));
    assertTrue(board.isFree(new Cell(0, 1)));
    List<Integer> visited = new ArrayList<>();
    board.forEachAt(new Cell(0, 0), t -> visited.add(t.id()));
    assertEquals(List.of(2, 3, 5, 9), visited);
  }

  @Test
  void aPieceThatChangesInPlaceIsReplacedInItsStack() {
    Board<Token> board = Board.of(List.of(Token.at(0, 4, 4), Token.at(1, 4, 4)));

    Board<Token> changed = board.with(new Token(0, new Cell(4, 4), 7));

    assertEquals(List.of(new Token(0, new Cell(4, 4), 7), Token.at(1, 4, 4)), changed.at(new Cell(4, 4)));
    assertNotEquals(board, changed);
    assertNotEquals(board.hash(), changed.hash());
  }

  @Test
  void numbersAreNotUsedTwice() {
    Board<Token> board = Board.of(List.of(Token.at(0, 0, 0), Token.at(7, 1, 0))).without(7);

    assertEquals(8, board.nextId());
    assertNotEquals(Board.of(List.of(Token.at(0, 0, 0))), board, "another future, so another board");
  }

  @Test
  void aBoardThatOncePutAndTookAPieceRemembersItsNumber() {
    assertEquals(1, Board.<Token>empty().edit().put(Token.at(0, 0, 0)).remove(0).build().nextId());
  }

  @Test
  void missingPiecesAreRefusedInWords() {
    Board<Token> board = Board.of(List.of(Token.at(3, 0, 0)));

    assertEquals("No piece with number 4", assertThrows(NoSuchElementException.class, () -> board.get(4)).getMessage());
    assertEquals(Optional.empty(), board.find(-1));
    assertFalse(board.has(Integer.MAX_VALUE));
    assertThrows(IllegalArgumentException.class, () -> board.with(Token.at(-1, 0, 0)));
    assertThrows(IllegalArgumentException.class, () -> board.with(Token.at(Integer.MAX_VALUE, 0, 0)));
    assertThrows(UnsupportedOperationException.class, () -> board.at(new Cell(0, 0)).add(Token.at(1, 0, 0)));
  }

  @Test
  void theWholeRangeOfCoordinatesAndNumbersCanBeUsed() {
    List<Cell> corners = List.of(FAR, new Cell(Integer.MAX_VALUE, Integer.MIN_VALUE), new Cell(0, Integer.MAX_VALUE),
        new Cell(Integer.MIN_VALUE, -1), new Cell(-1, -1));
    Board<Token> board = Board.empty();
    for (int i = 0; i < corners.size(); i++) {
      board = board.with(new Token(Integer.MAX_VALUE - 1 - i, corners.get(i), i));
    }

    for (int i = 0; i < corners.size(); i++) {
      assertEquals(List.of(new Token(Integer.MAX_VALUE - 1 - i, corners.get(i), i)), board.at(corners.get(i)));
    }
    assertEquals(new Bounds(Integer.MIN_VALUE, Integer.MIN_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE),
        board.bounds().orElseThrow());
    assertEquals(Integer.MAX_VALUE, board.nextId());
  }

  @Test
  void boundsShrinkWhenAPieceAtTheRimLeaves() {
    Board<Token> board = Board.of(List.of(Token.at(0, -3, 2), Token.at(1, 0, 0), Token.at(2, 10, 4)));

    assertEquals(new Bounds(-3, 0, 10, 4), board.bounds().orElseThrow());
    assertEquals(new Bounds(-3, 0, 0, 2), board.without(2).bounds().orElseThrow());
    assertEquals(new Bounds(-1, 0, 10, 4), board.with(Token.at(0, -1, 2)).bounds().orElseThrow());
    assertEquals(Optional.empty(), board.without(0).without(1).without(2).bounds());
    assertEquals(new Bounds(5, 5, 5, 5), board.without(0).without(1).without(2).with(Token.at(0, 5, 5)).bounds().orElseThrow());
  }

  @Test
  void boardsOfEqualPiecesAreEqualWhateverTheirHistory() {
    List<Token> pieces = IntStream.range(0, 500).mapToObj(i -> Token.at(i, i % 31, i / 31)).toList();
    Board<Token> upwards = Board.of(pieces);
    Board<Token> downwards = Board.of(pieces.reversed());
    Board<Token> wandered = upwards.with(Token.at(17, 5000, -5000)).with(Token.at(17, 17, 0));

    assertEquals(upwards, downwards);
    assertEquals(upwards.hash(), downwards.hash());
    assertEquals(upwards.hashCode(), downwards.hashCode());
    assertEquals(upwards, wandered);
    assertEquals(upwards.hash(), wandered.hash());
    assertNotEquals(upwards, upwards.with(Token.at(17, 18, 0)));
    assertNotEquals(upwards, upwards.without(3));
  }

  @Test
  void theHashIsTheSameInEveryRun() {
    assertEquals(0xa042ceb7d2a8e53bL, Board.of(List.of(Token.at(0, 1, 2), Token.at(1, 3, 4))).hash());
  }

  @Test
  void changesNameWhatCameWentAndMoved() {
    Board<Token> before = Board.of(IntStream.range(0, 300).mapToObj(i -> Token.at(i, i, 0)).toList());

    Board<Token> after = before.with(Token.at(4, 4, 1)).without(20).with(Token.at(5000, 0, 0)).with(Token.at(7, 7, 0));

    assertEquals(List.of(new Board.Change<>(Optional.of(Token.at(4, 4, 0)), Optional.of(Token.at(4, 4, 1))),
        new Board.Change<>(Optional.of(Token.at(20, 20, 0)), Optional.empty()),
        new Board.Change<>(Optional.empty(), Optional.of(Token.at(5000, 0, 0)))), after.changesSince(before));
    assertEquals(List.of(new Board.Change<>(Optional.of(Token.at(4, 4, 1)), Optional.of(Token.at(4, 4, 0))),
        new Board.Change<>(Optional.empty(), Optional.of(Token.at(20, 20, 0))),
        new Board.Change<>(Optional.of(Token.at(5000, 0, 0)), Optional.empty())), before.changesSince(after));
    assertEquals(List.of(), before.changesSince(before));
  }

  @Test
  void anEditorDoesNotDisturbTheBoardsItHasHandedOut() {
    BoardEditor<Token> editor = Board.<Token>empty().edit();
    Board<Token> first = editor.put(Token.at(0, 0, 0)).put(Token.at(1, 0, 0)).build();
    Board<Token> second = editor.put(Token.at(0, 3, 3)).remove(1).build();

    assertEquals(List.of(Token.at(0, 0, 0), Token.at(1, 0, 0)), first.at(new Cell(0, 0)));
    assertEquals(List.of(Token.at(0, 3, 3)), second.stream().toList());
    assertEquals(List.of(Token.at(0, 3, 3)), editor.at(new Cell(3, 3)));
    assertSame(second, editor.build());
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 40, 5000, 2_000_000_000})
  void behavesLikeAPlainMapUnderRandomChanges(int spread) {
    RandomSource random = new RandomSource(spread);
    TreeMap<Integer, Token> model = new TreeMap<>();
    Board<Token> board = Board.empty();
    BoardEditor<Token> editor = board.edit();
    int nextId = 0;
    for (int step = 0; step < 4000; step++) {
      int id = random.nextInt(200) * (spread > 1000 ? 97 : 1);
      if (random.chance(0.3)) {
        model.remove(id);
        board = board.without(id);
        editor.remove(id);
      } else {
        Token token = new Token(id, new Cell(random.nextInt(spread) - spread / 3, random.nextInt(spread) - spread / 2),
            random.nextInt(2));
        model.put(id, token);
        board = board.with(token);
        editor.put(token);
        nextId = Math.max(nextId, id + 1);
      }
      if (step % 50 == 0) {
        assertSameContent(model, nextId, board);
        assertEquals(board, editor.build());
        assertEquals(board.bounds(), editor.build().bounds());
      }
    }
    model.keySet().forEach(editor::remove);
    assertTrue(editor.build().isEmpty());
    assertEquals(nextId, editor.build().nextId());
  }

  private static void assertSameContent(TreeMap<Integer, Token> model, int nextId, Board<Token> board) {
    assertEquals(List.copyOf(model.values()), board.stream().toList());
    List<Token> visited = new ArrayList<>();
    board.forEach(visited::add);
    assertEquals(List.copyOf(model.values()), visited);
    assertEquals(model.size(), board.size());
    assertEquals(nextId, board.nextId());
    assertEquals(model.values().stream().map(t -> Bounds.of(t.cell())).reduce(Bounds::union), board.bounds());
    for (Token token : model.values()) {
      assertEquals(token, board.get(token.id()));
      assertEquals(model.values().stream().filter(t -> t.cell().equals(token.cell())).toList(), board.at(token.cell()));
    }
  }

  @Test
  void aMillionPiecesCanBeSetUpAndSearchedForBounds() {
    BoardEditor<Token> editor = Board.<Token>empty().edit();
    for (int i = 0; i < 1_000_000; i++) {
      editor.put(Token.at(i, i % 1000, i / 1000));
    }
    Board<Token> board = editor.build();

    assertEquals(1_000_000, board.size());
    assertEquals(new Bounds(0, 0, 999, 999), board.without(0).bounds().orElseThrow());
    assertEquals(List.of(Token.at(123_456, 456, 123)), board.at(new Cell(456, 123)));
  }
}
