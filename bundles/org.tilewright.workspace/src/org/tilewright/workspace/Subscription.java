package org.tilewright.workspace;

/** A listener's registration; closing it ends it. Closing twice does nothing. */
@FunctionalInterface
public interface Subscription extends AutoCloseable {

  @Override
  void close();
}
