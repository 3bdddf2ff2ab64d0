package org.tilewright.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.Test;

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

  private static IWorkbenchPage page() {
    return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
  }
}
