package org.tilewright.ui.text.outline;

import java.util.EnumMap;
import java.util.Map;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;
import org.tilewright.lang.ide.structure.OutlineNode;
import org.tilewright.lang.ide.structure.OutlineNode.Sort;

/** Labels of outline items: the name, and what more there is to say in a quieter colour. */
final class OutlineLabels extends LabelProvider implements IStyledLabelProvider {

  private static final String BUNDLE = "org.tilewright.ui.text";

  private final Map<Sort, Image> images = new EnumMap<>(Sort.class);

  @Override
  public String getText(Object element) {
    return getStyledText(element).getString();
  }

  @Override
  public StyledString getStyledText(Object element) {
    OutlineNode node = ((OutlineItem) element).node();
    StyledString text = new StyledString(node.label());
    return node.detail().isEmpty() ? text : text.append("  " + node.detail(), StyledString.DECORATIONS_STYLER);
  }

  @Override
  public Image getImage(Object element) {
    return images.computeIfAbsent(((OutlineItem) element).node().sort(), OutlineLabels::image);
  }

  private static Image image(Sort sort) {
    String file = switch (sort) {
      case LEVEL -> "level";
      case RULESET -> "ruleset";
      case KIND -> "kind";
      case MAP -> "map";
      case PLACEMENT -> "placement";
      case GOAL -> "goal";
      case SYMBOL -> "symbol";
      case INFO, CONFIG, LEGEND -> "section";
      case SETTING, ATTRIBUTE -> "value";
    };
    return ResourceLocator.imageDescriptorFromBundle(BUNDLE, "icons/" + file + ".svg")
        .orElseGet(ImageDescriptor::getMissingImageDescriptor).createImage();
  }

  @Override
  public void dispose() {
    images.values().forEach(Image::dispose);
    super.dispose();
  }
}
