package org.tilewright.ui.text.outline;

import java.util.List;
import org.eclipse.jface.viewers.ITreeContentProvider;

/** Outline items as a tree. */
final class OutlineContent implements ITreeContentProvider {

  @Override
  public Object[] getElements(Object input) {
    return input instanceof List<?> items ? items.toArray() : new Object[0];
  }

  @Override
  public Object[] getChildren(Object parent) {
    return ((OutlineItem) parent).children().toArray();
  }

  @Override
  public Object getParent(Object element) {
    return ((OutlineItem) element).parent().orElse(null);
  }

  @Override
  public boolean hasChildren(Object element) {
    return !((OutlineItem) element).children().isEmpty();
  }
}
