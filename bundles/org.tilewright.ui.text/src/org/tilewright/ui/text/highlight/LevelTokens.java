package org.tilewright.ui.text.highlight;

import java.util.Optional;
import org.antlr.runtime.ANTLRStringStream;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;
import org.tilewright.lang.parser.antlr.internal.InternalLevelLexer;

/** Splits a text into tokens with the language's own lexer. */
final class LevelTokens {

  /** Takes the tokens that have a look of their own, in the order of the text. */
  @FunctionalInterface
  interface Visitor {
    /** Called once per token. */
    void token(TokenStyle style, int offset, int length);
  }

  private LevelTokens() {
  }

  static void visit(String text, Visitor visitor) {
    var lexer = new InternalLevelLexer(new ANTLRStringStream(text)) {
      @Override
      public void emitErrorMessage(String message) {
        // the parser reports it
      }
    };
    for (var token = lexer.nextToken(); token.getType() != Token.EOF; token = lexer.nextToken()) {
      if (token instanceof CommonToken found) {
        int start = found.getStartIndex();
        style(found.getType(), text.charAt(start))
            .ifPresent(style -> visitor.token(style, start, found.getStopIndex() - start + 1));
      }
    }
  }

  private static Optional<TokenStyle> style(int type, char first) {
    return switch (type) {
      case InternalLevelLexer.RULE_STRING -> Optional.of(TokenStyle.STRING);
      case InternalLevelLexer.RULE_SYMBOL -> Optional.of(TokenStyle.SYMBOL);
      case InternalLevelLexer.RULE_MAP -> Optional.of(TokenStyle.BOARD);
      case InternalLevelLexer.RULE_INT -> Optional.of(TokenStyle.NUMBER);
      case InternalLevelLexer.RULE_ML_COMMENT, InternalLevelLexer.RULE_SL_COMMENT -> Optional.of(TokenStyle.COMMENT);
      case InternalLevelLexer.RULE_ID, InternalLevelLexer.RULE_WS, InternalLevelLexer.RULE_ANY_OTHER -> Optional.empty();
      // The other types are the keywords, of which some are punctuation.
      default -> Character.isLetter(first) ? Optional.of(TokenStyle.KEYWORD) : Optional.empty();
    };
  }
}
