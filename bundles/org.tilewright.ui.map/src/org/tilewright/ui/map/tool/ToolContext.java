package org.tilewright.ui.map.tool;

import java.util.Collection;
import java.util.List;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.lang.edit.CellChange;

/** What a {@link MapTool} can see and do. */
public interface ToolContext {

  /** What the brush paints, bottom first; empty when nothing has been chosen. */
  List<EntitySpec> brush();

  /** Makes the stack what the brush paints, and the brush the chosen tool. */
  void pick(List<EntitySpec> stack);

  /** Whether painting adds on top of what is there, and erasing takes only what is on top. */
  boolean stacking();

  /** What is on a cell, bottom first. */
  List<EntitySpec> stackAt(Cell cell);

  /** Shows changes that are not in the text yet; an empty collection ends that. */
  void preview(Collection<CellChange> changes);

  /** Writes the changes into the text as one step of undo, and ends the preview. */
  void commit(String label, Collection<CellChange> changes);

  /** Tells the user something about the gesture. */
  void say(String message);
}
