package org.tilewright.ui.play;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.tilewright.ui.play.game.GameFrame;

/** The lines above the board: the level, the players, and what is the matter now. */
final class PlayHead {

  private final Label title;
  private final Label status;
  private final SeatStrip seats;

  PlayHead(Composite parent, PlayersMenu players) {
    Composite head = new Composite(parent, SWT.NONE);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(head);
    GridLayoutFactory.swtDefaults().numColumns(1).margins(8, 4).spacing(0, 1).applyTo(head);
    title = label(head, "play.title", SWT.NONE);
    title.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
    seats = new SeatStrip(head, players);
    status = label(head, "play.status", SWT.WRAP);
    // always as high as two lines, so that the board does not jump while the pointer moves over it
    int line = status.computeSize(SWT.DEFAULT, SWT.DEFAULT).y;
    GridDataFactory.fillDefaults().grab(true, false).hint(40, 2 * line).applyTo(status);
  }

  private static Label label(Composite parent, String id, int style) {
    Label label = new Label(parent, style);
    label.setData("org.tilewright.id", id);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(label);
    return label;
  }

  void show(GameFrame frame) {
    set(title, frame.cast().title() + "   ·   move " + frame.moment().ply() + "   ·   seed " + frame.cast().seed());
    seats.show(frame.table(), !frame.outcome().isOngoing());
    setStatus(frame.message().isEmpty() ? frame.view().status() : frame.message());
  }

  void setStatus(String text) {
    set(status, text);
  }

  void clear() {
    set(title, "");
    set(status, "");
    seats.hide();
  }

  private static void set(Label label, String text) {
    String shown = text.replace("&", "&&");
    if (!label.getText().equals(shown)) {
      label.setText(shown);
    }
  }
}
