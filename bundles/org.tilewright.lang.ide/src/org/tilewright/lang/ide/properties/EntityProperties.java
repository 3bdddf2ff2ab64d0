package org.tilewright.lang.ide.properties;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.resource.XtextResource;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.engine.level.Placement;
import org.tilewright.lang.compile.BlockSource;
import org.tilewright.lang.compile.CompiledLevel;
import org.tilewright.lang.compile.Nodes;
import org.tilewright.lang.compile.PlacementSource;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.ide.properties.ValueChange.Form;
import org.tilewright.lang.library.Kinds;
import org.tilewright.lang.print.Notation;
import org.tilewright.model.level.Argument;
import org.tilewright.model.level.AttributeDeclaration;
import org.tilewright.model.level.EntitySpec;
import org.tilewright.model.level.LevelPackage;

/** The entities at a place of the text: those of a cell for a character of a map, one for an entity that is written out. */
final class EntityProperties {

  private final XtextResource resource;
  private final CompiledLevel level;
  private final List<Property> properties = new ArrayList<>();
  private final Map<String, Integer> groups = new HashMap<>();

  EntityProperties(XtextResource resource, CompiledLevel level) {
    this.resource = resource;
    this.level = level;
  }

  /** How many entities a level starts with; costs a pass over the cells, not over the entities. */
  static long count(LevelDefinition definition) {
    long count = 0;
    for (var source : definition.sources()) {
      count += switch (source) {
        case Placement placement -> 1;
        case MapBlock block -> count(block);
      };
    }
    return count;
  }

  private static long count(MapBlock block) {
    int[] sizes = block.palette().stream().mapToInt(List::size).toArray();
    long count = 0;
    for (int y = block.top(); y < block.top() + block.height(); y++) {
      for (int x = block.left(); x < block.left() + block.width(); x++) {
        count += sizes[block.indexAt(x, y)];
      }
    }
    return count;
  }

  List<Property> at(int offset) {
    Optional<Cell> cell = level.sources().cellAt(offset);
    if (cell.isPresent()) {
      ofCell(cell.get());
    } else {
      writtenAt(offset).ifPresent(spec -> written(spec, ""));
    }
    return properties;
  }

  private void ofCell(Cell cell) {
    String place = " at (" + cell.x() + ", " + cell.y() + ")";
    for (BlockSource block : level.sources().blocks()) {
      if (level.definition().sources().get(block.index()) instanceof MapBlock cells) {
        cells.at(cell.x(), cell.y()).forEach(spec -> drawn(spec, place));
      }
    }
    for (PlacementSource placement : level.sources().placementsAt(cell)) {
      writtenAt(placement.entity().offset()).ifPresent(spec -> written(spec, place));
    }
  }

  private Optional<EntitySpec> writtenAt(int offset) {
    EObject found = new EObjectAtOffsetHelper().resolveContainedElementAt(resource, offset);
    return Optional.ofNullable(found).map(element -> EcoreUtil2.getContainerOfType(element, EntitySpec.class));
  }

  /** An entity drawn on a map: its values are those of its symbol and are changed there. */
  private void drawn(org.tilewright.engine.level.EntitySpec spec, String place) {
    KindDefinition kind = level.definition().kind(spec.kind());
    String group = group(kind.title() + place);
    properties.add(Property.fixed(group, "Kind", spec.kind()));
    kind.attributes().overriddenBy(spec.attributes()).values()
        .forEach((name, value) -> properties.add(Property.fixed(group, name, Notation.value(value))));
  }

  /** An entity that is written out: its values can be changed. */
  private void written(EntitySpec spec, String place) {
    if (spec.getKind() == null || spec.getKind().eIsProxy()) {
      return;
    }
    String name = spec.getKind().getName();
    String group = group(Optional.ofNullable(spec.getKind().getTitle()).orElse(name) + place);
    properties.add(new Property(group, "Kind", name, about(spec), Nodes.range(spec, LevelPackage.Literals.ENTITY_SPEC__KIND)
        .map(range -> ValueChange.of(range, Form.NAME))));
    Optional<KindDefinition> kind = Optional.ofNullable(level.definition().kinds().get(name));
    for (AttributeDeclaration attribute : Kinds.attributes(spec.getKind()).values()) {
      Optional<TextRange> written = argument(spec, attribute)
          .flatMap(argument -> Nodes.range(argument, LevelPackage.Literals.ARGUMENT__VALUE));
      String value = written.map(this::text)
          .or(() -> kind.flatMap(k -> k.attributes().get(attribute.getName())).map(Notation::value)).orElse("");
      properties.add(new Property(group, attribute.getName(), value, Optional.ofNullable(attribute.getDoc()).orElse(""),
          written.map(range -> ValueChange.of(range, Form.EXPRESSION)).or(() -> newArgument(spec, attribute))));
    }
  }

  private static Optional<Argument> argument(EntitySpec spec, AttributeDeclaration attribute) {
    return spec.getArguments().stream().filter(argument -> argument.getAttribute() == attribute).findFirst();
  }

  private static Optional<ValueChange> newArgument(EntitySpec spec, AttributeDeclaration attribute) {
    if (!spec.getArguments().isEmpty()) {
      return Nodes.range(spec.getArguments().getLast())
          .map(last -> new ValueChange(new TextRange(last.end(), 0), ", " + Notation.word(attribute.getName()) + ": ", "",
              Form.EXPRESSION));
    }
    Optional<TextRange> kind = Nodes.range(spec, LevelPackage.Literals.ENTITY_SPEC__KIND);
    Optional<TextRange> whole = Nodes.range(spec);
    return kind.flatMap(k -> whole.map(w -> new ValueChange(new TextRange(k.end(), w.end() - k.end()),
        "(" + Notation.word(attribute.getName()) + ": ", ")", Form.EXPRESSION)));
  }

  private static String about(EntitySpec spec) {
    return Optional.ofNullable(spec.getKind().getAbout()).orElse("");
  }

  /** A heading that no other entity of the cell has. */
  private String group(String title) {
    int number = groups.merge(title, 1, Integer::sum);
    return number == 1 ? title : title + " (" + number + ")";
  }

  private String text(TextRange range) {
    return resource.getParseResult().getRootNode().getText().substring(range.offset(), range.end());
  }
}
