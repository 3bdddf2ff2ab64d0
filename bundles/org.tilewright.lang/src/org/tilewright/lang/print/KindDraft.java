package org.tilewright.lang.print;

import java.util.Objects;
import java.util.Optional;
import org.tilewright.engine.level.Attributes;

/**
 * A kind of entity that a level declares for itself.
 *
 * @param name     name of the kind
 * @param base     name of the kind it extends
 * @param title    name shown to people
 * @param settings attributes that differ from the base
 */
public record KindDraft(String name, Optional<String> base, Optional<String> title, Attributes settings) {

  /** Refuses null parts. */
  public KindDraft {
    Objects.requireNonNull(name);
    Objects.requireNonNull(base);
    Objects.requireNonNull(title);
    Objects.requireNonNull(settings);
  }
}
