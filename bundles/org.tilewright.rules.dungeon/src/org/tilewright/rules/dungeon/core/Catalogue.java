package org.tilewright.rules.dungeon.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.LevelDefinition;

/**
 * The kinds of one level. Entities that are written alike share one {@link Kind}. Filled while a game is set up, and
 * not changed afterwards.
 */
public final class Catalogue {

  private final Map<EntitySpec, Kind> kinds = new HashMap<>();

  /**
   * Compiles every kind of a level and every form in which its entities are written.
   *
   * @param vocabulary what the behaviour words of the kinds mean; words that it does not know are ignored
   */
  public Catalogue(LevelDefinition level, Vocabulary vocabulary) {
    for (KindDefinition definition : level.kinds().values()) {
      add(EntitySpec.of(definition.name()), definition, vocabulary);
    }
    level.forEachEntity((entity, x, y) -> {
      if (!kinds.containsKey(entity)) {
        add(entity, level.kind(entity.kind()), vocabulary);
      }
    });
  }

  private void add(EntitySpec entity, KindDefinition definition, Vocabulary vocabulary) {
    Attributes attributes = definition.attributes().overriddenBy(entity.attributes());
    List<Behaviour> behaviours = new ArrayList<>();
    for (String word : definition.behaviours().stream().sorted().toList()) {
      vocabulary.behaviour(word, attributes).ifPresent(behaviours::add);
    }
    kinds.put(entity, new Kind(definition, attributes, behaviours));
  }

  /** The kind of an entity of the level. */
  public Kind kind(EntitySpec entity) {
    Kind kind = kinds.get(entity);
    if (kind == null) {
      throw new IllegalArgumentException("The level has no such entity: " + entity);
    }
    return kind;
  }

  /** The kind of that name with its own attribute values, if the level knows it. */
  public Optional<Kind> find(String name) {
    return Optional.ofNullable(kinds.get(EntitySpec.of(name)));
  }
}
