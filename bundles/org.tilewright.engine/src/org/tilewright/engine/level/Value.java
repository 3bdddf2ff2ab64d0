package org.tilewright.engine.level;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A constant of a level: the value of an attribute, a configuration key, an argument or a piece of metadata. */
public sealed interface Value {

  /** Trailing zeros that are written out: as many digits as a number of a level may have. */
  int MAX_ZEROS = 1_000;

  /**
   * An integer or decimal number; the scale is kept, so that {@code 1} and {@code 1.0} are written back as they came.
   */
  record Num(BigDecimal number) implements Value {
    /** Trailing zeros are written out unless there are very many, so that {@code 1E+3} and {@code 1000} are the same. */
    public Num {
      number = spelledOut(number);
    }

    /** The number as an {@code int}, with the fraction cut off and limited to the range of {@code int}. */
    public int intValue() {
      return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, number.doubleValue()));
    }

    /** The nearest double. */
    public double doubleValue() {
      return number.doubleValue();
    }

    /** Whether the value, not its notation, has no fraction. */
    public boolean isIntegral() {
      return number.signum() == 0 || number.stripTrailingZeros().scale() <= 0;
    }
  }

  /** A character string. */
  record Text(String text) implements Value {
  }

  /** A truth value. */
  record Bool(boolean value) implements Value {
  }

  /** A bare word, such as one of the words that an attribute allows. */
  record Name(String name) implements Value {
  }

  /** A range of numbers, both ends inclusive. */
  record Range(BigDecimal from, BigDecimal to) implements Value {
    /** Treats both ends as {@link Num} does. */
    public Range {
      from = spelledOut(from);
      to = spelledOut(to);
    }
  }

  /** A list of values. */
  record ListOf(List<Value> items) implements Value {
    /** Copies the list. */
    public ListOf {
      items = List.copyOf(items);
    }
  }

  /** Named values in the order in which they were written. */
  record RecordOf(Map<String, Value> fields) implements Value {
    /** Copies the map, keeping its order. */
    public RecordOf {
      fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
    }
  }

  /** A whole number. */
  static Value of(long number) {
    return new Num(BigDecimal.valueOf(number));
  }

  /** A decimal number. */
  static Value of(BigDecimal number) {
    return new Num(number);
  }

  /** A character string. */
  static Value of(String text) {
    return new Text(text);
  }

  /** A truth value. */
  static Value of(boolean value) {
    return new Bool(value);
  }

  private static BigDecimal spelledOut(BigDecimal number) {
    return number.scale() < 0 && number.scale() >= -MAX_ZEROS ? number.setScale(0) : number;
  }
}
