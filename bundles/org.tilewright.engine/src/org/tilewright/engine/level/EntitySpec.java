package org.tilewright.engine.level;

import java.util.Objects;

/**
 * What stands somewhere: a kind and the values written for this entity alone.
 *
 * @param kind       name of the kind, a key of {@link LevelDefinition#kinds()}
 * @param attributes values written at the entity; the defaults are those of the kind
 */
public record EntitySpec(String kind, Attributes attributes) {

  /** Refuses null parts. */
  public EntitySpec {
    Objects.requireNonNull(kind);
    Objects.requireNonNull(attributes);
  }

  /** An entity of a kind with the kind's own values. */
  public static EntitySpec of(String kind) {
    return new EntitySpec(kind, Attributes.NONE);
  }

  // Written out, here and in what it consists of: those of a record are put together by the JVM when they are first called,
  // which would take a part of every start of the command line.

  @Override
  public boolean equals(Object other) {
    return other instanceof EntitySpec spec && kind.equals(spec.kind) && attributes.equals(spec.attributes);
  }

  @Override
  public int hashCode() {
    return 31 * kind.hashCode() + attributes.hashCode();
  }
}
