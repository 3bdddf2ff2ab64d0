package org.tilewright.formats;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tilewright.model.level.AttributeDeclaration;
import org.tilewright.model.level.AttributeSetting;
import org.tilewright.model.level.ConfigKey;
import org.tilewright.model.level.GoalFunction;
import org.tilewright.model.level.Kind;
import org.tilewright.model.level.RulesetLibrary;
import org.tilewright.model.level.TextValue;
import org.tilewright.model.level.Type;
import org.tilewright.model.level.Value;

/** What a ruleset's library declares, as an importer asks for it. */
public final class Vocabulary {

  private final String ruleset;
  private final Map<String, Kind> kinds = new LinkedHashMap<>();
  private final Map<String, Type> config = new LinkedHashMap<>();
  private final Set<String> goals = new HashSet<>();

  /** The vocabulary of a library whose references are resolved. */
  public Vocabulary(RulesetLibrary library) {
    this.ruleset = library.getName();
    library.getKinds().forEach(kind -> kinds.put(kind.getName(), kind));
    for (ConfigKey key : library.getConfigKeys()) {
      config.put(key.getName(), key.getType());
    }
    for (GoalFunction goal : library.getGoals()) {
      goals.add(goal.getName());
    }
  }

  /** Name of the library. */
  public String ruleset() {
    return ruleset;
  }

  /** Whether the library has the kind, abstract or not. */
  public boolean hasKind(String name) {
    return kinds.containsKey(name);
  }

  /** Whether levels can place the kind. */
  public boolean isPlaceable(String name) {
    Kind kind = kinds.get(name);
    return kind != null && !kind.isAbstract();
  }

  /** All kinds that levels can place, in the library's order. */
  public List<String> placeableKinds() {
    return kinds.keySet().stream().filter(this::isPlaceable).toList();
  }

  /** Declared type of an attribute that the kind has or inherits. */
  public Optional<Type> attributeType(String kind, String attribute) {
    Set<Kind> visited = new HashSet<>();
    for (Kind k = kinds.get(kind); k != null && visited.add(k); k = k.getBase()) {
      for (AttributeDeclaration declaration : k.getAttributes()) {
        if (attribute.equals(declaration.getName())) {
          return Optional.ofNullable(declaration.getType());
        }
      }
    }
    return Optional.empty();
  }

  /** Whether an entity of the kind has a value of the attribute without saying so; an empty text counts as none. */
  public boolean hasAttributeDefault(String kind, String attribute) {
    Set<Kind> visited = new HashSet<>();
    for (Kind k = kinds.get(kind); k != null && visited.add(k); k = k.getBase()) {
      for (AttributeSetting setting : k.getSettings()) {
        if (setting.getAttribute() != null && attribute.equals(setting.getAttribute().getName())) {
          return !isEmptyText(setting.getValue());
        }
      }
      for (AttributeDeclaration declaration : k.getAttributes()) {
        if (attribute.equals(declaration.getName())) {
          return declaration.getDefaultValue() != null && !isEmptyText(declaration.getDefaultValue());
        }
      }
    }
    return false;
  }

  private static boolean isEmptyText(Value value) {
    return value instanceof TextValue text && text.getValue().isEmpty();
  }

  /** Configuration keys in the library's order. */
  public List<String> configKeys() {
    return List.copyOf(config.keySet());
  }

  /** Declared type of a configuration key. */
  public Optional<Type> configType(String key) {
    return Optional.ofNullable(config.get(key));
  }

  /** Whether the library has the goal function. */
  public boolean hasGoal(String name) {
    return goals.contains(name);
  }
}
