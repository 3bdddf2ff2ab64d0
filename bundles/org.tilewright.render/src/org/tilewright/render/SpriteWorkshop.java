package org.tilewright.render;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Where sprites from outside are drawn, so that nobody who shows them waits. Make one for everything that shows sprites: one picture is
 * drawn at a time, and what does not come to an end is left behind, at most {@value SpriteTrial#MOST_LEFT_BEHIND} of them. Safe for
 * several threads.
 */
public final class SpriteWorkshop {

  private static final int KEPT_SECONDS = 10;

  private final Executor background;
  private final SpriteTrial trial = new SpriteTrial(SpriteTrial.LIMIT_NANOS);

  /** A workshop whose work is done by {@code background}, one piece after another. */
  public SpriteWorkshop(Executor background) {
    this.background = background;
  }

  /** A workshop with a thread of its own, which ends when there is nothing to do and keeps no program from ending. */
  public static SpriteWorkshop inBackground() {
    ThreadPoolExecutor thread = new ThreadPoolExecutor(1, 1, KEPT_SECONDS, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), work -> {
      Thread worker = new Thread(work, "sprite workshop");
      worker.setDaemon(true);
      worker.setPriority(Thread.MIN_PRIORITY);
      return worker;
    });
    thread.allowCoreThreadTimeOut(true);
    return new SpriteWorkshop(thread);
  }

  /** Does something soon, elsewhere. */
  void later(Runnable work) {
    background.execute(work);
  }

  /** Does something here, and says why it did not come to an end. */
  Optional<String> refusal(Runnable work) {
    return trial.refusal(work);
  }
}
