package org.tilewright.lang.ide.documentation;

import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.tilewright.model.level.Value;

/** Values as they are written. */
public final class ValueWriter {

  private static final int MAX_LENGTH = 60;

  private ValueWriter() {
  }

  /** The text of a value on one line, cut when it is long. */
  public static String write(Value value) {
    INode node = NodeModelUtils.findActualNodeFor(value);
    if (node == null) {
      return "";
    }
    String text = node.getText().strip().replaceAll("\\s+", " ");
    return text.length() <= MAX_LENGTH ? text : text.substring(0, MAX_LENGTH) + "…";
  }
}
