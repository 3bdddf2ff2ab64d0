package org.tilewright.ui.common.editor;

import java.util.Optional;
import org.eclipse.core.runtime.ILog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;

/**
 * The place of a contributed page in an editor. The content is made when the page first comes to the front: a workbench that
 * starts with many editors must not wait for pages that nobody looks at.
 */
final class PageSlot {

  private final String id;
  private final LevelPage page;
  private final Composite place;
  private Optional<LevelPage> opened = Optional.empty();
  private boolean filled;

  PageSlot(String id, LevelPage page, Composite parent) {
    this.id = id;
    this.page = page;
    place = new Composite(parent, SWT.NONE);
    place.setLayout(new FillLayout());
  }

  Control control() {
    return place;
  }

  /** The page, once it has content. */
  Optional<LevelPage> opened() {
    return opened;
  }

  /** The page, with content from now on; empty when it fails to make any, which is logged and said in its place. */
  Optional<LevelPage> open(LevelPageSite site) {
    if (!filled) {
      filled = true;
      try {
        page.createControl(place, site);
        opened = Optional.of(page);
      } catch (RuntimeException e) {
        // The others stay usable; the text can always be edited.
        ILog.of(PageSlot.class).error("Level page '" + id + "' cannot be shown", e);
        for (Control half : place.getChildren()) {
          half.dispose();
        }
        new Label(place, SWT.WRAP).setText("This page cannot be shown. The error log says why.");
      }
      place.layout(true, true);
    }
    return opened;
  }

  void dispose() {
    page.dispose();
  }
}
