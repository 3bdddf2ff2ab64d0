package org.tilewright.ui.play.panel;

import java.util.List;
import java.util.Optional;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.view.Panel;
import org.tilewright.ui.play.game.GameFrame;

/** A table. The row of the piece that the user points at is selected, and selecting a row points at its piece. */
final class TablePanel implements PanelView {

  private static final int MOST_ROWS = 8;
  private static final int ICON = 16;

  private final Table table;
  private final int index;
  private final PanelContext context;
  private List<Panel.Row> shown = List.of();

  TablePanel(Composite parent, Panel.Table panel, int index, PanelContext context) {
    this.index = index;
    this.context = context;
    Section section = new Section(parent, panel.title(), false);
    table = new Table(section.body(), SWT.BORDER | SWT.FULL_SELECTION | SWT.SINGLE);
    table.setHeaderVisible(true);
    table.setData("org.tilewright.id", "play.table");
    panel.columns().forEach(name -> new TableColumn(table, SWT.NONE).setText(name));
    table.addListener(SWT.Selection, event -> {
      int row = table.getSelectionIndex();
      if (row >= 0 && row < shown.size()) {
        shown.get(row).cell().ifPresent(context::pointOut);
      }
    });
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
    while (table.getItemCount() > rows.size()) {
      table.remove(table.getItemCount() - 1);
    }
    for (int i = 0; i < rows.size(); i++) {
      fill(i < table.getItemCount() ? table.getItem(i) : new TableItem(table, SWT.NONE), rows.get(i));
    }
    table.deselectAll();
    for (TableColumn column : table.getColumns()) {
      column.pack();
    }
    table.setRedraw(true);
    int visible = Math.min(MOST_ROWS, Math.max(2, rows.size()));
    GridDataFactory.fillDefaults().grab(true, false)
        .hint(SWT.DEFAULT, table.getHeaderHeight() + visible * table.getItemHeight() + 2 * table.getBorderWidth()).applyTo(table);
    return before != rows.size();
  }

  private void fill(TableItem item, Panel.Row row) {
    item.setText(row.values().toArray(String[]::new));
    item.setImage(row.kind().isEmpty() ? null : context.image(row.kind(), ICON));
  }

  @Override
  public void pointedAt(Optional<Cell> cell) {
    int row = -1;
    for (int i = 0; i < shown.size() && row < 0; i++) {
      row = cell.isPresent() && shown.get(i).cell().equals(cell) ? i : -1;
    }
    if (row < 0) {
      table.deselectAll();
    } else if (table.getSelectionIndex() != row) {
      table.setSelection(row);
    }
  }
}
