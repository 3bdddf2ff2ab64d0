package org.tilewright.lang.ide.style;

/** How a part of a text is shown; each has one colour and font per theme. */
public enum TokenStyle {
  /** A word of the grammar. */
  KEYWORD,
  /** A name without a more special style. */
  NAME,
  /** Name of a level or ruleset where it is declared. */
  DECLARATION,
  /** Name of a kind. */
  KIND,
  /** Name of an attribute or configuration key. */
  ATTRIBUTE,
  /** Name of a goal function. */
  GOAL,
  /** A word that is a value. */
  WORD,
  NUMBER,
  STRING,
  /** A symbol of a legend. */
  SYMBOL,
  /** A map block with its quotes. */
  MAP,
  COMMENT,
  /** Braces, commas and the like. */
  PUNCTUATION,
  /** What no token can be. */
  INVALID
}
