package org.tilewright.lang.ide.structure;

import java.util.List;
import org.tilewright.lang.compile.TextRange;

/**
 * A line of the outline.
 *
 * @param sort      decides the icon
 * @param label     what it is called
 * @param detail    said after the label, less prominent; may be empty
 * @param range     what the line stands for, from its keyword on
 * @param selection what to select in the text for it, within the range
 * @param children  what is inside
 */
public record OutlineNode(Sort sort, String label, String detail, TextRange range, TextRange selection,
    List<OutlineNode> children) {

  /** What a line of the outline is about. */
  public enum Sort {
    LEVEL, RULESET, INFO, CONFIG, SETTING, KIND, ATTRIBUTE, LEGEND, SYMBOL, MAP, PLACEMENT, GOAL
  }

  /** Copies the list. */
  public OutlineNode {
    children = List.copyOf(children);
  }
}
