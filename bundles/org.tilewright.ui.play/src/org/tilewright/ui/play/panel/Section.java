package org.tilewright.ui.play.panel;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;

/** A heading with something below it. */
final class Section {

  private final Composite root;
  private final Label heading;
  private final Composite body;

  Section(Composite parent, String title, boolean grabsHeight) {
    root = new Composite(parent, SWT.NONE);
    GridDataFactory.fillDefaults().grab(true, grabsHeight).applyTo(root);
    GridLayoutFactory.fillDefaults().spacing(0, 3).applyTo(root);
    heading = new Label(root, SWT.NONE);
    heading.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
    heading.setText(title);
    body = new Composite(root, SWT.NONE);
    GridDataFactory.fillDefaults().grab(true, grabsHeight).indent(4, 0).applyTo(body);
    GridLayoutFactory.fillDefaults().spacing(6, 3).applyTo(body);
  }

  Composite body() {
    return body;
  }

  void dispose() {
    root.dispose();
  }
}
