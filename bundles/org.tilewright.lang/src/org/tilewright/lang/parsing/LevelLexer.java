package org.tilewright.lang.parsing;

import org.antlr.runtime.CharStream;
import org.antlr.runtime.RecognitionException;
import org.antlr.runtime.Token;
import org.tilewright.lang.parser.antlr.internal.InternalLevelLexer;

/** The generated lexer behind a {@link TokenGuard}, with messages for people. */
public class LevelLexer extends InternalLevelLexer {

  private final TokenGuard guard = new TokenGuard(RULE_ANY_OTHER);

  @Override
  public void setCharStream(CharStream text) {
    super.setCharStream(text);
    guard.reset(text);
  }

  @Override
  public Token nextToken() {
    return guard.next(super::nextToken);
  }

  @Override
  public String getErrorMessage(Token token) {
    String message = guard.message(token);
    return message == null ? super.getErrorMessage(token) : message;
  }

  @Override
  public String getErrorMessage(RecognitionException e, String[] tokenNames) {
    int start = state.tokenStartCharIndex;
    return Damage.ofBeginning(input.substring(start, Math.min(start + 2, Math.max(start, input.size() - 1)))).message();
  }
}
