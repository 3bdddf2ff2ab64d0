package org.tilewright.course;

import java.util.Locale;

/** How entities and items are called in responses. Whatever the policy, a name is kept for the whole game. */
public enum IdPolicy {

  /** Type and number, such as {@code spider-12}. */
  UNIQUE("unique") {
    @Override
    String name(int number, String type, int earlier) {
      return type + "-" + number;
    }
  },

  /** The first of a type is called like the type, the others are numbered from 1: {@code spider}, {@code spider1}. */
  TYPE("type") {
    @Override
    String name(int number, String type, int earlier) {
      return earlier == 0 ? type : type + earlier;
    }
  },

  /** Those of a type are numbered from 0: {@code spider0}, {@code spider1}. */
  TYPE0("type0") {
    @Override
    String name(int number, String type, int earlier) {
      return type + earlier;
    }
  },

  /** Everything is numbered together: {@code entity12}. */
  ENTITY_N("entityN") {
    @Override
    String name(int number, String type, int earlier) {
      return "entity" + number;
    }
  };

  private final String word;

  IdPolicy(String word) {
    this.word = word;
  }

  /** How the policy is called in settings and saved games. */
  public String word() {
    return word;
  }

  /**
   * The name for a thing.
   *
   * @param number  number of the thing in the game
   * @param type    its type
   * @param earlier how many things of the type have been named before
   */
  abstract String name(int number, String type, int earlier);

  /**
   * The policy called {@code word}, in any case.
   *
   * @throws IllegalArgumentException when there is none; the message says which there are
   */
  public static IdPolicy of(String word) {
    for (IdPolicy policy : values()) {
      if (policy.word.toLowerCase(Locale.ROOT).equals(word.toLowerCase(Locale.ROOT))) {
        return policy;
      }
    }
    throw new IllegalArgumentException("There are the id policies unique, type, type0 and entityN, but not '" + word
        + "'");
  }
}
