package org.tilewright.engine.level;

import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * A kind of entity, fully resolved: what it inherits is already merged in.
 *
 * @param name       name of the kind, unique in a level
 * @param title      name shown to people
 * @param lineage    this kind's name, then the names of the kinds it extends, nearest first
 * @param behaviours behaviour words that the ruleset gives a meaning to
 * @param attributes every attribute that has a value by default
 * @param layer      drawing order on a cell; higher is in front
 * @param sprite     path of the picture relative to the library or to the level, or an empty string
 */
public record KindDefinition(String name, String title, List<String> lineage, Set<String> behaviours,
    Attributes attributes, int layer, String sprite) {

  /** Copies the collections. @throws IllegalArgumentException when the lineage does not begin with the name */
  public KindDefinition {
    Objects.requireNonNull(name);
    Objects.requireNonNull(title);
    lineage = lineage instanceof Lineage shared ? shared : List.copyOf(lineage);
    if (lineage.isEmpty() || !lineage.getFirst().equals(name)) {
      throw new IllegalArgumentException("The lineage of kind '" + name + "' must begin with it, not be " + lineage);
    }
    behaviours = Set.copyOf(behaviours);
    Objects.requireNonNull(attributes);
    Objects.requireNonNull(sprite);
  }

  /** A kind without parents, behaviours and attributes. */
  public static KindDefinition plain(String name) {
    return new KindDefinition(name, name, List.of(name), Set.of(), Attributes.NONE, 0, "");
  }

  /** Whether this is the kind called {@code other} or extends it, directly or not. */
  public boolean is(String other) {
    return lineage.contains(other);
  }

  /** Whether the kind has the behaviour word. */
  public boolean has(String behaviour) {
    return behaviours.contains(behaviour);
  }
}
