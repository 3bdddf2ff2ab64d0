package org.tilewright.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.log4j.Logger;
import org.eclipse.core.runtime.ILogListener;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Platform;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.Test;
import org.tilewright.workspace.LanguageServices;

/** What a user sees before opening anything. */
class WorkbenchTest {

  @Test
  void startsInTheLevelDesignPerspective() {
    assertEquals("org.tilewright.app.perspective", page().getPerspective().getId());
  }

  @Test
  void theViewsOfTheMakersWorkAreOpen() {
    assertNotNull(page().findViewReference("org.eclipse.ui.navigator.ProjectExplorer"));
    assertNotNull(page().findViewReference(IPageLayout.ID_OUTLINE));
    assertNotNull(page().findViewReference(IPageLayout.ID_PROBLEM_VIEW));
    assertNotNull(page().findViewReference(IPageLayout.ID_PROP_SHEET));
  }

  @Test
  void whatXtextWarnsOfIsInTheErrorLog() {
    LanguageServices.find().language();
    List<String> warnings = new CopyOnWriteArrayList<>();
    ILogListener listener = (status, plugin) -> {
      if (status.getSeverity() == IStatus.WARNING) {
        warnings.add(status.getMessage());
      }
    };
    Platform.addLogListener(listener);
    try {
      Logger.getLogger("org.eclipse.xtext").info("all is well");
      Logger.getLogger("org.eclipse.xtext").warn("something is odd");
    } finally {
      Platform.removeLogListener(listener);
    }
    assertEquals(List.of("something is odd"), warnings);
  }

  private static IWorkbenchPage page() {
    return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
  }
}
