package org.tilewright.lang.compile;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.Value;
import org.tilewright.lang.library.Kinds;
import org.tilewright.model.level.Argument;
import org.tilewright.model.level.AttributeDeclaration;
import org.tilewright.model.level.AttributeSetting;
import org.tilewright.model.level.Kind;
import org.tilewright.model.level.LevelPackage;

/** Kinds of one level with all that they inherit, and the entities made of them. */
final class KindCompiler {

  private static final String LAYER = "layer";
  private static final String SPRITE = "sprite";

  private final ValueCompiler values;
  private final Map<String, KindDefinition> definitions = new LinkedHashMap<>();

  KindCompiler(Iterable<Kind> kinds, ValueCompiler values) {
    this.values = values;
    for (Kind kind : kinds) {
      if (!kind.isAbstract()) {
        definitions.put(kind.getName(), define(kind));
      }
    }
  }

  /** The kinds that entities can be of, by name. */
  Map<String, KindDefinition> definitions() {
    return definitions;
  }

  private KindDefinition define(Kind kind) {
    var lineage = Kinds.lineage(kind);
    Map<String, Value> attributes = new LinkedHashMap<>();
    Set<String> behaviours = new LinkedHashSet<>();
    for (Kind ancestor : lineage.reversed()) {
      behaviours.addAll(ancestor.getBehaviours());
      for (AttributeDeclaration attribute : ancestor.getAttributes()) {
        values.compile(attribute.getDefaultValue()).ifPresent(value -> attributes.put(attribute.getName(), value));
      }
      for (AttributeSetting setting : ancestor.getSettings()) {
        AttributeDeclaration attribute = setting.getAttribute();
        if (attribute != null && !attribute.eIsProxy()) {
          values.compile(setting.getValue()).ifPresent(value -> attributes.put(attribute.getName(), value));
        }
      }
    }
    attributes.keySet().remove(null);
    Attributes merged = new Attributes(attributes);
    String title = kind.getTitle() == null ? kind.getName().replace('_', ' ') : kind.getTitle();
    return new KindDefinition(kind.getName(), title, Kinds.names(lineage), behaviours, merged,
        merged.intValue(LAYER, 0), merged.text(SPRITE).orElse(""));
  }

  /** The entities of a stack, bottom first. An entity of an unknown kind gets a kind of the name that is written. */
  List<EntitySpec> entities(Iterable<org.tilewright.model.level.EntitySpec> specs) {
    List<EntitySpec> entities = new ArrayList<>();
    for (var spec : specs) {
      String kind = kindName(spec);
      if (!kind.isEmpty()) {
        entities.add(new EntitySpec(kind, arguments(spec)));
      }
    }
    return entities;
  }

  /** The name of the kind of an entity that is in the definitions afterwards; empty when none is written. */
  String kindName(org.tilewright.model.level.EntitySpec spec) {
    Kind kind = spec.getKind();
    boolean known = kind != null && !kind.eIsProxy() && kind.getName() != null;
    String name = known ? kind.getName() : Nodes.written(spec, LevelPackage.Literals.ENTITY_SPEC__KIND);
    if (!name.isEmpty() && !definitions.containsKey(name)) {
      definitions.put(name, known ? define(kind) : KindDefinition.plain(name));
    }
    return name;
  }

  private Attributes arguments(org.tilewright.model.level.EntitySpec spec) {
    if (spec.getArguments().isEmpty()) {
      return Attributes.NONE;
    }
    Map<String, Value> written = new LinkedHashMap<>();
    for (Argument argument : spec.getArguments()) {
      AttributeDeclaration attribute = argument.getAttribute();
      if (attribute != null && !attribute.eIsProxy()) {
        values.compile(argument.getValue()).ifPresent(value -> written.put(attribute.getName(), value));
      }
    }
    return new Attributes(written);
  }
}
