package org.tilewright.ui.map.tool;

import org.tilewright.engine.grid.Cell;

/** Points at cells and changes nothing: what a click means until the user chooses something to paint. */
public final class SelectTool implements MapTool {

  @Override
  public String id() {
    return "select";
  }

  @Override
  public String label() {
    return "Select";
  }

  @Override
  public char key() {
    return 's';
  }

  @Override
  public String hint() {
    return "Click to see what a cell holds; choose a kind to paint.";
  }

  @Override
  public void pressed(ToolContext context, Cell cell, int button, int modifiers) {
    // the board's cursor has gone to the cell, and outline, properties and text follow it
  }
}
