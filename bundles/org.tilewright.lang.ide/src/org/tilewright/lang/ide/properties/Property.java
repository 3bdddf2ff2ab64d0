package org.tilewright.lang.ide.properties;

import java.util.Objects;
import java.util.Optional;

/**
 * A line of the property sheet.
 *
 * @param group       heading that it stands under
 * @param name        name shown to people, unique in its group
 * @param value       value as text
 * @param description what it means, or an empty string
 * @param change      how another value gets into the text; empty for what cannot be changed here
 */
public record Property(String group, String name, String value, String description, Optional<ValueChange> change) {

  /** Refuses null parts. */
  public Property {
    Objects.requireNonNull(group);
    Objects.requireNonNull(name);
    Objects.requireNonNull(value);
    Objects.requireNonNull(description);
    Objects.requireNonNull(change);
  }

  static Property fixed(String group, String name, String value) {
    return new Property(group, name, value, "", Optional.empty());
  }
}
