package org.tilewright.lang.compile;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.tilewright.lang.literal.SymbolLiteral;
import org.tilewright.model.level.ConfigSetting;
import org.tilewright.model.level.Entry;
import org.tilewright.model.level.Kind;
import org.tilewright.model.level.LegendEntry;
import org.tilewright.model.level.Level;
import org.tilewright.model.level.LevelPackage;

/** Collects the named parts of a level. */
final class SourceMaps {

  private final Map<String, TextRange> parts = new HashMap<>();

  private SourceMaps() {
  }

  static SourceMap empty(Level level) {
    return new SourceMap(whole(level), name(level), Map.of(), Map.of(), List.of(), List.of());
  }

  private static TextRange whole(Level level) {
    return Nodes.range(level).orElse(new TextRange(0, 0));
  }

  private static TextRange name(Level level) {
    return Nodes.range(level, LevelPackage.Literals.NAMED__NAME).orElseGet(() -> whole(level));
  }

  static SourceMap of(Level level, List<BlockSource> blocks, List<PlacementSource> placements) {
    return new SourceMap(whole(level), name(level), new SourceMaps().parts(level), legend(level), blocks, placements);
  }

  private Map<String, TextRange> parts(Level level) {
    if (level.getGoal() != null) {
      add("goal", level.getGoal());
    }
    add("ruleset", level, LevelPackage.Literals.LEVEL__RULESET);
    add("about", level, LevelPackage.Literals.ELEMENT__ABOUT);
    section("config", level.getConfig());
    for (ConfigSetting setting : level.getConfig()) {
      add("config." + Nodes.written(setting, LevelPackage.Literals.CONFIG_SETTING__KEY), setting);
    }
    section("info", level.getInfo());
    for (Entry entry : level.getInfo()) {
      add("info." + entry.getKey(), entry);
    }
    section("legend", level.getLegend());
    for (Kind kind : level.getKinds()) {
      add("kind." + kind.getName(), kind, LevelPackage.Literals.NAMED__NAME);
    }
    return parts;
  }

  /** From the first to the last of the elements. */
  private void section(String path, List<? extends EObject> elements) {
    if (!elements.isEmpty()) {
      TextRange first = Nodes.range(elements.getFirst()).orElseThrow();
      TextRange last = Nodes.range(elements.getLast()).orElseThrow();
      parts.put(path, new TextRange(first.offset(), last.end() - first.offset()));
    }
  }

  private void add(String path, EObject element) {
    Nodes.range(element).ifPresent(range -> parts.put(path, range));
  }

  private void add(String path, EObject element, EStructuralFeature feature) {
    Nodes.range(element, feature).ifPresent(range -> parts.put(path, range));
  }

  private static Map<Integer, TextRange> legend(Level level) {
    Map<Integer, TextRange> entries = new HashMap<>();
    for (LegendEntry entry : level.getLegend()) {
      SymbolLiteral.codePoint(entry.getSymbol()).ifPresent(
          symbol -> Nodes.range(entry).ifPresent(range -> entries.put(symbol, range)));
    }
    return entries;
  }
}
