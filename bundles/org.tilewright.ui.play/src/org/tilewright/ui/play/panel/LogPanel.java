package org.tilewright.ui.play.panel;

import java.util.List;
import java.util.function.Function;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Text;
import org.tilewright.ui.play.game.GameFrame;

/** Lines that grow over the game; the newest are in sight. */
final class LogPanel implements PanelView {

  private static final int HEIGHT = 90;

  private final Text text;
  private final Function<GameFrame, List<String>> lines;
  private List<String> shown = List.of();

  LogPanel(Composite parent, String title, String id, Function<GameFrame, List<String>> lines) {
    this.lines = lines;
    Section section = new Section(parent, title, true);
    text = new Text(section.body(), SWT.MULTI | SWT.READ_ONLY | SWT.V_SCROLL | SWT.WRAP | SWT.BORDER);
    text.setData("org.tilewright.id", id);
    GridDataFactory.fillDefaults().grab(true, true).hint(120, HEIGHT).minSize(120, HEIGHT).applyTo(text);
  }

  @Override
  public boolean update(GameFrame frame) {
    List<String> next = lines.apply(frame);
    if (next.equals(shown)) {
      return false;
    }
    boolean grown = !shown.isEmpty() && next.size() > shown.size() && next.subList(0, shown.size()).equals(shown);
    if (grown) {
      text.append(Text.DELIMITER + String.join(Text.DELIMITER, next.subList(shown.size(), next.size())));
    } else {
      text.setText(String.join(Text.DELIMITER, next));
      text.setSelection(text.getCharCount());
    }
    text.showSelection();
    shown = next;
    return false;
  }
}
