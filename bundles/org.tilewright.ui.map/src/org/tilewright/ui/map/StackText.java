package org.tilewright.ui.map;

import java.util.List;
import java.util.stream.Collectors;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.level.ValueText;

/** Entities in words. */
final class StackText {

  private StackText() {
  }

  /** What is on a cell, topmost first, or {@code empty}. */
  static String of(LevelDefinition level, List<EntitySpec> stack) {
    return stack.isEmpty() ? "empty"
        : stack.reversed().stream().map(entity -> entity(level, entity)).collect(Collectors.joining(" on "));
  }

  private static String entity(LevelDefinition level, EntitySpec entity) {
    String title = level.kinds().containsKey(entity.kind()) ? level.kind(entity.kind()).title() : entity.kind();
    return entity.attributes().values().isEmpty() ? title
        : entity.attributes().values().entrySet().stream().map(e -> e.getKey() + ": " + ValueText.format(e.getValue()))
            .collect(Collectors.joining(", ", title + " (", ")"));
  }
}
