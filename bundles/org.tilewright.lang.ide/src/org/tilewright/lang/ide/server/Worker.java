package org.tilewright.lang.ide.server;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.lsp4j.jsonrpc.CompletableFutures;

/** The thread that computes, one thing after the other, while another one listens to the client. */
final class Worker {

  private static final Logger LOG = Logger.getLogger(Worker.class.getName());

  /** Reading a text recurses; only what is used of this is taken from the machine. */
  private static final long STACK_BYTES = 64L << 20;

  private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
    Thread worker = new Thread(null, task, "language", STACK_BYTES);
    worker.setDaemon(true);
    return worker;
  });

  /** Computes an answer when all before it is done; not at all when the client takes its request back before that. */
  <T> CompletableFuture<T> answer(Supplier<T> computation) {
    return CompletableFutures.computeAsync(thread, cancelled -> {
      cancelled.checkCanceled();
      return computation.get();
    });
  }

  /** Does something that nobody waits for. */
  void later(Runnable work) {
    try {
      thread.execute(() -> {
        try {
          work.run();
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
          LOG.log(Level.SEVERE, "Something went wrong in the background", e);
        }
      });
    } catch (RejectedExecutionException e) {
      // The server is about to end.
    }
  }

  /** Takes nothing new, and gives what has been taken a few seconds to be answered. */
  void finish() throws InterruptedException {
    thread.shutdown();
    thread.awaitTermination(5, TimeUnit.SECONDS);
    thread.shutdownNow();
  }
}
