package org.tilewright.ui.text.outline;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.ide.structure.OutlineNode;
import org.tilewright.workspace.LanguageServices;
import org.tilewright.workspace.ParsedDocument;

/**
 * A line of the outline in the tree. Equal to the line with the same place in another version of the text, so that the tree
 * keeps what is expanded and selected.
 */
final class OutlineItem {

  private final OutlineNode node;
  private final Optional<OutlineItem> parent;
  private final String path;
  private final List<OutlineItem> children;

  private OutlineItem(OutlineNode node, Optional<OutlineItem> parent, String path) {
    this.node = node;
    this.parent = parent;
    this.path = path;
    this.children = of(node.children(), Optional.of(this), path);
  }

  /** The lines of a text. */
  static List<OutlineItem> of(ParsedDocument parsed) {
    return of(LanguageServices.find().ide().outline(parsed.result()), Optional.empty(), "");
  }

  private static List<OutlineItem> of(List<OutlineNode> nodes, Optional<OutlineItem> parent, String path) {
    Map<String, Integer> seen = new HashMap<>();
    List<OutlineItem> items = new ArrayList<>();
    for (OutlineNode node : nodes) {
      String name = path + "/" + node.sort() + " " + node.label();
      int number = seen.merge(name, 1, Integer::sum);
      items.add(new OutlineItem(node, parent, number == 1 ? name : name + " #" + number));
    }
    return List.copyOf(items);
  }

  /** The innermost line that an offset belongs to. */
  static Optional<OutlineItem> at(List<OutlineItem> items, int offset) {
    for (OutlineItem item : items) {
      TextRange range = item.node.range();
      if (offset >= range.offset() && offset <= range.end()) {
        return at(item.children, offset).or(() -> Optional.of(item));
      }
    }
    return Optional.empty();
  }

  OutlineNode node() {
    return node;
  }

  Optional<OutlineItem> parent() {
    return parent;
  }

  List<OutlineItem> children() {
    return children;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof OutlineItem item && item.path.equals(path);
  }

  @Override
  public int hashCode() {
    return path.hashCode();
  }

  @Override
  public String toString() {
    return path;
  }
}
