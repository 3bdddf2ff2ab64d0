package org.tilewright.app;

import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;

/**
 * The perspective a level is made in: projects and the outline at the left, the editor in the middle with problems and
 * properties below it, and the level being played at the right.
 */
public final class LevelDesignPerspective implements IPerspectiveFactory {

  private static final String PROJECT_EXPLORER = "org.eclipse.ui.navigator.ProjectExplorer";
  /** Named, not referenced: the perspective places views and knows no feature bundle. */
  private static final String PLAYTEST = "org.tilewright.ui.play.view";
  private static final String SEARCH = "org.eclipse.search.ui.views.SearchView";

  @Override
  public void createInitialLayout(IPageLayout layout) {
    String editors = layout.getEditorArea();
    layout.addView(PROJECT_EXPLORER, IPageLayout.LEFT, 0.18f, editors);
    layout.addView(PLAYTEST, IPageLayout.RIGHT, 0.62f, editors);

    IFolderLayout bottom = layout.createFolder("bottom", IPageLayout.BOTTOM, 0.74f, editors);
    bottom.addView(IPageLayout.ID_PROBLEM_VIEW);
    bottom.addView(IPageLayout.ID_PROP_SHEET);
    bottom.addPlaceholder(SEARCH);
    bottom.addPlaceholder(IPageLayout.ID_PROGRESS_VIEW);

    layout.createFolder("details", IPageLayout.BOTTOM, 0.6f, PROJECT_EXPLORER).addView(IPageLayout.ID_OUTLINE);

    layout.addShowViewShortcut(PROJECT_EXPLORER);
    layout.addShowViewShortcut(PLAYTEST);
    layout.addShowViewShortcut(IPageLayout.ID_OUTLINE);
    layout.addShowViewShortcut(IPageLayout.ID_PROBLEM_VIEW);
    layout.addShowViewShortcut(IPageLayout.ID_PROP_SHEET);
    layout.addNewWizardShortcut("org.eclipse.ui.wizards.new.folder");
    layout.addNewWizardShortcut("org.eclipse.ui.wizards.new.file");
  }
}
