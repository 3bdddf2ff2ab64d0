package org.tilewright.lang.ide;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.util.TextRegion;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.compile.Nodes;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.model.level.LevelPackage.Literals;

/** From names to what they name, and back. */
final class References {

  private final EObjectAtOffsetHelper elements = new EObjectAtOffsetHelper();

  /** The name at an offset that refers to something. */
  Optional<TextRange> reference(int offset, LevelFileResult file) {
    return Optional.ofNullable(node(offset, file)).map(TextRange::of);
  }

  /** What the name at an offset refers to. */
  Optional<EObject> referred(int offset, LevelFileResult file) {
    INode node = node(offset, file);
    return Optional.ofNullable(node == null ? null : elements.getCrossReferencedElement(node))
        .filter(element -> !element.eIsProxy() && element.eResource() != null);
  }

  /** What the name at an offset refers to, or declares. */
  Optional<EObject> named(int offset, LevelFileResult file) {
    if (node(offset, file) != null) {
      return referred(offset, file);
    }
    return Optional.ofNullable(elements.resolveContainedElementAt(file.resource(), offset))
        .filter(element -> !element.eIsProxy() && Nodes.range(element, Literals.NAMED__NAME)
            .filter(range -> range.contains(offset) || range.end() == offset).isPresent());
  }

  /** Where something is declared, as seen from a file. */
  static Optional<Declaration> declaration(EObject element, LevelFileResult file) {
    return Nodes.range(element, Literals.NAMED__NAME).map(range -> new Declaration(Nodes.written(element, Literals.NAMED__NAME),
        URI.create(element.eResource().getURI().toString()), element.eResource() == file.resource(), range, Nodes.text(element)));
  }

  /** Every place in a file where something is named or declared, in order. */
  static List<TextRange> occurrences(EObject target, LevelFileResult file) {
    List<TextRange> ranges = new ArrayList<>();
    if (target.eResource() == file.resource()) {
      Nodes.range(target, Literals.NAMED__NAME).ifPresent(ranges::add);
    }
    file.resource().getAllContents().forEachRemaining(element -> element.eClass().getEAllReferences().stream()
        .filter(reference -> !reference.isContainment() && !reference.isMany() && element.eGet(reference) == target)
        .flatMap(reference -> NodeModelUtils.findNodesForFeature(element, reference).stream()).map(TextRange::of)
        .forEach(ranges::add));
    ranges.sort((a, b) -> Integer.compare(a.offset(), b.offset()));
    return ranges;
  }

  private INode node(int offset, LevelFileResult file) {
    return elements.getCrossReferenceNode(file.resource(), new TextRegion(offset, 0));
  }
}
