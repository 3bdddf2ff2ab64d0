package org.tilewright.ui.text.outline;

import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;

/** Labels of outline items: the name, and what more there is to say in a quieter colour. */
final class OutlineLabels extends LabelProvider implements IStyledLabelProvider {

  @Override
  public String getText(Object element) {
    OutlineItem item = (OutlineItem) element;
    return item.detail().isEmpty() ? item.label() : item.label() + "  " + item.detail();
  }

  @Override
  public StyledString getStyledText(Object element) {
    OutlineItem item = (OutlineItem) element;
    StyledString text = new StyledString(item.label());
    return item.detail().isEmpty() ? text : text.append("  " + item.detail(), StyledString.DECORATIONS_STYLER);
  }
}
