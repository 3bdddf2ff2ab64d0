package org.tilewright.ui.map;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;

/** A line above the map that says why it cannot be edited, and leads to the mistake. */
final class MapBanner {

  private final Composite line;
  private final Link text;

  MapBanner(Composite parent, Runnable showError) {
    line = new Composite(parent, SWT.NONE);
    GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(line);
    GridLayoutFactory.swtDefaults().numColumns(2).margins(6, 4).applyTo(line);
    line.setVisible(false);
    Label icon = new Label(line, SWT.NONE);
    icon.setImage(PlatformUI.getWorkbench().getSharedImages().getImage(ISharedImages.IMG_OBJS_WARN_TSK));
    text = new Link(line, SWT.NONE);
    GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(text);
    text.addListener(SWT.Selection, event -> showError.run());
    text.setData("org.tilewright.id", "map.banner");
  }

  /** Shows a reason, or nothing for an empty one. */
  void show(String reason, String detail) {
    boolean visible = !reason.isEmpty();
    if (visible) {
      text.setText(reason + detail.replace("&", "&&").replace("<", "‹").replace(">", "›") + "  <a>Show in the text</a>");
    }
    if (visible != line.getVisible()) {
      ((GridData) line.getLayoutData()).exclude = !visible;
      line.setVisible(visible);
      line.getParent().layout(true);
    }
  }
}
