package org.tilewright.workspace;

import org.osgi.framework.BundleContext;
import org.osgi.framework.FrameworkUtil;
import org.osgi.framework.ServiceReference;

/** Finds the {@link LanguageService} for objects that the workbench makes itself and that therefore cannot be given it. */
public final class LanguageServices {

  private LanguageServices() {
  }

  /**
   * The service.
   *
   * @throws IllegalStateException when the framework has no such service, as after its end or without declarative services
   */
  public static LanguageService find() {
    BundleContext context = FrameworkUtil.getBundle(LanguageServices.class).getBundleContext();
    ServiceReference<LanguageService> reference = context.getServiceReference(LanguageService.class);
    LanguageService service = reference == null ? null : context.getService(reference);
    if (service == null) {
      throw new IllegalStateException("The level language is not available: declarative services are not running");
    }
    return service;
  }
}
