package org.tilewright.ui.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleEvent;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.tilewright.ui.play.game.Table;
import org.tilewright.ui.play.game.Table.Place;

/**
 * The players in the order of their numbers, with their colours: whose turn it is, who is out, who is a bot. A click on one lets
 * somebody else play for him. Not there while one person plays alone.
 */
final class SeatStrip {

  private static final int DOT = 10;
  private static final int MARGIN = 5;

  private final Composite row;
  private final PlayersMenu players;
  private final List<Canvas> seats = new ArrayList<>();
  private Optional<Table> shown = Optional.empty();
  private boolean over;

  SeatStrip(Composite parent, PlayersMenu players) {
    this.players = players;
    row = new Composite(parent, SWT.NONE);
    GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(row);
    row.setVisible(false);
    row.setData("org.tilewright.id", "play.seats");
    RowLayout layout = new RowLayout(SWT.HORIZONTAL);
    layout.marginLeft = 0;
    layout.marginTop = 1;
    layout.marginBottom = 1;
    layout.spacing = 4;
    row.setLayout(layout);
  }

  /** Shows a table. @param gameOver whether it is nobody's turn any more */
  void show(Table table, boolean gameOver) {
    if (shown.equals(Optional.of(table)) && over == gameOver) {
      return;
    }
    shown = Optional.of(table);
    over = gameOver;
    if (seats.size() != table.places().size()) {
      build(table.places().size());
    }
    seats.forEach(seat -> {
      seat.setToolTipText(text(seat));
      seat.redraw();
    });
    setVisible(table.isShared());
  }

  void hide() {
    shown = Optional.empty();
    setVisible(false);
  }

  private void build(int count) {
    for (Control old : row.getChildren()) {
      old.dispose();
    }
    seats.clear();
    for (int i = 0; i < count; i++) {
      seats.add(seat(i));
    }
  }

  private Canvas seat(int index) {
    Canvas seat = new Canvas(row, SWT.DOUBLE_BUFFERED) {
      @Override
      public Point computeSize(int widthHint, int heightHint, boolean changed) {
        return size(this);
      }
    };
    seat.setData("org.tilewright.id", "play.seat." + index);
    seat.addListener(SWT.Paint, event -> paint(seat, event.gc));
    seat.addListener(SWT.MouseDown, event -> openMenu(seat));
    seat.addListener(SWT.KeyDown, event -> keyDown(seat, event));
    seat.addListener(SWT.FocusIn, event -> seat.redraw());
    seat.addListener(SWT.FocusOut, event -> seat.redraw());
    seat.addListener(SWT.Traverse, event -> event.doit = true);
    seat.getAccessible().addAccessibleListener(new AccessibleAdapter() {
      @Override
      public void getName(AccessibleEvent event) {
        event.result = text(seat);
      }
    });
    return seat;
  }

  private void keyDown(Canvas seat, Event event) {
    if (event.keyCode == SWT.CR || event.keyCode == SWT.SPACE || event.keyCode == SWT.ARROW_DOWN) {
      openMenu(seat);
    }
  }

  private void openMenu(Canvas seat) {
    place(seat).ifPresent(place -> {
      Menu menu = new Menu(seat);
      players.fill(menu, place);
      menu.addListener(SWT.Hide, event -> seat.getDisplay().asyncExec(menu::dispose));
      Point below = seat.toDisplay(0, seat.getSize().y);
      menu.setLocation(below.x, below.y);
      menu.setVisible(true);
    });
  }

  private Optional<Place> place(Canvas seat) {
    int index = seats.indexOf(seat);
    return shown.filter(table -> index >= 0 && index < table.places().size()).map(table -> table.places().get(index));
  }

  private boolean hasTurn(Place place) {
    return !over && shown.orElseThrow().active() == place.seat().player();
  }

  /** Everything about a seat in words. */
  private String text(Canvas seat) {
    return place(seat).map(place -> label(place) + (!place.seat().playing() ? ", out" : hasTurn(place) ? ", has the turn" : ""))
        .orElse("");
  }

  private static String label(Place place) {
    return place.seat().name() + place.bot().map(bot -> " (" + bot.title() + ")").orElse("");
  }

  private Point size(Canvas seat) {
    GC gc = new GC(seat);
    gc.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
    Point text = gc.textExtent(place(seat).map(SeatStrip::label).orElse(""));
    gc.dispose();
    return new Point(text.x + DOT + 3 * MARGIN, text.y + MARGIN);
  }

  private void paint(Canvas seat, GC gc) {
    Optional<Place> place = place(seat);
    if (place.isEmpty()) {
      return;
    }
    Point size = seat.getSize();
    boolean turn = hasTurn(place.get());
    gc.setAntialias(SWT.ON);
    gc.setBackground(SeatColours.of(place.get().seat().player()));
    gc.setForeground(SeatColours.of(place.get().seat().player()));
    if (turn) {
      gc.setAlpha(50);
      gc.fillRoundRectangle(0, 0, size.x - 1, size.y - 1, 8, 8);
      gc.setAlpha(255);
      gc.drawRoundRectangle(0, 0, size.x - 1, size.y - 1, 8, 8);
    }
    gc.setAlpha(place.get().seat().playing() ? 255 : 90);
    gc.fillOval(MARGIN, (size.y - DOT) / 2, DOT, DOT);
    gc.setForeground(row.getForeground());
    gc.setFont(turn ? JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT) : row.getFont());
    String label = label(place.get());
    Point text = gc.textExtent(label);
    gc.drawText(label, DOT + 2 * MARGIN, (size.y - text.y) / 2, true);
    if (!place.get().seat().playing()) {
      gc.drawLine(DOT + 2 * MARGIN, size.y / 2, DOT + 2 * MARGIN + text.x, size.y / 2);
    }
    gc.setAlpha(255);
    if (seat.isFocusControl()) {
      gc.drawFocus(1, 1, size.x - 2, size.y - 2);
    }
  }

  private void setVisible(boolean visible) {
    GridData data = (GridData) row.getLayoutData();
    boolean changed = data.exclude == visible;
    data.exclude = !visible;
    row.setVisible(visible);
    row.layout(true, true);
    if (changed) {
      row.getParent().getParent().layout(true, true);
    }
  }
}
