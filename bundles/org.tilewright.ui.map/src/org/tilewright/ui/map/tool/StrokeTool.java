package org.tilewright.ui.map.tool;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.swt.SWT;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;

/** A tool that changes the cells it is dragged over; the right button erases with any of them. */
public final class StrokeTool implements MapTool {

  private final String id;
  private final String label;
  private final char key;
  private final String hint;
  private final StrokeAction action;
  private final boolean needsBrush;
  private Optional<Stroke> stroke = Optional.empty();

  /** What a touched cell holds afterwards. */
  @FunctionalInterface
  public interface StrokeAction {
    /**
     * The new stack.
     *
     * @param before what is on the cell
     * @param brush  what the brush paints
     * @param onTop  whether only the top of the stack is concerned
     */
    List<EntitySpec> paint(List<EntitySpec> before, List<EntitySpec> brush, boolean onTop);
  }

  private StrokeTool(String id, String label, char key, String hint, boolean needsBrush, StrokeAction action) {
    this.id = id;
    this.label = label;
    this.key = key;
    this.hint = hint;
    this.needsBrush = needsBrush;
    this.action = action;
  }

  /** Paints the chosen kind. */
  public static StrokeTool brush() {
    return new StrokeTool("brush", "Brush", 'b', "Drag to paint, Shift: on top, right button: erase.",
        true, StrokeTool::paint);
  }

  /** Empties cells. */
  public static StrokeTool eraser() {
    return new StrokeTool("eraser", "Eraser", 'e', "Drag to erase, Shift: only what is on top.", false,
        (before, brush, onTop) -> erase(before, onTop));
  }

  private static List<EntitySpec> paint(List<EntitySpec> before, List<EntitySpec> brush, boolean onTop) {
    if (brush.isEmpty()) {
      return before;
    }
    if (!onTop) {
      return brush;
    }
    boolean there = before.size() >= brush.size()
        && before.subList(before.size() - brush.size(), before.size()).equals(brush);
    return there ? before : Stream.concat(before.stream(), brush.stream()).toList();
  }

  private static List<EntitySpec> erase(List<EntitySpec> before, boolean onTop) {
    return onTop && !before.isEmpty() ? before.subList(0, before.size() - 1) : List.of();
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public String label() {
    return label;
  }

  @Override
  public char key() {
    return key;
  }

  @Override
  public String hint() {
    return hint;
  }

  @Override
  public void pressed(ToolContext context, Cell cell, int button, int modifiers) {
    boolean onTop = context.stacking() || (modifiers & SWT.SHIFT) != 0;
    if (button == 1 && needsBrush && context.brush().isEmpty()) {
      context.say("Choose in the palette what to paint.");
      return;
    }
    stroke = Optional.of(new Stroke(cell, c -> button == 1 ? action.paint(context.stackAt(c), context.brush(), onTop)
        : erase(context.stackAt(c), onTop)));
    context.preview(stroke.get().changes());
  }

  @Override
  public void dragged(ToolContext context, Cell cell, int modifiers) {
    stroke.ifPresent(s -> {
      s.to(cell);
      context.preview(s.changes());
    });
  }

  @Override
  public void released(ToolContext context, Cell cell, int modifiers) {
    Optional<Stroke> done = stroke;
    stroke = Optional.empty();
    done.ifPresent(s -> {
      s.to(cell);
      context.commit(label, s.changes());
    });
  }

  @Override
  public void cancelled(ToolContext context) {
    if (stroke.isPresent()) {
      stroke = Optional.empty();
      context.preview(List.of());
    }
  }
}
