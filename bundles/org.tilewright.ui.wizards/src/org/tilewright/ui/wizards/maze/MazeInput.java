package org.tilewright.ui.wizards.maze;

import org.tilewright.engine.grid.Cell;
import org.tilewright.maze.MazeRequest;

/**
 * The texts of the maze page's fields, not yet checked.
 *
 * @param start two numbers, column and row, separated by a comma
 * @param end   likewise
 */
record MazeInput(int width, int height, String start, String end, String seed) {

  /**
   * The request that the fields describe.
   *
   * @throws IllegalArgumentException when they describe none; the message is for the user
   */
  MazeRequest request() {
    return new MazeRequest(width, height, cell("start", start), cell("end", end), seedNumber()).requireWay();
  }

  private static Cell cell(String name, String text) {
    String[] parts = text.replaceAll("[()\\s]", "").split(",", -1);
    try {
      if (parts.length == 2) {
        return new Cell(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
      }
    } catch (NumberFormatException e) {
      // told below, like every other text that is not two numbers
    }
    throw new IllegalArgumentException("The " + name + " must be a column and a row, such as 1, 1");
  }

  private long seedNumber() {
    try {
      return Long.parseLong(seed.strip());
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("The seed must be a whole number");
    }
  }
}
