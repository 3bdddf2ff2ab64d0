package org.tilewright.lang.ide.completion;

import org.antlr.runtime.CharStream;
import org.antlr.runtime.Token;
import org.tilewright.lang.ide.contentassist.antlr.internal.InternalLevelLexer;
import org.tilewright.lang.parsing.TokenGuard;

/** The lexer of the completion's own parser, guarded like the one of the language. */
public class LevelContentAssistLexer extends InternalLevelLexer {

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
}
