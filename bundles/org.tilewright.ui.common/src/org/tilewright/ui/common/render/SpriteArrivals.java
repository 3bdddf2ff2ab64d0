package org.tilewright.ui.common.render;

import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.widgets.Display;
import org.tilewright.render.Sprites;

/** Tells a widget, on its thread, that sprites are there for which letters stood in: once for all that came in a short time. */
public final class SpriteArrivals implements AutoCloseable {

  private static final int PAUSE_MILLIS = 50;

  private final Display display;
  private final Sprites sprites;
  private final Runnable listener;
  private final Runnable arrived = this::arrived;
  private final AtomicBoolean announced = new AtomicBoolean();
  private volatile boolean closed;

  /** Runs {@code listener} on the thread of {@code display} until this is closed. */
  public SpriteArrivals(Display display, Sprites sprites, Runnable listener) {
    this.display = display;
    this.sprites = sprites;
    this.listener = listener;
    sprites.listen(arrived);
  }

  private void arrived() {
    if (closed || !announced.compareAndSet(false, true)) {
      return;
    }
    try {
      display.asyncExec(() -> display.timerExec(PAUSE_MILLIS, this::tell));
    } catch (SWTException e) {
      closed = true; // the display has gone, and with it whoever would look
    }
  }

  private void tell() {
    announced.set(false);
    if (!closed) {
      listener.run();
    }
  }

  /** Nothing is told any more. */
  @Override
  public void close() {
    closed = true;
    sprites.forget(arrived);
  }
}
