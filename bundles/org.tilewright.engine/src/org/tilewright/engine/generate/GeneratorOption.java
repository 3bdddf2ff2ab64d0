package org.tilewright.engine.generate;

import java.util.Objects;

/** Something that a person may choose before a level is generated. */
public sealed interface GeneratorOption {

  /** Name, unique among the options of a generator: letters and digits, such as {@code players}. */
  String name();

  /** Name for people, such as {@code Players}. */
  String label();

  /** What the option does, one sentence. */
  String about();

  /** The choice that is made for who makes none; 0 or 1 for a flag. */
  int initial();

  /** Whether a choice is possible; 0 and 1 are for a flag. */
  boolean allows(int choice);

  /** A whole number. @param min smallest @param max largest */
  record Number(String name, String label, String about, int min, int max, int initial) implements GeneratorOption {
    /** Checks that the initial choice is possible. */
    public Number {
      Objects.requireNonNull(name);
      Objects.requireNonNull(label);
      Objects.requireNonNull(about);
      if (initial < min || initial > max) {
        throw new IllegalArgumentException(name + " is " + min + " to " + max + ", so not " + initial + " at first");
      }
    }

    @Override
    public boolean allows(int choice) {
      return choice >= min && choice <= max;
    }
  }

  /** Yes or no. @param on whether it is yes for who makes no choice */
  record Flag(String name, String label, String about, boolean on) implements GeneratorOption {
    /** Refuses null parts. */
    public Flag {
      Objects.requireNonNull(name);
      Objects.requireNonNull(label);
      Objects.requireNonNull(about);
    }

    @Override
    public int initial() {
      return on ? 1 : 0;
    }

    @Override
    public boolean allows(int choice) {
      return choice == 0 || choice == 1;
    }
  }
}
