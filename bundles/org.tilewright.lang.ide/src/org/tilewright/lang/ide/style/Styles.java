package org.tilewright.lang.ide.style;

import static org.tilewright.lang.parser.antlr.internal.InternalLevelLexer.RULE_ANY_OTHER;
import static org.tilewright.lang.parser.antlr.internal.InternalLevelLexer.RULE_ID;
import static org.tilewright.lang.parser.antlr.internal.InternalLevelLexer.RULE_INT;
import static org.tilewright.lang.parser.antlr.internal.InternalLevelLexer.RULE_MAP;
import static org.tilewright.lang.parser.antlr.internal.InternalLevelLexer.RULE_ML_COMMENT;
import static org.tilewright.lang.parser.antlr.internal.InternalLevelLexer.RULE_SL_COMMENT;
import static org.tilewright.lang.parser.antlr.internal.InternalLevelLexer.RULE_STRING;
import static org.tilewright.lang.parser.antlr.internal.InternalLevelLexer.RULE_SYMBOL;
import static org.tilewright.lang.parser.antlr.internal.InternalLevelLexer.RULE_WS;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.antlr.runtime.ANTLRStringStream;
import org.antlr.runtime.CommonToken;
import org.antlr.runtime.Token;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.compile.Nodes;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.parsing.LevelLexer;
import org.tilewright.model.level.LevelPackage.Literals;

/** Styles of a text: quickly from its tokens alone, and better once its names are known. */
public final class Styles {

  private Styles() {
  }

  /**
   * The tokens of a text, without blanks, in order. Pure lexing: cheap enough for every keystroke.
   *
   * @param text  any text; a part of a file must not begin within a token
   * @param shift added to all offsets
   */
  public static List<StyledRange> tokens(String text, int shift) {
    LevelLexer lexer = new LevelLexer();
    lexer.setCharStream(new ANTLRStringStream(text));
    List<StyledRange> ranges = new ArrayList<>();
    for (Token token = lexer.nextToken(); token.getType() != Token.EOF; token = lexer.nextToken()) {
      if (token.getType() != RULE_WS && token instanceof CommonToken common) {
        int length = common.getStopIndex() - common.getStartIndex() + 1;
        ranges.add(new StyledRange(new TextRange(shift + common.getStartIndex(), length), style(common, text)));
      }
    }
    return ranges;
  }

  private static TokenStyle style(CommonToken token, String text) {
    return switch (token.getType()) {
      case RULE_ID -> TokenStyle.NAME;
      case RULE_INT -> TokenStyle.NUMBER;
      case RULE_STRING -> TokenStyle.STRING;
      case RULE_SYMBOL -> TokenStyle.SYMBOL;
      case RULE_MAP -> TokenStyle.MAP;
      case RULE_ML_COMMENT, RULE_SL_COMMENT -> TokenStyle.COMMENT;
      case RULE_ANY_OTHER -> TokenStyle.INVALID;
      case Token.INVALID_TOKEN_TYPE -> broken(text, token.getStartIndex());
      default -> Character.isLetter(text.charAt(token.getStartIndex())) ? TokenStyle.KEYWORD : TokenStyle.PUNCTUATION;
    };
  }

  /** What is not closed yet already looks like what it is going to be. */
  private static TokenStyle broken(String text, int start) {
    return text.startsWith("\"\"\"", start) ? TokenStyle.MAP : text.startsWith("\"", start) ? TokenStyle.STRING
        : text.startsWith("'", start) ? TokenStyle.SYMBOL : text.startsWith("/*", start) ? TokenStyle.COMMENT : TokenStyle.INVALID;
  }

  /** The names of a file by what they name, in order; to be shown over the {@linkplain #tokens tokens}. */
  public static List<StyledRange> names(LevelFileResult file) {
    List<StyledRange> ranges = new ArrayList<>();
    file.resource().getAllContents().forEachRemaining(element -> named(element).ifPresent(ranges::add));
    ranges.sort(Comparator.comparingInt(range -> range.range().offset()));
    return ranges;
  }

  private static Optional<StyledRange> named(EObject element) {
    return switch (element.eClass().getName()) {
      case "Level", "RulesetLibrary" -> range(element, Literals.NAMED__NAME, TokenStyle.DECLARATION);
      case "Kind" -> range(element, Literals.NAMED__NAME, TokenStyle.KIND);
      case "AttributeDeclaration", "ConfigKey", "Parameter" -> range(element, Literals.NAMED__NAME, TokenStyle.ATTRIBUTE);
      case "GoalFunction" -> range(element, Literals.NAMED__NAME, TokenStyle.GOAL);
      case "EntitySpec" -> range(element, Literals.ENTITY_SPEC__KIND, TokenStyle.KIND);
      case "Argument" -> range(element, Literals.ARGUMENT__ATTRIBUTE, TokenStyle.ATTRIBUTE);
      case "AttributeSetting" -> range(element, Literals.ATTRIBUTE_SETTING__ATTRIBUTE, TokenStyle.ATTRIBUTE);
      case "ConfigSetting" -> range(element, Literals.CONFIG_SETTING__KEY, TokenStyle.ATTRIBUTE);
      case "ConfigValue" -> range(element, Literals.CONFIG_VALUE__KEY, TokenStyle.ATTRIBUTE);
      case "Entry" -> range(element, Literals.ENTRY__KEY, TokenStyle.ATTRIBUTE);
      case "GoalCall" -> range(element, Literals.GOAL_CALL__FUNCTION, TokenStyle.GOAL);
      case "NameValue" -> range(element, Literals.NAME_VALUE__NAME, TokenStyle.WORD);
      default -> Optional.empty();
    };
  }

  private static Optional<StyledRange> range(EObject element, EStructuralFeature feature, TokenStyle style) {
    return Nodes.range(element, feature).map(range -> new StyledRange(range, style));
  }
}
