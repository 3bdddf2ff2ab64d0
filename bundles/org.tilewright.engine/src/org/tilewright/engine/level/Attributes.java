package org.tilewright.engine.level;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Named values in the order in which they were declared or written; immutable.
 *
 * @param values name to value
 */
public record Attributes(Map<String, Value> values) {

  /** No values at all. */
  public static final Attributes NONE = new Attributes(Map.of());

  /** Copies the map, keeping its order. */
  public Attributes {
    values = values.isEmpty() ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** The value called {@code name}, if there is one. */
  public Optional<Value> get(String name) {
    return Optional.ofNullable(values.get(name));
  }

  /** The integer called {@code name}; empty when absent or not a number. */
  public OptionalInt intValue(String name) {
    return values.get(name) instanceof Value.Num n ? OptionalInt.of(n.intValue()) : OptionalInt.empty();
  }

  /** The integer called {@code name}, or {@code fallback} when absent or not a number. */
  public int intValue(String name, int fallback) {
    return intValue(name).orElse(fallback);
  }

  /** The number called {@code name}, or {@code fallback} when absent or not a number. */
  public double doubleValue(String name, double fallback) {
    return values.get(name) instanceof Value.Num n ? n.doubleValue() : fallback;
  }

  /** The string or bare word called {@code name}, if there is one. */
  public Optional<String> text(String name) {
    return switch (values.get(name)) {
      case Value.Text t -> Optional.of(t.text());
      case Value.Name n -> Optional.of(n.name());
      case null, default -> Optional.empty();
    };
  }

  /** The truth value called {@code name}, or {@code fallback} when absent or of another type. */
  public boolean flag(String name, boolean fallback) {
    return values.get(name) instanceof Value.Bool b ? b.value() : fallback;
  }

  /** These values, with those of {@code overriding} put over them. */
  public Attributes overriddenBy(Attributes overriding) {
    if (overriding.values.isEmpty()) {
      return this;
    }
    if (values.isEmpty()) {
      return overriding;
    }
    Map<String, Value> merged = new LinkedHashMap<>(values);
    merged.putAll(overriding.values);
    return new Attributes(merged);
  }

  // Written out for the sake of a quick start, see EntitySpec.

  @Override
  public boolean equals(Object other) {
    return other instanceof Attributes attributes && values.equals(attributes.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }
}
