package org.tilewright.cli;

import java.util.List;
import org.tilewright.engine.generate.GeneratedLevel;
import org.tilewright.engine.generate.GeneratorChoices;
import org.tilewright.engine.generate.GeneratorOption;
import org.tilewright.engine.generate.GeneratorOption.Number;
import org.tilewright.engine.generate.LevelGenerator;
import org.tilewright.engine.grid.Cell;
import org.tilewright.formats.MazeDraft;
import org.tilewright.maze.MazeRequest;
import org.tilewright.maze.PrimMaze;

/** The mazes of Dungeon Mania, as one of the generators. */
final class MazeGenerator implements LevelGenerator {

  private static final Number WIDTH = side("width", "Width", "Columns, border included.", 41);
  private static final Number HEIGHT = side("height", "Height", "Rows, border included.", 31);
  private static final Number START_X = place("startX", "Start column", "Column of the player; 0 for the top left corner.");
  private static final Number START_Y = place("startY", "Start row", "Row of the player; 0 for the top left corner.");
  private static final Number END_X = place("endX", "End column", "Column of the exit; 0 for the bottom right corner.");
  private static final Number END_Y = place("endY", "End row", "Row of the exit; 0 for the bottom right corner.");

  private static Number side(String name, String label, String about, int initial) {
    return new Number(name, label, about, MazeRequest.MIN_SIDE, MazeRequest.MAX_SIDE, initial);
  }

  private static Number place(String name, String label, String about) {
    return new Number(name, label, about, 0, MazeRequest.MAX_SIDE, 0);
  }

  @Override
  public String title() {
    return "Maze";
  }

  @Override
  public List<GeneratorOption> options() {
    return List.of(WIDTH, HEIGHT, START_X, START_Y, END_X, END_Y);
  }

  @Override
  public GeneratedLevel generate(GeneratorChoices choices, long seed) {
    choices.require(options());
    MazeRequest corners = MazeRequest.cornerToCorner(choices.of(WIDTH), choices.of(HEIGHT), seed);
    return generate(new MazeRequest(corners.width(), corners.height(), cell(choices.of(START_X), choices.of(START_Y), corners.start()),
        cell(choices.of(END_X), choices.of(END_Y), corners.end()), seed));
  }

  private static Cell cell(int x, int y, Cell corner) {
    return new Cell(x == 0 ? corner.x() : x, y == 0 ? corner.y() : y);
  }

  /** The level of a maze. @throws IllegalArgumentException in words when there would be no way to go */
  static GeneratedLevel generate(MazeRequest request) {
    return MazeDraft.level(PrimMaze.generate(request.requireWay()).toMapBlock(MazeDraft.WALL, MazeDraft.PLAYER, MazeDraft.EXIT),
        request.seed());
  }
}
