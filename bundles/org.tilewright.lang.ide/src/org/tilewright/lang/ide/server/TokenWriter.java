package org.tilewright.lang.ide.server;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.SemanticTokenTypes;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensLegend;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.ide.LevelIde;
import org.tilewright.lang.ide.style.StyledRange;
import org.tilewright.lang.ide.style.Styles;
import org.tilewright.lang.ide.style.TokenStyle;

/** The styles of a document as the protocol's row of numbers. */
final class TokenWriter {

  private static final List<String> TYPES = List.of(SemanticTokenTypes.Keyword, SemanticTokenTypes.Variable,
      SemanticTokenTypes.Namespace, SemanticTokenTypes.Class, SemanticTokenTypes.Property, SemanticTokenTypes.Function,
      SemanticTokenTypes.EnumMember, SemanticTokenTypes.Number, SemanticTokenTypes.String, SemanticTokenTypes.Comment);

  private static final Map<TokenStyle, String> TYPE_OF_STYLE = new EnumMap<>(Map.ofEntries(
      Map.entry(TokenStyle.KEYWORD, SemanticTokenTypes.Keyword), Map.entry(TokenStyle.NAME, SemanticTokenTypes.Variable),
      Map.entry(TokenStyle.DECLARATION, SemanticTokenTypes.Namespace), Map.entry(TokenStyle.KIND, SemanticTokenTypes.Class),
      Map.entry(TokenStyle.ATTRIBUTE, SemanticTokenTypes.Property), Map.entry(TokenStyle.GOAL, SemanticTokenTypes.Function),
      Map.entry(TokenStyle.WORD, SemanticTokenTypes.EnumMember), Map.entry(TokenStyle.NUMBER, SemanticTokenTypes.Number),
      Map.entry(TokenStyle.STRING, SemanticTokenTypes.String), Map.entry(TokenStyle.SYMBOL, SemanticTokenTypes.String),
      Map.entry(TokenStyle.MAP, SemanticTokenTypes.String), Map.entry(TokenStyle.COMMENT, SemanticTokenTypes.Comment)));

  private final Document document;
  private final List<Integer> data = new ArrayList<>();
  private Position last = new Position(0, 0);

  private TokenWriter(Document document) {
    this.document = document;
  }

  /** What the numbers of types mean. */
  static SemanticTokensLegend legend() {
    return new SemanticTokensLegend(TYPES, List.of());
  }

  /** The tokens that touch a part of a document; punctuation has no style. */
  static SemanticTokens of(Document document, LevelIde ide, TextRange part) {
    Map<Integer, TokenStyle> names = new HashMap<>();
    ide.names(document.result()).forEach(name -> names.put(name.range().offset(), name.style()));
    TokenWriter writer = new TokenWriter(document);
    for (StyledRange token : Styles.tokens(document.text(), 0)) {
      TextRange range = token.range();
      String type = TYPE_OF_STYLE.get(names.getOrDefault(range.offset(), token.style()));
      if (type != null && range.offset() < part.end() && range.end() > part.offset()) {
        writer.lines(range, TYPES.indexOf(type));
      }
    }
    return new SemanticTokens(writer.data);
  }

  /** Writes a token line by line, as not every client knows tokens that cover several. */
  private void lines(TextRange range, int type) {
    int end = document.positions().position(range.end()).getLine();
    Position start = document.positions().position(range.offset());
    for (int line = start.getLine(); line <= end; line++) {
      int from = document.positions().offset(new Position(line, line == start.getLine() ? start.getCharacter() : 0));
      int to = Math.min(range.end(), document.positions().end(line));
      if (to > from) {
        write(document.positions().position(from), to - from, type);
      }
    }
  }

  private void write(Position at, int length, int type) {
    int lines = at.getLine() - last.getLine();
    data.addAll(List.of(lines, lines == 0 ? at.getCharacter() - last.getCharacter() : at.getCharacter(), length, type, 0));
    last = at;
  }
}
