package org.tilewright.ui.wizards;

import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;

/**
 * A picture of what was asked for last. Pictures are made in a background job; a new request cancels the one before,
 * and a picture that comes too late is dropped. All methods belong to the UI thread.
 */
public final class LivePicture {

  /** Makes a picture; runs outside the UI thread. */
  @FunctionalInterface
  public interface Maker {
    /**
     * The picture of what was asked for.
     *
     * @param cancelled whether nobody wants it any more
     * @throws CancellationException when it was given up for that reason
     */
    ImageData make(BooleanSupplier cancelled);
  }

  private final Canvas canvas;
  private final String jobName;
  private Job job;
  private Object shown;
  private Image image;

  /** An empty picture. @param jobName name of the background job, for people */
  public LivePicture(Composite parent, String jobName) {
    this.jobName = jobName;
    canvas = new Canvas(parent, SWT.DOUBLE_BUFFERED | SWT.BORDER);
    canvas.addPaintListener(e -> paint(e.gc));
    canvas.addDisposeListener(e -> {
      cancel();
      disposeImage();
    });
  }

  /** The widget. */
  public Control control() {
    return canvas;
  }

  /** Shows a picture as soon as it is there; does nothing when {@code request} equals the one that is shown. */
  public void show(Object request, Maker maker) {
    if (request.equals(shown)) {
      return;
    }
    shown = request;
    cancel();
    Display display = canvas.getDisplay();
    job = new Job(jobName) {
      @Override
      protected IStatus run(IProgressMonitor monitor) {
        try {
          ImageData picture = maker.make(monitor::isCanceled);
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
  public void clear() {
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

  private void accept(Object request, ImageData picture) {
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
    gc.drawImage(image, 0, 0, size.width, size.height, (area.width - width) / 2, (area.height - height) / 2, width,
        height);
    Color line = canvas.getDisplay().getSystemColor(SWT.COLOR_WIDGET_NORMAL_SHADOW);
    gc.setForeground(line);
    gc.drawRectangle((area.width - width) / 2, (area.height - height) / 2, width - 1, height - 1);
  }
}
