package org.tilewright.lang.ide.structure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.compile.Nodes;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.ide.documentation.LevelDocumentation;
import org.tilewright.lang.ide.documentation.ValueWriter;
import org.tilewright.lang.ide.structure.OutlineNode.Sort;
import org.tilewright.lang.literal.TextBlock;
import org.tilewright.model.level.CellRef;
import org.tilewright.model.level.EntitySource;
import org.tilewright.model.level.EntitySpec;
import org.tilewright.model.level.Kind;
import org.tilewright.model.level.LegendEntry;
import org.tilewright.model.level.Level;
import org.tilewright.model.level.LevelPackage.Literals;
import org.tilewright.model.level.MapBlock;
import org.tilewright.model.level.PlaceStatement;
import org.tilewright.model.level.RulesetLibrary;

/** The outline of a file: levels and libraries with their sections. */
public final class Outlines {

  private static final int MAX_GOAL = 80;

  private final String text;

  private Outlines(String text) {
    this.text = text;
  }

  /** The top lines of the outline. */
  public static List<OutlineNode> of(LevelFileResult file) {
    Outlines outlines = new Outlines(file.text());
    List<OutlineNode> nodes = new ArrayList<>();
    file.file().ifPresent(root -> root.getElements().forEach(element -> {
      switch (element) {
        case Level level -> outlines.level(level).ifPresent(nodes::add);
        case RulesetLibrary library -> outlines.library(library).ifPresent(nodes::add);
        default -> throw new IllegalArgumentException("Unknown element " + element.eClass().getName());
      }
    }));
    return nodes;
  }

  private Optional<OutlineNode> level(Level level) {
    List<OutlineNode> children = new ArrayList<>();
    section(Sort.INFO, "info", level.getInfo(), entry -> node(Sort.SETTING, entry, Literals.ENTRY__KEY,
        name(entry.getKey()), entry.getValue() == null ? "" : ValueWriter.write(entry.getValue()), List.of())).ifPresent(children::add);
    section(Sort.CONFIG, "config", level.getConfig(), setting -> node(Sort.SETTING, setting, Literals.CONFIG_SETTING__KEY,
        Nodes.written(setting, Literals.CONFIG_SETTING__KEY),
        setting.getValue() == null ? "" : ValueWriter.write(setting.getValue()), List.of())).ifPresent(children::add);
    level.getKinds().forEach(kind -> kind(kind).ifPresent(children::add));
    section(Sort.LEGEND, "legend", level.getLegend(), this::symbol).ifPresent(children::add);
    level.getSources().forEach(source -> source(source).ifPresent(children::add));
    if (level.getGoal() != null) {
      Nodes.range(level.getGoal()).ifPresent(range -> children.add(new OutlineNode(Sort.GOAL, "goal", oneLine(range), range, range,
          List.of())));
    }
    children.sort((a, b) -> Integer.compare(a.range().offset(), b.range().offset()));
    return node(Sort.LEVEL, level, Literals.NAMED__NAME, name(level.getName()), name(level.getTitle()), children);
  }

  private Optional<OutlineNode> library(RulesetLibrary library) {
    List<OutlineNode> children = new ArrayList<>();
    section(Sort.CONFIG, "config", library.getConfigKeys(), key -> node(Sort.SETTING, key, Literals.NAMED__NAME,
        name(key.getName()), LevelDocumentation.signature(key), List.of())).ifPresent(children::add);
    library.getKinds().forEach(kind -> kind(kind).ifPresent(children::add));
    section(Sort.LEGEND, "legend", library.getLegend(), this::symbol).ifPresent(children::add);
    library.getGoals().forEach(goal -> node(Sort.GOAL, goal, Literals.NAMED__NAME, name(goal.getName()),
        LevelDocumentation.signature(goal), List.of()).ifPresent(children::add));
    children.sort((a, b) -> Integer.compare(a.range().offset(), b.range().offset()));
    return node(Sort.RULESET, library, Literals.NAMED__NAME, name(library.getName()), name(library.getTitle()), children);
  }

  private Optional<OutlineNode> kind(Kind kind) {
    List<OutlineNode> children = new ArrayList<>();
    kind.getAttributes().forEach(attribute -> node(Sort.ATTRIBUTE, attribute, Literals.NAMED__NAME, name(attribute.getName()),
        LevelDocumentation.signature(attribute), List.of()).ifPresent(children::add));
    kind.getSettings().forEach(setting -> node(Sort.SETTING, setting, Literals.ATTRIBUTE_SETTING__ATTRIBUTE,
        Nodes.written(setting, Literals.ATTRIBUTE_SETTING__ATTRIBUTE),
        setting.getValue() == null ? "" : ValueWriter.write(setting.getValue()), List.of()).ifPresent(children::add));
    String base = Nodes.written(kind, Literals.KIND__BASE);
    return node(Sort.KIND, kind, Literals.NAMED__NAME, name(kind.getName()), base.isEmpty() ? name(kind.getTitle())
        : "extends " + base, children);
  }

  private Optional<OutlineNode> symbol(LegendEntry entry) {
    return node(Sort.SYMBOL, entry, Literals.LEGEND_ENTRY__SYMBOL, name(entry.getSymbol()),
        entry.getEntities().isEmpty() ? "empty" : kinds(entry.getEntities()), List.of());
  }

  private Optional<OutlineNode> source(EntitySource source) {
    return switch (source) {
      case MapBlock block -> Nodes.range(block, Literals.MAP_BLOCK__TEXT).flatMap(literal -> {
        TextBlock rows = TextBlock.at(text, literal.offset(), literal.length());
        String size = rows.columns() + " × " + rows.rows();
        String at = block.getOrigin() == null ? "" : " at " + cell(block.getOrigin());
        return Nodes.range(block).map(range -> new OutlineNode(Sort.MAP, "map", size + at, range,
            new TextRange(range.offset(), "map".length()), List.of()));
      });
      case PlaceStatement place -> Nodes.range(place).map(range -> new OutlineNode(Sort.PLACEMENT, kinds(place.getEntities()),
          place.getCells().size() == 1 ? "at " + cell(place.getCells().getFirst()) : "on " + place.getCells().size() + " cells",
          range, place.getEntities().isEmpty() ? range : Nodes.range(place.getEntities().getFirst()).orElse(range), List.of()));
      default -> Optional.empty();
    };
  }

  private static String cell(CellRef cell) {
    return "(" + cell.getX() + ", " + cell.getY() + ")";
  }

  private static String kinds(List<EntitySpec> entities) {
    return entities.stream().map(entity -> Nodes.written(entity, Literals.ENTITY_SPEC__KIND)).collect(Collectors.joining(" + "));
  }

  private <T extends EObject> Optional<OutlineNode> section(Sort sort, String label, List<T> elements,
      Function<T, Optional<OutlineNode>> child) {
    List<OutlineNode> children = elements.stream().flatMap(element -> child.apply(element).stream()).toList();
    if (children.isEmpty()) {
      return Optional.empty();
    }
    TextRange first = children.getFirst().range();
    TextRange range = new TextRange(first.offset(), children.getLast().range().end() - first.offset());
    return Optional.of(new OutlineNode(sort, label, "", range, new TextRange(first.offset(), 0), children));
  }

  private static Optional<OutlineNode> node(Sort sort, EObject element, EStructuralFeature selection, String label, String detail,
      List<OutlineNode> children) {
    return Nodes.range(element).map(range -> new OutlineNode(sort, label, detail, range,
        Nodes.range(element, selection).orElse(new TextRange(range.offset(), 0)), children));
  }

  private static String name(String name) {
    return name == null ? "" : name;
  }

  private String oneLine(TextRange range) {
    String line = text.substring(range.offset(), range.end()).replaceAll("\\s+", " ");
    return line.length() <= MAX_GOAL ? line : line.substring(0, MAX_GOAL) + "…";
  }
}
