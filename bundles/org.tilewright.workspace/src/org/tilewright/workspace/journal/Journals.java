package org.tilewright.workspace.journal;

import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceReference;

/** Finds the {@link Journal} for objects that the workbench makes itself and that therefore cannot be given it. */
public final class Journals {

  private Journals() {
  }

  /**
   * The service.
   *
   * @throws IllegalStateException when the framework has no such service, as after its end or without declarative services
   */
  public static Journal find() {
    BundleContext context = FrameworkUtil.getBundle(Journals.class).getBundleContext();
    ServiceReference<Journal> reference = context.getServiceReference(Journal.class);
    Journal service = reference == null ? null : context.getService(reference);
    if (service == null) {
      throw new IllegalStateException("The journal is not available: declarative services are not running");
    }
    return service;
  }
}
