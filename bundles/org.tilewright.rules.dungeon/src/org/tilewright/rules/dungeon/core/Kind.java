package org.tilewright.rules.dungeon.core;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.ValueText;

/**
 * A kind together with the attribute values of one entity: what all entities written alike share. Made by the
 * {@link Catalogue}, so that two of them in one game are the same object exactly when they say the same.
 */
public final class Kind {

  private final KindDefinition definition;
  private final Attributes attributes;
  private final List<Behaviour> behaviours;
  private final Set<Role> roles;
  private final Optional<Mover> mover;
  private final Memory memory;
  private final boolean shapesTerrain;
  private final long hash;

  Kind(KindDefinition definition, Attributes attributes, List<Behaviour> behaviours) {
    this.definition = definition;
    this.attributes = attributes;
    this.behaviours = List.copyOf(behaviours);
    Set<Role> found = EnumSet.noneOf(Role.class);
    List<Mover> movers = new ArrayList<>();
    Memory first = Memory.NONE;
    boolean shapes = false;
    for (Behaviour behaviour : behaviours) {
      behaviour.role().ifPresent(found::add);
      if (behaviour instanceof Mover m) {
        movers.add(m);
      }
      if (first == Memory.NONE) {
        first = behaviour.memory();
      }
      shapes |= behaviour instanceof TerrainShaper;
    }
    this.roles = found;
    this.mover = movers.stream().findFirst();
    boolean bodiless = mover.isPresent() && !(first instanceof Memory.Body);
    this.memory = bodiless ? new Memory.Body(0, 0, Memory.Mind.PLAIN) : first;
    this.shapesTerrain = shapes;
    long mixed = Hashes.of(definition.name());
    for (var value : attributes.values().entrySet()) {
      mixed = Hashes.mix(mixed, Hashes.of(value.getKey() + '=' + ValueText.format(value.getValue())));
    }
    this.hash = mixed;
  }

  /** Name of the kind, as in the library or the level. */
  public String name() {
    return definition.name();
  }

  /** Name for people. */
  public String title() {
    return definition.title();
  }

  /** Drawing order on a cell. */
  public int layer() {
    return definition.layer();
  }

  /** This kind's name and those of what it extends, nearest first. */
  public List<String> lineage() {
    return definition.lineage();
  }

  /** Whether this is the kind of that name or extends it. */
  public boolean is(String name) {
    return definition.is(name);
  }

  /** The attributes: those of the kind, overridden by those written at the entity. */
  public Attributes attributes() {
    return attributes;
  }

  /** Under which roles entities of the kind are listed. */
  public Set<Role> roles() {
    return roles;
  }

  /** How entities of the kind move by themselves, if they do. */
  public Optional<Mover> mover() {
    return mover;
  }

  /** What a new entity of the kind remembers. */
  public Memory memory() {
    return memory;
  }

  /** What is wrong with the kind, in words, when its behaviours exclude each other. */
  public Optional<String> contradiction() {
    Set<Class<? extends Memory>> wanted = new HashSet<>();
    behaviours.forEach(behaviour -> wanted.addAll(behaviour.memories()));
    return wanted.size() <= 1 ? Optional.empty() : Optional.of("The kind '" + name() + "' has behaviours that exclude each other: "
        + String.join(", ", new TreeSet<>(definition.behaviours())) + ". Take some of them away.");
  }

  /** Whether entities of the kind matter for the paths of walkers. */
  public boolean shapesTerrain() {
    return shapesTerrain;
  }

  /** A hash of name and attributes, the same in every run. */
  public long hash() {
    return hash;
  }

  /** Whether the kind has the behaviour. */
  public boolean has(Class<? extends Behaviour> word) {
    for (int i = 0; i < behaviours.size(); i++) {
      if (word.isInstance(behaviours.get(i))) {
        return true;
      }
    }
    return false;
  }

  /** The behaviour of that class, if the kind has it. */
  public <T extends Behaviour> Optional<T> find(Class<T> word) {
    for (int i = 0; i < behaviours.size(); i++) {
      Behaviour behaviour = behaviours.get(i);
      if (word.isInstance(behaviour)) {
        return Optional.of(word.cast(behaviour));
      }
    }
    return Optional.empty();
  }

  boolean blocks(Entity self, Traveller who) {
    for (int i = 0; i < behaviours.size(); i++) {
      if (behaviours.get(i).blocks(self, who)) {
        return true;
      }
    }
    return false;
  }

  boolean admits(Draft draft, Actor actor, Entity self, Direction direction) {
    for (int i = 0; i < behaviours.size(); i++) {
      if (!behaviours.get(i).admits(draft, actor, self, direction)) {
        return false;
      }
    }
    return true;
  }

  void giveWay(Draft draft, Actor actor, Entity self, Direction direction) {
    for (int i = 0; i < behaviours.size(); i++) {
      behaviours.get(i).giveWay(draft, actor, self, direction);
    }
  }

  void entered(Draft draft, Actor actor, Entity self) {
    for (int i = 0; i < behaviours.size(); i++) {
      behaviours.get(i).entered(draft, actor, self);
    }
  }

  /** The behaviour that answers interactions with the entity as it is now, if any. */
  public Optional<Behaviour> interaction(Entity self) {
    for (Behaviour behaviour : behaviours) {
      if (behaviour.interactable(self)) {
        return Optional.of(behaviour);
      }
    }
    return Optional.empty();
  }

  /** Name of the state that changes the entity's picture; empty for the ordinary one. */
  public String variant(Entity self) {
    for (Behaviour behaviour : behaviours) {
      String variant = behaviour.variant(self);
      if (!variant.isEmpty()) {
        return variant;
      }
    }
    return "";
  }

  /** Equal when they say the same, also in two games that were begun separately. */
  @Override
  public boolean equals(Object other) {
    return this == other || other instanceof Kind k && hash == k.hash && definition.equals(k.definition)
        && attributes.equals(k.attributes);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash);
  }

  @Override
  public String toString() {
    return name();
  }
}
