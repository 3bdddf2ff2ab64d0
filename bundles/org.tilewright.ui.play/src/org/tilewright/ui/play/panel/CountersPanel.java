package org.tilewright.ui.play.panel;

import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.tilewright.engine.view.Panel;
import org.tilewright.ui.play.game.GameFrame;

/** Named values. */
final class CountersPanel implements PanelView {

  private final Section section;
  private final int index;
  private List<Panel.Counter> shown = List.of();

  CountersPanel(Composite parent, Panel.Counters counters, int index) {
    this.section = new Section(parent, counters.title(), false);
    this.index = index;
    GridLayoutFactory.fillDefaults().numColumns(4).spacing(8, 2).applyTo(section.body());
    section.body().setData("org.tilewright.id", "play.counters");
  }

  @Override
  public boolean update(GameFrame frame) {
    List<Panel.Counter> counters = ((Panel.Counters) frame.view().panels().get(index)).counters();
    if (counters.equals(shown)) {
      return false;
    }
    boolean sameNames = counters.stream().map(Panel.Counter::name).toList()
        .equals(shown.stream().map(Panel.Counter::name).toList());
    shown = counters;
    if (sameNames) {
      Control[] labels = section.body().getChildren();
      for (int i = 0; i < counters.size(); i++) {
        ((Label) labels[2 * i + 1]).setText(counters.get(i).value());
      }
      return true;
    }
    for (Control old : section.body().getChildren()) {
      old.dispose();
    }
    for (Panel.Counter counter : counters) {
      new Label(section.body(), SWT.NONE).setText(counter.name() + ":");
      Label value = new Label(section.body(), SWT.NONE);
      value.setText(counter.value());
      GridDataFactory.fillDefaults().hint(SWT.DEFAULT, SWT.DEFAULT).applyTo(value);
    }
    return true;
  }
}
