package org.tilewright.ui.play.panel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.ArrayList;
import java.util.stream.Collectors;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.tilewright.engine.view.Panel;
import org.tilewright.ui.play.game.GameFrame;
import org.tilewright.ui.play.game.GameFrame.Offer;

/** Buttons for the commands that neither an arrow key nor a thing held gives, under their headings. */
final class CommandsPanel implements PanelView {

  /** With more targets on the board than this, they are left to the board. */
  private static final int MOST_TARGETS = 16;

  private final Section section;
  private final PanelContext context;
  private List<Offer> shown = List.of();

  CommandsPanel(Composite parent, PanelContext context) {
    this.section = new Section(parent, "Actions", false);
    this.context = context;
    section.body().setData("org.tilewright.id", "play.commands");
    fill(List.of());
  }

  @Override
  public boolean update(GameFrame frame) {
    Set<String> byItem = frame.view().panels().stream().filter(Panel.Items.class::isInstance).map(Panel.Items.class::cast)
        .flatMap(items -> items.items().stream()).map(Panel.Item::command).collect(Collectors.toSet());
    List<Offer> offers = frame.offers().stream()
        .filter(offer -> offer.view().direction().isEmpty() && !byItem.contains(offer.text())).toList();
    long targets = offers.stream().filter(offer -> offer.view().target().isPresent()).count();
    List<Offer> wanted = targets > MOST_TARGETS
        ? offers.stream().filter(offer -> offer.view().target().isEmpty()).toList() : offers;
    if (wanted.equals(shown)) {
      return false;
    }
    shown = wanted;
    fill(wanted);
    return true;
  }

  private void fill(List<Offer> offers) {
    for (Control old : section.body().getChildren()) {
      old.dispose();
    }
    if (offers.isEmpty()) {
      new Label(section.body(), SWT.NONE).setText("none now");
      return;
    }
    Map<String, List<Offer>> groups = new LinkedHashMap<>();
    offers.forEach(offer -> groups.computeIfAbsent(offer.view().group(), group -> new ArrayList<>()).add(offer));
    groups.forEach((group, members) -> {
      if (!group.isEmpty()) {
        new Label(section.body(), SWT.NONE).setText(group);
      }
      Composite row = new Composite(section.body(), SWT.NONE);
      GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
      RowLayout layout = new RowLayout(SWT.HORIZONTAL);
      layout.marginLeft = 0;
      layout.marginTop = 0;
      layout.spacing = 4;
      row.setLayout(layout);
      for (Offer offer : members) {
        Button button = new Button(row, SWT.PUSH);
        button.setText(offer.view().label().replace("&", "&&"));
        button.setToolTipText(offer.text());
        button.addListener(SWT.Selection, event -> context.play(offer.text()));
      }
    });
  }
}
