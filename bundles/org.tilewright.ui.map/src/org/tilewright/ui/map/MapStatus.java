package org.tilewright.ui.map;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.tilewright.engine.grid.Cell;

/** The line below the map: what is on a cell, what the tool does, how large the level is. */
final class MapStatus {

  private static final int MESSAGE_TIME = 4000;

  private final Label cell;
  private final Label hint;
  private final Label size;
  private String toolHint = "";

  MapStatus(Composite parent) {
    Composite line = new Composite(parent, SWT.NONE);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(line);
    GridLayoutFactory.swtDefaults().numColumns(3).margins(6, 3).applyTo(line);
    cell = new Label(line, SWT.NONE);
    GridDataFactory.fillDefaults().hint(220, SWT.DEFAULT).applyTo(cell);
    cell.setData("org.tilewright.id", "map.status");
    hint = new Label(line, SWT.NONE);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(hint);
    size = new Label(line, SWT.RIGHT);
    GridDataFactory.fillDefaults().hint(130, SWT.DEFAULT).applyTo(size);
  }

  void show(MapModel model, MapSurface surface) {
    if (model.level().isEmpty()) {
      cell.setText("");
      size.setText("");
      return;
    }
    Cell at = surface.focusCell();
    set(cell, "(" + at.x() + ", " + at.y() + ")  " + StackText.of(model.level().get(), model.stackAt(at)));
    set(size, model.scene().flatMap(scene -> scene.bounds()).map(b -> b.width() + " × " + b.height() + " cells").orElse("no cells"));
  }

  private static void set(Label label, String text) {
    if (!label.getText().equals(text)) {
      label.setText(text);
      label.setToolTipText(text);
    }
  }

  /** What the chosen tool does. */
  void hint(String text) {
    toolHint = text;
    set(hint, text);
  }

  /** Shows a message for a while. */
  void say(String text) {
    set(hint, text);
    hint.getDisplay().timerExec(MESSAGE_TIME, () -> {
      if (!hint.isDisposed() && hint.getText().equals(text)) {
        set(hint, toolHint);
      }
    });
  }
}
