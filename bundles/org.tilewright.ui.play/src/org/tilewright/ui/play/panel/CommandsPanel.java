package org.tilewright.ui.play.panel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.RowData;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.tilewright.engine.view.Panel;
import org.tilewright.ui.play.game.GameFrame;
import org.tilewright.ui.play.game.GameFrame.Offer;

/**
 * Buttons for the commands that neither an arrow key nor a thing held gives, under their headings. Where arrow keys move a cursor
 * over the board, its marks give whatever has a target there, and only the rest has buttons.
 */
final class CommandsPanel implements PanelView {

  private static final int FIELD_WIDTH = 110;

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
    List<Offer> wanted = frame.isSteered() ? offers : offers.stream().filter(offer -> offer.view().target().isEmpty()).toList();
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
    groups.forEach(this::fill);
  }

  private void fill(String group, List<Offer> offers) {
    if (!group.isEmpty()) {
      new Label(section.body(), SWT.NONE).setText(group.replace("&", "&&"));
    }
    Composite row = new Composite(section.body(), SWT.NONE);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(row);
    RowLayout layout = new RowLayout(SWT.HORIZONTAL);
    layout.marginLeft = 0;
    layout.marginTop = 0;
    layout.spacing = 4;
    layout.center = true;
    row.setLayout(layout);
    Map<String, Text> fields = new LinkedHashMap<>();
    for (Offer offer : offers) {
      offer.view().prompt().ifPresent(prompt -> fields.computeIfAbsent(prompt, p -> field(row, p)));
    }
    for (Offer offer : offers) {
      Optional<Text> field = offer.view().prompt().map(fields::get);
      Button button = new Button(row, SWT.PUSH);
      button.setText(offer.view().label().replace("&", "&&"));
      button.setToolTipText(offer.text());
      button.addListener(SWT.Selection, event -> give(offer, field));
    }
    // Enter in a field is as good as the only button that it belongs to
    if (offers.size() == 1) {
      fields.values().forEach(field -> field.addListener(SWT.DefaultSelection, event -> give(offers.getFirst(), Optional.of(field))));
    }
  }

  private static Text field(Composite row, String prompt) {
    new Label(row, SWT.NONE).setText(prompt.replace("&", "&&") + ":");
    Text field = new Text(row, SWT.BORDER | SWT.SINGLE);
    field.setMessage(prompt);
    field.setData("org.tilewright.id", "play.prompt");
    field.setLayoutData(new RowData(FIELD_WIDTH, SWT.DEFAULT));
    return field;
  }

  private void give(Offer offer, Optional<Text> field) {
    String words = field.map(text -> text.getText().strip()).orElse("");
    context.play(words.isEmpty() ? offer.text() : offer.text() + " " + words);
  }
}
