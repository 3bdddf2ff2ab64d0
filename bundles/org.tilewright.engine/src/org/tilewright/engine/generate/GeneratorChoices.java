package org.tilewright.engine.generate;

import java.util.List;
import java.util.Map;

/**
 * What somebody has chosen of a generator's options.
 *
 * @param values by name of the option; options that are not named keep their initial choice
 */
public record GeneratorChoices(Map<String, Integer> values) {

  /** Nothing but initial choices. */
  public static final GeneratorChoices INITIAL = new GeneratorChoices(Map.of());

  /** Copies the map. */
  public GeneratorChoices {
    values = Map.copyOf(values);
  }

  /** What is chosen of an option. */
  public int of(GeneratorOption option) {
    return values.getOrDefault(option.name(), option.initial());
  }

  /** Whether a flag is chosen. */
  public boolean of(GeneratorOption.Flag flag) {
    return of((GeneratorOption) flag) != 0;
  }

  /** Checks the choices. @throws IllegalArgumentException when one is not possible; the message says what is */
  public void require(List<GeneratorOption> options) {
    for (GeneratorOption option : options) {
      if (!option.allows(of(option))) {
        throw new IllegalArgumentException(option.label() + " must be "
            + (option instanceof GeneratorOption.Number number
            ? number.min() + " to " + number.max() : "0 or 1") + ", not " + of(option));
      }
    }
  }
}
