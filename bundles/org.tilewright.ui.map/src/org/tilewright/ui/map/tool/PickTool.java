package org.tilewright.ui.map.tool;

import java.util.List;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;

/** Takes what is on a cell as what the brush paints. */
public final class PickTool implements MapTool {

  @Override
  public String id() {
    return "pick";
  }

  @Override
  public String label() {
    return "Pick";
  }

  @Override
  public char key() {
    return 'i';
  }

  @Override
  public String hint() {
    return "Click on a cell to paint with what is on it.";
  }

  @Override
  public void pressed(ToolContext context, Cell cell, int button, int modifiers) {
    List<EntitySpec> stack = context.stackAt(cell);
    if (stack.isEmpty()) {
      context.say("There is nothing on " + cell + " to pick.");
    } else {
      context.pick(stack);
    }
  }
}
