package org.tilewright.cli;

import java.io.PrintWriter;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;
import org.junit.platform.launcher.listeners.TestExecutionSummary;

/** Runs the tests of one class, as a program; ends with 1 when one fails. */
final class TestRun {

  private TestRun() {
  }

  /** @param args the name of the test class */
  public static void main(String[] args) {
    Launcher launcher = LauncherFactory.create();
    SummaryGeneratingListener listener = new SummaryGeneratingListener();
    launcher.execute(LauncherDiscoveryRequestBuilder.request().selectors(DiscoverySelectors.selectClass(args[0]))
        .build(), listener);
    TestExecutionSummary summary = listener.getSummary();
    summary.printFailuresTo(new PrintWriter(System.out, true));
    System.out.println(summary.getTestsSucceededCount() + " passed, " + summary.getTestsFailedCount() + " failed");
    System.exit(summary.getTotalFailureCount() == 0 ? 0 : 1);
  }
}
