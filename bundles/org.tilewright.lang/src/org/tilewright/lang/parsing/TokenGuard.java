package org.tilewright.lang.parsing;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.antlr.runtime.CharStream;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;

/**
 * Keeps damaged texts from costing more than sound ones. It stands between a generated lexer and its parser and
 * <ul>
 * <li>joins runs of characters that mean nothing into one token: when the quotes of a map are damaged, its rows would
 * otherwise become a token per cell;</li>
 * <li>turns what is nested too deeply into one hidden, damaged token: the parser and everything behind it recurse.</li>
 * </ul>
 */
public final class TokenGuard {

  /** Deepest nesting of parentheses, brackets and braces, and of {@code not}. */
  static final int MAX_DEPTH = 100;

  /** Largest number of {@code and} and {@code or} in one goal. */
  static final int MAX_OPERATORS = 500;

  /** Largest number of tokens of a file, blanks included; more do not fit in the memory of a small machine. */
  static final int MAX_TOKENS = 2_000_000;

  /** Runs without blanks, of this length and neither one word nor a number, are no sensible text. */
  private static final int LONG_RUN = 64;

  /** Points and minuses of a range of two negative numbers with decimals. */
  private static final int MAX_SIGNS = 6;

  private final int anyOther;
  private final Map<Token, Damage> damaged = new IdentityHashMap<>();
  private CharStream input;
  private Token pushedBack;
  private int scannedTo;
  private int tokens;
  private int depth;
  private int prefixes;
  private int operators;

  /**
   * A guard for one kind of lexer.
   *
   * @param anyOther token type of characters that mean nothing
   */
  public TokenGuard(int anyOther) {
    this.anyOther = anyOther;
  }

  /** Begins a new text. */
  public void reset(CharStream text) {
    input = text;
    pushedBack = null;
    scannedTo = 0;
    tokens = 0;
    depth = 0;
    prefixes = 0;
    operators = 0;
    damaged.clear();
  }

  /** The next token; {@code lexer} gives those of the unguarded lexer. */
  public Token next(Supplier<Token> lexer) {
    Token token = pushedBack == null ? joined(lexer) : pushedBack;
    pushedBack = null;
    if (isEnd(token) || !(token instanceof CommonToken common)) {
      return token;
    }
    if (++tokens > MAX_TOKENS) {
      return swallowUntil(common, lexer, Damage.SIZE, text -> false);
    }
    String word = keyword(common);
    count(word);
    if (depth > MAX_DEPTH) {
      return swallowNested(common, lexer);
    }
    if (prefixes > MAX_DEPTH) {
      return swallowUntil(common, lexer, Damage.DEPTH, text -> !text.isEmpty() && !isPrefix(text));
    }
    if (operators > MAX_OPERATORS) {
      return swallowUntil(common, lexer, Damage.CHAIN, text -> text.equals("}") || text.equals("goal"));
    }
    return token;
  }

  /** What is wrong with a token, if this guard found it. */
  public String message(Token token) {
    Damage damage = damaged.get(token);
    return damage == null ? null : damage.message();
  }

  private void count(String word) {
    switch (word) {
      case "(", "[", "{" -> depth++;
      case ")", "]", "}" -> depth = Math.max(0, depth - 1);
      case "goal" -> operators = 0;
      case "and", "or" -> operators++;
      default -> {
        // Nothing that nests.
      }
    }
    // Blanks are tokens too, and do not end a row of prefixes.
    prefixes = word.isEmpty() ? prefixes : isPrefix(word) ? prefixes + 1 : 0;
  }

  private static boolean isEnd(Token token) {
    return token.getType() == Token.EOF;
  }

  private static boolean isPrefix(String word) {
    return word.equals("not") || word.equals("list") || word.equals("of");
  }

  /** Short text of a token that can be a keyword; a mark for other tokens, and nothing for blanks and comments. */
  private String keyword(CommonToken token) {
    int from = token.getStartIndex();
    int length = token.getStopIndex() - from + 1;
    char first = input.substring(from, from).charAt(0);
    if (first <= ' ' || first == '/' || first == '\uFEFF') {
      return "";
    }
    return token.getType() > anyOther && length <= 4 ? input.substring(from, token.getStopIndex()) : "?";
  }

  private Token swallowNested(CommonToken first, Supplier<Token> lexer) {
    Token next = joined(lexer);
    while (!isEnd(next) && next instanceof CommonToken common) {
      count(keyword(common));
      if (depth <= MAX_DEPTH) {
        break;
      }
      next = joined(lexer);
    }
    return damage(first, input.index() - 1, Damage.DEPTH);
  }

  private Token swallowUntil(CommonToken first, Supplier<Token> lexer, Damage damage, Predicate<String> end) {
    int stop = first.getStopIndex();
    Token next = joined(lexer);
    while (!isEnd(next) && next instanceof CommonToken common && !end.test(keyword(common))) {
      stop = common.getStopIndex();
      next = joined(lexer);
    }
    prefixes = 0;
    operators = 0;
    pushedBack = next;
    return damage(first, stop, damage);
  }

  private Token damage(CommonToken token, int stop, Damage damage) {
    CommonToken result = new CommonToken(input, Token.INVALID_TOKEN_TYPE, Token.HIDDEN_CHANNEL, token.getStartIndex(), stop);
    result.setLine(token.getLine());
    result.setCharPositionInLine(token.getCharPositionInLine());
    damaged.put(result, damage);
    return result;
  }

  /** The next token of the lexer, or one for a whole run of characters that mean nothing. */
  private Token joined(Supplier<Token> lexer) {
    int run = senselessRun();
    if (run > 0) {
      CommonToken token = new CommonToken(input, anyOther, Token.DEFAULT_CHANNEL, input.index(), input.index() + run - 1);
      token.setLine(input.getLine());
      token.setCharPositionInLine(input.getCharPositionInLine());
      skip(run);
      return token;
    }
    Token token = lexer.get();
    if (token.getType() == anyOther && token instanceof CommonToken common) {
      while (!isGap(input.LA(1))) {
        input.consume();
      }
      common.setStopIndex(input.index() - 1);
    }
    return token;
  }

  private void skip(int count) {
    for (int i = 0; i < count; i++) {
      input.consume();
    }
  }

  /** Length of a long run that begins here and is not one word; 0 when there is none. Looks at every character once. */
  private int senselessRun() {
    if (input.index() < scannedTo) {
      return 0;
    }
    int c = input.LA(1);
    if (c == '"' || c == '\'') {
      return quotes(c);
    }
    int length = 0;
    int signs = 0;
    boolean word = true;
    boolean number = true;
    while (!isGap(c) && "(){}[],=:/".indexOf(c) < 0) {
      word &= Character.isLetterOrDigit(c) || c == '_';
      number &= c >= '0' && c <= '9' || c == '.' || c == '-';
      signs += c == '.' || c == '-' ? 1 : 0;
      length++;
      c = input.LA(length + 1);
    }
    scannedTo = input.index() + length;
    return length >= LONG_RUN && !word && !(number && signs <= MAX_SIGNS) ? length : 0;
  }

  /** Length of a long run of the quote that comes next; 0 for a shorter one. */
  private int quotes(int quote) {
    int length = 0;
    while (input.LA(length + 1) == quote) {
      length++;
    }
    return length >= LONG_RUN ? length : 0;
  }

  private static boolean isGap(int c) {
    return c == CharStream.EOF || c <= ' ' || c == '"' || c == '\'';
  }
}
