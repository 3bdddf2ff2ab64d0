package org.tilewright.ui.wizards.maze;

import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.tilewright.maze.Maze;
import org.tilewright.maze.MazeRequest;
import org.tilewright.maze.PrimMaze;
import org.tilewright.ui.wizards.LivePicture;

/** A picture of the maze asked for last. All methods belong to the UI thread. */
final class MazePreview {

  private static final RGB WALL = new RGB(76, 86, 106);
  private static final RGB FLOOR = new RGB(244, 241, 232);
  private static final RGB START = new RGB(224, 101, 58);
  private static final RGB END = new RGB(95, 174, 107);

  private final LivePicture picture;

  MazePreview(Composite parent) {
    picture = new LivePicture(parent, "Maze preview");
  }

  Control control() {
    return picture.control();
  }

  /** Shows the maze of the request as soon as it is there. */
  void show(MazeRequest request) {
    picture.show(request, cancelled -> picture(PrimMaze.generate(request, cancelled)));
  }

  /** Shows nothing. */
  void clear() {
    picture.clear();
  }

  /** One pixel per cell; the canvas scales it. */
  private static ImageData picture(Maze maze) {
    ImageData data = new ImageData(maze.width(), maze.height(), 8, new PaletteData(WALL, FLOOR, START, END));
    for (int y = 0; y < maze.height(); y++) {
      for (int x = 0; x < maze.width(); x++) {
        data.setPixel(x, y, maze.isOpen(x, y) ? 1 : 0);
      }
    }
    data.setPixel(maze.start().x(), maze.start().y(), 2);
    data.setPixel(maze.end().x(), maze.end().y(), 3);
    return data;
  }
}
