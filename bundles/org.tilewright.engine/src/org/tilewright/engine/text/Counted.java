package org.tilewright.engine.text;

/** Numbers of things in messages: {@code 1 turn}, {@code 2 turns}. */
public final class Counted {

  private Counted() {
  }

  /** A number of things whose plural ends in {@code s}. */
  public static String of(long number, String one) {
    return of(number, one, one + "s");
  }

  /** A number of things. @param many the plural */
  public static String of(long number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }
}
