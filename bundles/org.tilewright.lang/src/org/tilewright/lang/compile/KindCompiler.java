package org.tilewright.lang.compile;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.Lineage;
import org.tilewright.engine.level.Value;
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
  private final Map<Kind, KindDefinition> known;
  private final Map<Kind, KindDefinition> defined = new HashMap<>();
  private final Map<String, KindDefinition> definitions = new LinkedHashMap<>();

  KindCompiler(Iterable<Kind> kinds, ValueCompiler values) {
    this(kinds, values, Map.of());
  }

  /** @param known kinds of a library, as they are with the configuration of {@code values} */
  KindCompiler(Iterable<Kind> kinds, ValueCompiler values, Map<Kind, KindDefinition> known) {
    this.values = values;
    this.known = known;
    for (Kind kind : kinds) {
      if (!kind.isAbstract()) {
        definitions.put(kind.getName(), define(kind));
      }
    }
  }

  /** Every kind that was defined here, abstract ones included. */
  Map<Kind, KindDefinition> defined() {
    return defined;
  }

  /** The kinds that entities can be of, by name. */
  Map<String, KindDefinition> definitions() {
    return definitions;
  }

  /** Goes up to what is defined already and down again, as there may be thousands of kinds in a line. */
  private KindDefinition define(Kind kind) {
    Deque<Kind> open = new ArrayDeque<>();
    Set<Kind> passed = new HashSet<>();
    for (Kind at = kind; at != null && !at.eIsProxy() && defined(at).isEmpty() && passed.add(at); at = at.getBase()) {
      open.push(at);
    }
    while (!open.isEmpty()) {
      Kind next = open.pop();
      Optional<KindDefinition> base = Optional.ofNullable(next.getBase()).flatMap(this::defined);
      defined.put(next, define(next, base));
    }
    return defined(kind).orElseThrow();
  }

  private Optional<KindDefinition> defined(Kind kind) {
    return Optional.ofNullable(known.get(kind)).or(() -> Optional.ofNullable(defined.get(kind)));
  }

  private KindDefinition define(Kind kind, Optional<KindDefinition> base) {
    Map<String, Value> attributes = new LinkedHashMap<>(base.map(b -> b.attributes().values()).orElse(Map.of()));
    Set<String> behaviours = new LinkedHashSet<>(base.map(KindDefinition::behaviours).orElse(Set.of()));
    behaviours.addAll(kind.getBehaviours());
    for (AttributeDeclaration attribute : kind.getAttributes()) {
      values.compile(attribute.getDefaultValue()).ifPresent(value -> attributes.put(attribute.getName(), value));
    }
    for (AttributeSetting setting : kind.getSettings()) {
      AttributeDeclaration attribute = setting.getAttribute();
      if (attribute != null && !attribute.eIsProxy()) {
        values.compile(setting.getValue()).ifPresent(value -> attributes.put(attribute.getName(), value));
      }
    }
    attributes.keySet().remove(null);
    Attributes merged = new Attributes(attributes);
    String name = kind.getName() == null ? "" : kind.getName();
    String title = kind.getTitle() == null ? name.replace('_', ' ') : kind.getTitle();
    Lineage lineage = base.map(b -> b.lineage() instanceof Lineage shared ? shared.extendedBy(name) : null)
        .orElseGet(() -> Lineage.of(name));
    return new KindDefinition(name, title, lineage, behaviours, merged, merged.intValue(LAYER, 0), merged.text(SPRITE).orElse(""));
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
