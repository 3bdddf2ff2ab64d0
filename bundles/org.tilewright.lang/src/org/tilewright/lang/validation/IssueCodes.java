package org.tilewright.lang.validation;

/**
 * Stable identifiers of everything that the language itself finds wrong; rulesets add their own with their name in front.
 * Quick fixes, filters and tests rely on them: they are never changed, only added.
 */
public final class IssueCodes {

  /** The file cannot be opened or read. */
  public static final String UNREADABLE = "file.unreadable";
  /** The file is not UTF-8. */
  public static final String ENCODING = "file.encoding";
  /** The file has neither a level nor a library. */
  public static final String NO_LEVEL = "file.noLevel";
  /** The file has more in it than can be handled. */
  public static final String TOO_LARGE = "file.tooLarge";
  /** There are more issues than are shown. */
  public static final String MORE = "file.moreIssues";
  /** Something that has no code of its own. */
  public static final String OTHER = "file.other";

  /** The text is not built as the grammar wants it. */
  public static final String SYNTAX = "syntax";
  /** A map block, string or comment is not closed. */
  public static final String UNCLOSED = "syntax.unclosed";
  /** Parentheses, lists or records are nested too deeply. */
  public static final String TOO_DEEP = "syntax.tooDeep";
  /** A string or number is not written as it must be. */
  public static final String LITERAL = "syntax.literal";

  /** A name that is not known, of a sort without a code of its own. */
  public static final String UNKNOWN_NAME = "name.unknown";
  /** No ruleset of that name is installed. */
  public static final String UNKNOWN_RULESET = "name.unknownRuleset";
  /** No kind of that name. Data: similar names. */
  public static final String UNKNOWN_KIND = "name.unknownKind";
  /** The kind has no attribute of that name. Data: similar names. */
  public static final String UNKNOWN_ATTRIBUTE = "name.unknownAttribute";
  /** The ruleset has no configuration key of that name. Data: similar names. */
  public static final String UNKNOWN_CONFIG_KEY = "name.unknownConfigKey";
  /** The ruleset has no goal function of that name. Data: similar names. */
  public static final String UNKNOWN_GOAL = "name.unknownGoal";
  /** Two elements of one name. */
  public static final String DUPLICATE_NAME = "name.duplicate";
  /** A value is given twice. */
  public static final String DUPLICATE_SETTING = "name.duplicateSetting";
  /** A section that may be written once is written again. */
  public static final String DUPLICATE_SECTION = "name.duplicateSection";

  /** A kind that no entity can be of. */
  public static final String ABSTRACT_KIND = "kind.abstract";
  /** Kinds that extend each other in a circle. */
  public static final String CYCLIC_KINDS = "kind.cycle";
  /** A kind hides one of the same name without extending it. */
  public static final String HIDING_KIND = "kind.hides";

  /** A value of another type than declared. */
  public static final String WRONG_TYPE = "value.type";
  /** A number outside of the declared range. */
  public static final String OUT_OF_RANGE = "value.range";
  /** A word that is not one of the declared ones. Data: similar words. */
  public static final String UNKNOWN_WORD = "value.unknownWord";
  /** Too many or too few arguments of a goal function. */
  public static final String ARITY = "value.arity";

  /** A character of the map that no legend explains. Data: the character. */
  public static final String UNKNOWN_SYMBOL = "map.unknownSymbol";
  /** A tab or another control character between the cells. */
  public static final String CONTROL_CHARACTER = "map.controlCharacter";
  /** The opening quotes of a map are not followed by a line break. */
  public static final String NO_LINE_BREAK = "map.noLineBreak";
  /** Rows are indented with tabs here and spaces there. */
  public static final String MIXED_INDENTATION = "map.mixedIndentation";
  /** So many cells that editing gets slow. */
  public static final String LARGE_MAP = "map.large";
  /** More cells than can be handled. */
  public static final String TOO_LARGE_MAP = "map.tooLarge";
  /** A symbol that is not exactly one character, or one that cannot be used. */
  public static final String BAD_SYMBOL = "legend.badSymbol";
  /** A symbol that is explained twice. */
  public static final String DUPLICATE_SYMBOL = "legend.duplicateSymbol";

  /** A check of the language failed, or a level could not be compiled: a mistake of the program, not of the author. */
  public static final String CHECK_FAILED = "language.failed";

  /** The rules of the game failed while they checked the level. */
  public static final String RULESET_FAILED = "ruleset.failed";

  private IssueCodes() {
  }
}
