package org.tilewright.ui.tests;

import static org.junit.jupiter.api.Assertions.fail;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.eclipse.swt.widgets.Display;

/** Runs the event loop of the workbench from a test. */
public final class EventLoop {

  private static final Duration PATIENCE = Duration.ofSeconds(30);
  private static final int LOOK_EVERY_MILLIS = 20;

  private EventLoop() {
  }

  /** Handles events until {@code condition} holds; fails with {@code what} when it does not within half a minute. */
  public static void await(String what, BooleanSupplier condition) {
    Display display = Display.getCurrent();
    AtomicBoolean expired = new AtomicBoolean();
    display.timerExec((int) PATIENCE.toMillis(), () -> expired.set(true));
    while (!condition.getAsBoolean()) {
      if (expired.get()) {
        fail("Waited in vain: " + what);
      }
      if (!display.readAndDispatch()) {
        display.timerExec(LOOK_EVERY_MILLIS, () -> { }); // wakes the display for the next look
        display.sleep();
      }
    }
  }

  /** Handles the events that are waiting. */
  public static void spin() {
    Display display = Display.getCurrent();
    while (display.readAndDispatch()) {
      // each call handles one
    }
  }
}
