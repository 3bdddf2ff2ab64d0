package org.tilewright.lang.compile;

import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/** From parts of the model to where they are written. */
public final class Nodes {

  private Nodes() {
  }

  /** The whole text that an element of the model was read from. */
  public static String text(EObject element) {
    INode node = NodeModelUtils.findActualNodeFor(element);
    return node == null ? "" : node.getRootNode().getText();
  }

  /** Where an element is written; empty for one that is not from a text. */
  public static Optional<TextRange> range(EObject element) {
    return Optional.ofNullable(NodeModelUtils.findActualNodeFor(element)).map(TextRange::of);
  }

  /** Where the value of a feature is written; the first one of several. */
  public static Optional<TextRange> range(EObject element, EStructuralFeature feature) {
    return node(element, feature).map(TextRange::of);
  }

  /** What is written for a feature, without comments and white space around it; empty when nothing is. */
  public static String written(EObject element, EStructuralFeature feature) {
    return node(element, feature).map(NodeModelUtils::getTokenText).orElse("");
  }

  private static Optional<INode> node(EObject element, EStructuralFeature feature) {
    List<INode> nodes = NodeModelUtils.findNodesForFeature(element, feature);
    return nodes.isEmpty() ? Optional.empty() : Optional.of(nodes.getFirst());
  }
}
