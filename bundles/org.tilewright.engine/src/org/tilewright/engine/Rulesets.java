package org.tilewright.engine;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;

/** The rulesets that are installed, by {@linkplain Ruleset#id() id}; immutable. */
public final class Rulesets {

  private final Map<String, Ruleset> byId = new LinkedHashMap<>();

  /**
   * A set of rulesets.
   *
   * @throws IllegalArgumentException when two have the same id
   */
  public Rulesets(Collection<? extends Ruleset> rulesets) {
    for (Ruleset ruleset : rulesets) {
      if (byId.putIfAbsent(ruleset.id(), ruleset) != null) {
        throw new IllegalArgumentException("Two rulesets are called '" + ruleset.id() + "'");
      }
    }
  }

  /** Every ruleset that is offered as a service on the class path of {@code loader}. */
  public static Rulesets onClassPath(ClassLoader loader) {
    return new Rulesets(ServiceLoader.load(Ruleset.class, loader).stream().map(ServiceLoader.Provider::get).toList());
  }

  /** All of them, in the order of installation. */
  public Collection<Ruleset> all() {
    return Collections.unmodifiableCollection(byId.values());
  }

  /** The ruleset with the given id, if it is installed. */
  public Optional<Ruleset> find(String id) {
    return Optional.ofNullable(byId.get(id));
  }
}
