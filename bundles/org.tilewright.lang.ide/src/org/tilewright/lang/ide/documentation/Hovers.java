package org.tilewright.lang.ide.documentation;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.util.TextRegion;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.engine.level.ValueText;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.compile.BlockSource;
import org.tilewright.lang.compile.CompiledLevel;
import org.tilewright.lang.compile.Nodes;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.literal.SymbolLiteral;
import org.tilewright.model.level.LevelPackage;

/** Documentation of what a place in a text names: a declared thing, or the cell of a map. */
public final class Hovers {

  private final EObjectAtOffsetHelper elements = new EObjectAtOffsetHelper();

  /** What to show at an offset. */
  public Optional<Hover> at(int offset, LevelFileResult file) {
    return named(offset, file).or(() -> cell(offset, file));
  }

  private Optional<Hover> named(int offset, LevelFileResult file) {
    INode node = elements.getCrossReferenceNode(file.resource(), new TextRegion(offset, 0));
    EObject element = node == null ? elements.resolveContainedElementAt(file.resource(), offset)
        : elements.getCrossReferencedElement(node);
    if (element == null || element.eIsProxy()) {
      return Optional.empty();
    }
    Optional<TextRange> range = node == null ? nameRange(element, offset) : Optional.of(TextRange.of(node));
    String markdown = LevelDocumentation.of(element);
    return markdown.isEmpty() ? Optional.empty() : range.map(r -> new Hover(r, markdown));
  }

  /** The name of an element, when the offset is in it. */
  private static Optional<TextRange> nameRange(EObject element, int offset) {
    return Nodes.range(element, LevelPackage.Literals.NAMED__NAME)
        .filter(range -> range.contains(offset));
  }

  private static Optional<Hover> cell(int offset, LevelFileResult file) {
    for (CompiledLevel level : file.levels()) {
      for (BlockSource block : level.sources().blocks()) {
        if (block.range().contains(offset)) {
          return block.cell(offset).map(cell -> new Hover(character(offset, file), cell(level, block, cell)));
        }
      }
    }
    return Optional.empty();
  }

  private static TextRange character(int offset, LevelFileResult file) {
    String text = file.text();
    int start = Character.isLowSurrogate(text.charAt(offset)) && offset > 0 ? offset - 1 : offset;
    return new TextRange(start, Character.charCount(text.codePointAt(start)));
  }

  private static String cell(CompiledLevel level, BlockSource block, Cell cell) {
    int symbol = block.symbol(cell.x(), cell.y()).orElseThrow();
    var source = (MapBlock) level.definition().sources().get(block.index());
    List<EntitySpec> stack = source.at(cell.x(), cell.y());
    String content = stack.isEmpty() ? "empty" : stack.stream().map(entity -> entity(level, entity)).collect(Collectors.joining(" + "));
    return "`" + SymbolLiteral.of(symbol) + "` at " + cell + ": " + content;
  }

  private static String entity(CompiledLevel level, EntitySpec entity) {
    String title = level.definition().kind(entity.kind()).title();
    return entity.attributes().values().isEmpty() ? title : title + entity.attributes().values().entrySet().stream()
        .map(e -> e.getKey() + ": " + ValueText.format(e.getValue())).collect(Collectors.joining(", ", " (", ")"));
  }
}
