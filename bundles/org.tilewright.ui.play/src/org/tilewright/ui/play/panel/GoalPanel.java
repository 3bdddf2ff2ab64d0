package org.tilewright.ui.play.panel;

import java.util.Optional;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.tilewright.engine.view.GoalView;
import org.tilewright.ui.play.game.GameFrame;

/** The goal as a tree, with a check mark at whatever is met. */
final class GoalPanel implements PanelView {

  private static final String MET = "✔ ";
  private static final String OPEN = "○ ";
  private static final int MOST_ROWS = 8;

  private final Section section;
  private final Tree tree;
  private Optional<GoalView> shown = Optional.empty();

  GoalPanel(Composite parent) {
    section = new Section(parent, "Goal", false);
    tree = new Tree(section.body(), SWT.NO_SCROLL);
    tree.setData("org.tilewright.id", "play.goals");
  }

  @Override
  public boolean update(GameFrame frame) {
    if (frame.view().goal().equals(shown) || frame.view().goal().isEmpty()) {
      return false;
    }
    int rowsBefore = shown.map(GoalPanel::rows).orElse(0);
    shown = frame.view().goal();
    GoalView goal = shown.get();
    tree.setRedraw(false);
    if (rows(goal) != rowsBefore || tree.getItemCount() == 0) {
      tree.removeAll();
      add(new TreeItem(tree, SWT.NONE), goal);
      tree.setRedraw(true);
      expand(tree.getItem(0)); // only items that are there already, below expanded ones, can be expanded
    } else {
      refresh(tree.getItem(0), goal);
      tree.setRedraw(true);
    }
    int rows = Math.min(MOST_ROWS, rows(goal));
    GridDataFactory.fillDefaults().grab(true, false).hint(SWT.DEFAULT, rows * tree.getItemHeight() + 8).applyTo(tree);
    return rows(goal) != rowsBefore;
  }

  private static int rows(GoalView goal) {
    return 1 + goal.children().stream().mapToInt(GoalPanel::rows).sum();
  }

  private static void add(TreeItem item, GoalView goal) {
    item.setText(text(goal));
    goal.children().forEach(child -> add(new TreeItem(item, SWT.NONE), child));
  }

  private static void expand(TreeItem item) {
    item.setExpanded(true);
    for (TreeItem child : item.getItems()) {
      expand(child);
    }
  }

  private static void refresh(TreeItem item, GoalView goal) {
    item.setText(text(goal));
    for (int i = 0; i < Math.min(item.getItemCount(), goal.children().size()); i++) {
      refresh(item.getItem(i), goal.children().get(i));
    }
  }

  private static String text(GoalView goal) {
    String words = switch (goal.text()) {
      case "and" -> "all of";
      case "or" -> "one of";
      case "not" -> "none of";
      default -> goal.text();
    };
    return (goal.met() ? MET : OPEN) + words;
  }
}
