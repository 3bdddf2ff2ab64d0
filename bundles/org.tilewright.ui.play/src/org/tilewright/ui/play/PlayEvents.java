package org.tilewright.ui.play;

import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.eclipse.swt.widgets.Display;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.ui.play.game.GameFrame;

/**
 * Brings news from a session's threads to a listener on the user-interface thread; of several frames that wait only the last is
 * shown.
 */
final class PlayEvents implements PlaySession.Listener {

  private final AtomicReference<GameFrame> pending = new AtomicReference<>();
  private final Display display;
  private final PlaySession.Listener listener;
  private final BooleanSupplier wanted;

  /** @param wanted whether somebody still looks; asked on the user-interface thread */
  PlayEvents(Display display, PlaySession.Listener listener, BooleanSupplier wanted) {
    this.display = Objects.requireNonNull(display);
    this.listener = Objects.requireNonNull(listener);
    this.wanted = Objects.requireNonNull(wanted);
  }

  @Override
  public void frame(GameFrame frame) {
    if (pending.getAndSet(frame) == null) {
      run(() -> {
        GameFrame newest = pending.getAndSet(null);
        if (newest != null) {
          listener.frame(newest);
        }
      });
    }
  }

  @Override
  public void begun(Beginning beginning) {
    run(() -> listener.begun(beginning));
  }

  @Override
  public void refused(String reason, Optional<LevelIssue> issue) {
    run(() -> listener.refused(reason, issue));
  }

  @Override
  public void outdated(Optional<LevelIssue> issue) {
    run(() -> listener.outdated(issue));
  }

  private void run(Runnable action) {
    if (!display.isDisposed()) {
      display.asyncExec(() -> {
        if (wanted.getAsBoolean()) {
          action.run();
        }
      });
    }
  }
}
