package org.tilewright.ui.play.panel;

import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.tilewright.engine.view.Panel;
import org.tilewright.ui.play.game.GameFrame;

/** A table. */
final class TablePanel implements PanelView {

  private static final int MOST_ROWS = 8;

  private final Table table;
  private final int index;
  private List<Panel.Row> shown = List.of();

  TablePanel(Composite parent, Panel.Table panel, int index) {
    this.index = index;
    Section section = new Section(parent, panel.title(), false);
    table = new Table(section.body(), SWT.BORDER | SWT.FULL_SELECTION);
    table.setHeaderVisible(true);
    panel.columns().forEach(name -> new TableColumn(table, SWT.NONE).setText(name));
  }

  @Override
  public boolean update(GameFrame frame) {
    List<Panel.Row> rows = ((Panel.Table) frame.view().panels().get(index)).rows();
    if (rows.equals(shown)) {
      return false;
    }
    int before = shown.size();
    shown = rows;
    table.setRedraw(false);
    table.removeAll();
    rows.forEach(row -> new TableItem(table, SWT.NONE).setText(row.values().toArray(String[]::new)));
    for (TableColumn column : table.getColumns()) {
      column.pack();
    }
    table.setRedraw(true);
    int visible = Math.min(MOST_ROWS, Math.max(2, rows.size()));
    GridDataFactory.fillDefaults().grab(true, false)
        .hint(SWT.DEFAULT, table.getHeaderHeight() + visible * table.getItemHeight()).applyTo(table);
    return before != rows.size();
  }
}
