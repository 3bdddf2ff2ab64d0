package org.tilewright.ui.wizards.maze;

import java.util.concurrent.CancellationException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.tilewright.maze.Maze;
import org.tilewright.maze.MazeRequest;
import org.tilewright.maze.PrimMaze;

/**
 * A picture of the maze asked for last. Mazes are generated in a background job; a new request cancels the one before,
 * and a result that comes too late is dropped. All methods belong to the UI thread.
 */
final class MazePreview {

  private static final RGB WALL = new RGB(76, 86, 106);
  private static final RGB FLOOR = new RGB(244, 241, 232);
  private static final RGB START = new RGB(224, 101, 58);
  private static final RGB END = new RGB(95, 174, 107);

  private final Canvas canvas;
  private Job job;
  private MazeRequest shown;
  private Image image;

  MazePreview(Composite parent) {
    canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED | SWT.BORDER);
    canvas.addPaintListener(e -> paint(e.gc));
    canvas.addDisposeListener(e -> {
      cancel();
      disposeImage();
    });
  }

  Control control() {
    return canvas;
  }

  /** Shows the maze of the request as soon as it is there. */
  void show(MazeRequest request) {
    if (request.equals(shown)) {
      return;
    }
    shown = request;
    cancel();
    Display display = canvas.getDisplay();
    job = new Job("Maze preview") {
      @Override
      protected IStatus run(IProgressMonitor monitor) {
        try {
          ImageData picture = picture(PrimMaze.generate(request, monitor::isCanceled));
          if (!display.isDisposed()) {
            display.asyncExec(() -> accept(request, picture));
          }
          return Status.OK_STATUS;
        } catch (CancellationException e) {
          return Status.CANCEL_STATUS;
        }
      }
    };
    job.setSystem(true);
    job.schedule();
  }

  /** Shows nothing. */
  void clear() {
    shown = null;
    cancel();
    disposeImage();
    canvas.redraw();
  }

  private void cancel() {
    if (job != null) {
      job.cancel();
    }
  }

  private void accept(MazeRequest request, ImageData picture) {
    if (canvas.isDisposed() || !request.equals(shown)) {
      return;
    }
    disposeImage();
    image = new Image(canvas.getDisplay(), picture);
    canvas.redraw();
  }

  private void disposeImage() {
    if (image != null) {
      image.dispose();
      image = null;
    }
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

  private void paint(GC gc) {
    if (image == null) {
      return;
    }
    Rectangle size = image.getBounds();
    Rectangle area = canvas.getClientArea();
    double scale = Math.min((double) area.width / size.width, (double) area.height / size.height);
    if (scale > 1) {
      scale = Math.floor(scale);
    }
    int width = Math.max(1, (int) (size.width * scale));
    int height = Math.max(1, (int) (size.height * scale));
    gc.setInterpolation(scale < 1 ? SWT.HIGH : SWT.NONE);
    gc.drawImage(image, 0, 0, size.width, size.height, (area.width - width) / 2, (area.height - height) / 2, width, height);
    Color line = canvas.getDisplay().getSystemColor(SWT.COLOR_WIDGET_NORMAL_SHADOW);
    gc.setForeground(line);
    gc.drawRectangle((area.width - width) / 2, (area.height - height) / 2, width - 1, height - 1);
  }
}
