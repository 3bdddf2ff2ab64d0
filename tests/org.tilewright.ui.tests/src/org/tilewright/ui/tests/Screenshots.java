package org.tilewright.ui.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;

/** Pictures of the workbench window, for people to look at after a run. */
public final class Screenshots {

  private Screenshots() {
  }

  /** Saves the window as {@code NAME.png} in the folder named by the property {@code tilewright.screenshots}, if it is set. */
  public static void take(String name) {
    String folder = System.getProperty("tilewright.screenshots");
    if (folder == null) {
      return;
    }
    EventLoop.spin();
    Shell shell = PlatformUI.getWorkbench().getWorkbenchWindows()[0].getShell();
    Rectangle bounds = shell.getBounds();
    Image image = new Image(shell.getDisplay(), Math.max(1, bounds.width), Math.max(1, bounds.height));
    GC gc = new GC(shell.getDisplay());
    try {
      gc.copyArea(image, bounds.x, bounds.y);
      ImageLoader loader = new ImageLoader();
      loader.data = new ImageData[] {image.getImageData()};
      Path target = Path.of(folder, name + ".png");
      Files.createDirectories(target.getParent());
      loader.save(target.toString(), SWT.IMAGE_PNG);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      gc.dispose();
      image.dispose();
    }
  }
}
