package org.tilewright.lang.library;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.tilewright.model.level.AttributeDeclaration;
import org.tilewright.model.level.Kind;

/**
 * The attributes that a kind declares, in front of those that it inherits. Kinds that declare none share the one of their base. What
 * has been looked for once is found at once the next time, by this kind and by all that it extends.
 */
final class Inherited {

  private final Map<String, AttributeDeclaration> own = new HashMap<>();
  private final Map<String, Optional<AttributeDeclaration>> known = new ConcurrentHashMap<>();
  private final Inherited base;
  private final boolean endless;

  private Inherited(Kind kind, Inherited base, boolean endless) {
    this.base = base;
    this.endless = endless;
    for (AttributeDeclaration attribute : kind.getAttributes()) {
      if (attribute.getName() != null) {
        own.put(attribute.getName(), attribute);
      }
    }
  }

  /**
   * What a kind inherits.
   *
   * @param base    of what it extends; null when it extends nothing that is known
   * @param endless whether it extends itself, directly or not
   */
  static Inherited of(Kind kind, Inherited base, boolean endless) {
    return base != null && kind.getAttributes().isEmpty() && !endless ? base : new Inherited(kind, base, endless
        || base != null && base.endless);
  }

  /** Whether the kinds that this one extends come to no end. */
  boolean endless() {
    return endless;
  }

  /** The nearest attribute of that name. */
  Optional<AttributeDeclaration> find(String name) {
    List<Inherited> passed = new ArrayList<>();
    Optional<AttributeDeclaration> found = Optional.empty();
    for (Inherited at = this; at != null && found.isEmpty(); at = at.base) {
      Optional<AttributeDeclaration> before = at.known.get(name);
      if (before != null) {
        found = before;
        break;
      }
      found = Optional.ofNullable(at.own.get(name));
      passed.add(at);
    }
    for (Inherited at : passed) {
      at.known.put(name, found);
    }
    return found;
  }
}
