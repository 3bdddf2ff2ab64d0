package org.tilewright.ui.tests;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.eclipse.core.resources.IResourceStatus;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;

/** Fails a test during which the workbench has logged an error. */
public final class NoErrorsLogged implements BeforeEachCallback, AfterEachCallback {

  private static final Namespace NAMESPACE = Namespace.create(NoErrorsLogged.class);

  @Override
  public void beforeEach(ExtensionContext context) {
    Errors errors = new Errors();
    context.getStore(NAMESPACE).put(Errors.class, errors);
    Platform.addLogListener(errors);
  }

  @Override
  public void afterEach(ExtensionContext context) {
    EventLoop.spin();
    Errors errors = context.getStore(NAMESPACE).remove(Errors.class, Errors.class);
    Platform.removeLogListener(errors);
    if (!errors.seen.isEmpty()) {
      AssertionError failure = new AssertionError("The workbench has logged: " + errors.seen.getFirst().getMessage());
      errors.seen.stream().map(IStatus::getException).filter(e -> e != null).forEach(failure::addSuppressed);
      throw failure;
    }
  }

  private static final class Errors implements ILogListener {

    private final List<IStatus> seen = new CopyOnWriteArrayList<>();

    @Override
    public void logging(IStatus status, String plugin) {
      if (status.getSeverity() == IStatus.ERROR && !isOfADeletedProject(status)) {
        seen.add(status);
      }
    }

    /** The Project Explorer counts problems in the background, also those of a project that a test has just deleted. */
    private static boolean isOfADeletedProject(IStatus status) {
      return status.getException() instanceof CoreException cause
          && cause.getStatus().getCode() == IResourceStatus.RESOURCE_NOT_FOUND
          && Stream.of(cause.getStackTrace()).anyMatch(at -> at.getClassName().endsWith(".NestedProjectsProblemsModel"));
    }
  }
}
