package org.tilewright.ui.play.panel;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.view.Panel;
import org.tilewright.ui.play.game.GameFrame;

/**
 * Everything beside the board. The widgets are made once for the kinds of panels that a game has, and then only brought up to
 * date, so that nothing flickers and the scroll position stays.
 */
public final class SidePanel {

  private final ScrolledComposite scroller;
  private final Composite content;
  private final PanelContext context;
  private final List<PanelView> views = new ArrayList<>();
  private List<String> structure = List.of();

  /** An empty side. */
  public SidePanel(Composite parent, PanelContext context) {
    this.context = context;
    scroller = new ScrolledComposite(parent, SWT.V_SCROLL);
    scroller.setExpandHorizontal(true);
    scroller.setExpandVertical(true);
    content = new Composite(scroller, SWT.NONE);
    GridLayoutFactory.swtDefaults().margins(8, 6).spacing(0, 8).applyTo(content);
    scroller.setContent(content);
    scroller.addListener(SWT.Resize, event -> resize());
  }

  /** The widget. */
  public Control control() {
    return scroller;
  }

  /** Shows a moment of a game. */
  public void show(GameFrame frame) {
    List<String> wanted = structure(frame);
    boolean layout = false;
    if (!wanted.equals(structure)) {
      build(frame);
      structure = wanted;
      layout = true;
    }
    for (PanelView view : views) {
      layout |= view.update(frame);
    }
    if (layout) {
      content.layout(true, true);
      resize();
    }
  }

  /** Tells the parts on which cell of the board the user's attention is. */
  public void pointedAt(Optional<Cell> cell) {
    views.forEach(view -> view.pointedAt(cell));
  }

  /** Which widgets a frame needs. */
  private static List<String> structure(GameFrame frame) {
    return Stream.concat(Stream.of("goal " + frame.view().goal().isPresent()),
        frame.view().panels().stream().map(panel -> panel.getClass().getSimpleName() + " " + panel.title())).toList();
  }

  private void build(GameFrame frame) {
    views.clear();
    for (Control old : content.getChildren()) {
      old.dispose();
    }
    if (frame.view().goal().isPresent()) {
      views.add(new GoalPanel(content));
    }
    // what can be done stands above whatever may be long
    addPanels(frame, panel -> panel instanceof Panel.Counters || panel instanceof Panel.Items);
    views.add(new CommandsPanel(content, context));
    addPanels(frame, Panel.Table.class::isInstance);
    addPanels(frame, Panel.Log.class::isInstance);
    views.add(new LogPanel(content, "Moves", "play.events", GameFrame::events));
  }

  private void addPanels(GameFrame frame, Predicate<Panel> sort) {
    List<Panel> panels = frame.view().panels();
    for (int i = 0; i < panels.size(); i++) {
      if (sort.test(panels.get(i))) {
        views.add(panel(panels.get(i), i));
      }
    }
  }

  private PanelView panel(Panel panel, int index) {
    return switch (panel) {
      case Panel.Counters counters -> new CountersPanel(content, counters, index);
      case Panel.Items items -> new ItemsPanel(content, items, index, context);
      case Panel.Table table -> new TablePanel(content, table, index, context);
      case Panel.Log log -> new LogPanel(content, log.title(), "play.log",
          frame -> ((Panel.Log) frame.view().panels().get(index)).lines());
    };
  }

  private void resize() {
    int width = Math.max(1, scroller.getClientArea().width);
    Point size = content.computeSize(width, SWT.DEFAULT);
    scroller.setMinSize(0, size.y);
  }
}
