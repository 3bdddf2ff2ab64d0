package org.tilewright.ui.text.highlight;

import java.util.Optional;
import org.tilewright.lang.ide.style.StyledRange;
import org.tilewright.lang.ide.style.Styles;

/** Splits a text into the parts that have a look of their own here. */
final class LevelTokens {

  /** Takes the parts in the order of the text. */
  @FunctionalInterface
  interface Visitor {
    /** Called once per part. */
    void token(TextStyle style, int offset, int length);
  }

  private LevelTokens() {
  }

  static void visit(String text, Visitor visitor) {
    for (StyledRange styled : Styles.tokens(text, 0)) {
      style(styled).ifPresent(style -> visitor.token(style, styled.range().offset(), styled.range().length()));
    }
  }

  private static Optional<TextStyle> style(StyledRange styled) {
    return switch (styled.style()) {
      case KEYWORD -> Optional.of(TextStyle.KEYWORD);
      case STRING -> Optional.of(TextStyle.STRING);
      case SYMBOL -> Optional.of(TextStyle.SYMBOL);
      case MAP -> Optional.of(TextStyle.BOARD);
      case NUMBER -> Optional.of(TextStyle.NUMBER);
      case COMMENT -> Optional.of(TextStyle.COMMENT);
      default -> Optional.empty();
    };
  }
}
