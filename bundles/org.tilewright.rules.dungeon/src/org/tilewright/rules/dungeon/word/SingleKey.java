package org.tilewright.rules.dungeon.word;

import java.util.Optional;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.Value;
import org.tilewright.engine.level.ValueText;
import org.tilewright.rules.dungeon.core.Behaviour;

/**
 * {@code single_key}: a key; the player carries only one at a time (seed 3.4 Key).
 *
 * @param key the lock that it fits
 */
public record SingleKey(Optional<String> key) implements Behaviour {

  static SingleKey of(Attributes attributes) {
    return new SingleKey(identifier(attributes));
  }

  /** The identifier in the attribute {@code key}; numbers and texts that look alike are the same. */
  public static Optional<String> identifier(Attributes attributes) {
    return attributes.get("key").map(value -> switch (value) {
      case Value.Num n -> n.number().stripTrailingZeros().toPlainString();
      case Value.Text t -> t.text();
      default -> ValueText.format(value);
    });
  }
}
