package org.tilewright.lang.edit;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.ValueText;

/** Writes entities and cells in the notation of the level language. */
final class SpecText {

  private static final Set<String> KEYWORDS = Set.of("level", "ruleset", "uses", "about", "info", "config", "kind", "extends",
      "abstract", "behaviour", "attribute", "unit", "legend", "empty", "map", "at", "place", "goal", "and", "or", "not", "true",
      "false", "int", "decimal", "text", "boolean", "record", "range", "any", "word", "list", "of");

  private SpecText() {
  }

  /** A stack, bottom first, as in a legend entry: {@code boulder + switch}. */
  static String stack(List<EntitySpec> stack) {
    return stack.isEmpty() ? "empty" : stack.stream().map(SpecText::entity).collect(Collectors.joining(" + "));
  }

  /** A legend entry. */
  static String legendEntry(int symbol, List<EntitySpec> stack) {
    return "'" + Character.toString(symbol) + "' = " + stack(stack);
  }

  /** A cell: {@code (3, -1)}. */
  static String cell(Cell cell) {
    return "(" + cell.x() + ", " + cell.y() + ")";
  }

  private static String entity(EntitySpec entity) {
    String kind = KEYWORDS.contains(entity.kind()) ? "^" + entity.kind() : entity.kind();
    return entity.attributes().values().isEmpty() ? kind
        : entity.attributes().values().entrySet().stream().map(e -> e.getKey() + ": " + ValueText.format(e.getValue()))
            .collect(Collectors.joining(", ", kind + "(", ")"));
  }
}
