package org.tilewright.lang.ide.properties;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.compile.CompiledLevel;
import org.tilewright.lang.compile.Nodes;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.ide.properties.ValueChange.Form;
import org.tilewright.lang.print.Notation;
import org.tilewright.model.level.ConfigKey;
import org.tilewright.model.level.ConfigSetting;
import org.tilewright.model.level.Level;
import org.tilewright.model.level.LevelPackage;
import org.tilewright.model.level.RulesetLibrary;

/** The properties of what is written at an offset: of the entities there, and of the level around them. */
public final class LevelProperties {

  private static final String LEVEL = "Level";
  private static final String CONFIGURATION = "Configuration";

  private final LevelFileResult file;
  private final CompiledLevel compiled;
  private final LevelDefinition definition;
  private final List<Property> properties = new ArrayList<>();

  private LevelProperties(LevelFileResult file, CompiledLevel compiled) {
    this.file = file;
    this.compiled = compiled;
    this.definition = compiled.definition();
  }

  /** The properties at an offset, entities first; empty outside levels. */
  public static List<Property> at(LevelFileResult file, int offset) {
    return file.levelAt(offset).map(level -> new LevelProperties(file, level).collect(offset)).orElse(List.of());
  }

  private List<Property> collect(int offset) {
    properties.addAll(new EntityProperties(file.resource(), compiled).at(offset));
    Optional<Level> model = model();
    properties.add(Property.fixed(LEVEL, "Name", definition.name()));
    properties.add(new Property(LEVEL, "Title", definition.title(), "Name shown to players", model.map(this::titleChange)));
    model.map(Level::getAbout).ifPresent(about -> properties.add(new Property(LEVEL, "About", about, "Description for players",
        model.flatMap(level -> written(level, LevelPackage.Literals.ELEMENT__ABOUT))
            .map(range -> ValueChange.of(range, Form.TEXT)))));
    properties.add(Property.fixed(LEVEL, "Ruleset", definition.ruleset()));
    properties.add(Property.fixed(LEVEL, "Size", definition.bounds().map(LevelProperties::size).orElse("empty")));
    properties.add(Property.fixed(LEVEL, "Entities", String.format("%,d", EntityProperties.count(definition))));
    model.flatMap(level -> written(level, LevelPackage.Literals.LEVEL__GOAL)).ifPresent(range -> properties.add(
        new Property(LEVEL, "Goal", text(range), "What wins the level", Optional.of(ValueChange.of(range, Form.EXPRESSION)))));
    model.ifPresent(this::configuration);
    return List.copyOf(properties);
  }

  private Optional<Level> model() {
    return file.file().stream().flatMap(file -> file.getElements().stream())
        .filter(Level.class::isInstance).map(Level.class::cast)
        .filter(level -> Nodes.range(level).filter(range -> range.contains(compiled.sources().level().offset())).isPresent())
        .findFirst();
  }

  private ValueChange titleChange(Level level) {
    return written(level, LevelPackage.Literals.ELEMENT__TITLE).map(range -> ValueChange.of(range, Form.TEXT))
        .orElseGet(() -> new ValueChange(new TextRange(compiled.sources().name().end(), 0), " ", "", Form.TEXT));
  }

  private void configuration(Level level) {
    RulesetLibrary library = level.getRuleset();
    if (library == null || library.eIsProxy()) {
      return;
    }
    for (ConfigKey key : library.getConfigKeys()) {
      if (key.getName() == null) {
        continue;
      }
      Optional<TextRange> written = level.getConfig().stream()
          .filter(setting -> setting.getKey() == key)
          .flatMap(setting -> written(setting, LevelPackage.Literals.CONFIG_SETTING__VALUE).stream())
          .findFirst();
      String value = written.map(this::text)
          .or(() -> definition.config().get(key.getName()).map(Notation::value)).orElse("");
      Optional<ValueChange> change = written.map(range -> ValueChange.of(range, Form.EXPRESSION))
          .or(() -> newSetting(level, key));
      properties.add(new Property(CONFIGURATION, key.getName(), value, key.getDoc() == null ? "" : key.getDoc(), change));
    }
  }

  /** A new line behind the last setting, indented as that one is. */
  private Optional<ValueChange> newSetting(Level level, ConfigKey key) {
    if (level.getConfig().isEmpty()) {
      return Optional.empty();
    }
    ConfigSetting last = level.getConfig().getLast();
    return Nodes.range(last).map(range -> {
      String text = file.text();
      int lineStart = Math.max(text.lastIndexOf('\n', range.offset() - 1), text.lastIndexOf('\r', range.offset() - 1)) + 1;
      String lead = text.substring(lineStart, range.offset());
      String lineEnd = text.startsWith("\r\n", Math.max(0, lineStart - 2)) ? "\r\n" : "\n";
      String before = lead.isBlank() ? lineEnd + lead : " ";
      return new ValueChange(new TextRange(range.end(), 0), before + Notation.name(key.getName()) + " = ", "",
          Form.EXPRESSION);
    });
  }

  private static Optional<TextRange> written(EObject element, EStructuralFeature feature) {
    return Nodes.range(element, feature);
  }

  private String text(TextRange range) {
    return file.text().substring(range.offset(), range.end());
  }

  private static String size(Bounds bounds) {
    return bounds.width() + " × " + bounds.height() + " from (" + bounds.left() + ", " + bounds.top() + ")";
  }
}
