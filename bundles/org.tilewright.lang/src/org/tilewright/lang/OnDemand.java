package org.tilewright.lang;

import com.google.inject.Inject;
import com.google.inject.Injector;
import com.google.inject.Provider;

/**
 * Provides a service by asking the injector only when the service is wanted. A plain binding from an interface to a class
 * makes Guice look through that class, and through all that it depends on, before the injector is ready; for services
 * which most users of the language never ask for, that was more than half of the time that making the language took.
 *
 * @param <T> the service
 */
final class OnDemand<T> implements Provider<T> {

  private final Class<? extends T> implementation;

  @Inject
  private Injector injector;

  /** Provides instances of {@code implementation}. */
  OnDemand(Class<? extends T> implementation) {
    this.implementation = implementation;
  }

  @Override
  public T get() {
    return injector.getInstance(implementation);
  }
}
