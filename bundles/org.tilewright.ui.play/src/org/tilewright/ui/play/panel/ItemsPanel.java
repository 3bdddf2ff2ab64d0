package org.tilewright.ui.play.panel;

import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.tilewright.engine.view.Panel;
import org.tilewright.ui.play.game.GameFrame;

/** Things held, as buttons that use them. */
final class ItemsPanel implements PanelView {

  private static final int ICON = 24;

  private final Section section;
  private final PanelContext context;
  private final int index;
  private List<Panel.Item> shown = List.of();
  private boolean filled;

  /** @param index which of the game's panels it shows */
  ItemsPanel(Composite parent, Panel.Items items, int index, PanelContext context) {
    this.section = new Section(parent, items.title(), false);
    this.context = context;
    this.index = index;
    section.body().setData("org.tilewright.id", "play.items");
  }

  @Override
  public boolean update(GameFrame frame) {
    List<Panel.Item> items = ((Panel.Items) frame.view().panels().get(index)).items();
    if (filled && items.equals(shown)) {
      return false;
    }
    filled = true;
    shown = items;
    for (Control old : section.body().getChildren()) {
      old.dispose();
    }
    if (items.isEmpty()) {
      new Label(section.body(), SWT.NONE).setText("nothing");
      return true;
    }
    Composite row = new Composite(section.body(), SWT.NONE);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
    RowLayout layout = new RowLayout(SWT.HORIZONTAL);
    layout.marginLeft = 0;
    layout.marginTop = 0;
    layout.spacing = 4;
    layout.center = true;
    row.setLayout(layout);
    items.forEach(item -> add(row, item));
    return true;
  }

  private void add(Composite row, Panel.Item item) {
    if (item.command().isEmpty()) {
      // Not a greyed button: the thing is there, it just cannot be used now.
      Composite pair = new Composite(row, SWT.NONE);
      RowLayout layout = new RowLayout(SWT.HORIZONTAL);
      layout.center = true;
      pair.setLayout(layout);
      new Label(pair, SWT.NONE).setImage(context.image(item.kind(), ICON));
      new Label(pair, SWT.NONE).setText(item.label().replace("&", "&&"));
      return;
    }
    Button button = new Button(row, SWT.PUSH);
    button.setImage(context.image(item.kind(), ICON));
    button.setText(item.label().replace("&", "&&"));
    button.setToolTipText(item.command());
    button.addListener(SWT.Selection, event -> context.play(item.command()));
  }
}
