package org.tilewright.lang.parsing;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.antlr.runtime.MismatchedTokenException;
import org.antlr.runtime.MissingTokenException;
import org.antlr.runtime.RecognitionException;
import org.antlr.runtime.Token;
import org.antlr.runtime.UnwantedTokenException;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.SyntaxErrorMessage;
import org.eclipse.xtext.parser.antlr.SyntaxErrorMessageProvider;
import org.tilewright.lang.validation.IssueCodes;
import org.tilewright.model.level.Goal;
import org.tilewright.model.level.Kind;
import org.tilewright.model.level.LegendEntry;
import org.tilewright.model.level.Level;
import org.tilewright.model.level.LevelFile;
import org.tilewright.model.level.RulesetLibrary;

/** Says what the parser stumbled over in the words of the language. */
public class SyntaxMessages extends SyntaxErrorMessageProvider {

  private static final int MAX_SHOWN = 30;

  @Override
  public SyntaxErrorMessage getSyntaxErrorMessage(IParserErrorContext context) {
    RecognitionException problem = context.getRecognitionException();
    if (problem == null) {
      String message = context.getDefaultMessage();
      Optional<Damage> damage = Damage.of(message);
      return damage.map(d -> new SyntaxErrorMessage(d.message(), d.code()))
          .orElseGet(() -> new SyntaxErrorMessage(Damage.CHARACTER.message(), IssueCodes.SYNTAX));
    }
    return new SyntaxErrorMessage(message(problem, context), IssueCodes.SYNTAX);
  }

  @Override
  public SyntaxErrorMessage getSyntaxErrorMessage(IValueConverterErrorContext context) {
    return new SyntaxErrorMessage(context.getDefaultMessage(), IssueCodes.LITERAL);
  }

  private static String message(RecognitionException problem, IParserErrorContext context) {
    String found = found(problem.token);
    String misplaced = found + " does not belong here";
    return switch (problem) {
      case UnwantedTokenException e -> misplaced + "; " + expected(e.expecting, context) + " was expected";
      case MissingTokenException e -> expected(e.expecting, context) + " is missing before " + found;
      case MismatchedTokenException e -> misplaced + (e.getUnexpectedType() == Token.EOF
          ? "; " + expected(e.expecting, context) + " was expected" : orElse(expected(e.expecting, context), context));
      default -> misplaced + hint(context.getCurrentContext(), context.getCurrentNode());
    };
  }

  /** Where a closing brace was expected, anything that the section can hold would have done too. */
  private static String orElse(String expected, IParserErrorContext context) {
    String hint = expected.equals("'}'") ? hint(context.getCurrentContext(), context.getCurrentNode()) : "";
    return hint.isEmpty() ? "; " + expected + " was expected" : hint;
  }

  private static String found(Token token) {
    if (token == null || token.getType() == Token.EOF) {
      return "The end of the file";
    }
    String text = token.getText();
    if (text == null || text.isBlank()) {
      return "This";
    }
    if (text.startsWith("\"\"\"")) {
      return "A map block";
    }
    String shown = text.length() <= MAX_SHOWN ? text : text.substring(0, MAX_SHOWN) + "…";
    return text.startsWith("'") ? shown : "'" + shown + "'";
  }

  private static String expected(int type, IParserErrorContext context) {
    String[] names = context.getTokenNames();
    String name = type == Token.EOF ? "EOF" : type >= 0 && type < names.length ? names[type] : "something else";
    return switch (name) {
      case "RULE_ID" -> "a name";
      case "RULE_STRING" -> "a text in double quotes";
      case "RULE_INT" -> "a number";
      case "RULE_SYMBOL" -> "a symbol in single quotes";
      case "RULE_MAP" -> "a map block in \"\"\"";
      case "EOF" -> "the end of the file";
      default -> name;
    };
  }

  private static String hint(EObject around, INode node) {
    return switch (openSection(node)) {
      case "legend" -> "; a legend has entries such as '#' = wall";
      case "config" -> around instanceof RulesetLibrary ? "; config declares NAME: TYPE = DEFAULT" : "; config has KEY = VALUE";
      case "info" -> "; info has NAME = VALUE";
      default -> switch (around) {
        case Goal g -> "; a goal is built from goal functions with and, or, not and parentheses";
        case LegendEntry e -> "; a legend entry is a symbol, = and kinds joined with +";
        case Kind k -> "; a kind has about, behaviour, attribute NAME: TYPE, or NAME = VALUE";
        case Level l -> "; a level has about, info, config, kind, legend, map, place and goal";
        case RulesetLibrary l -> "; a ruleset has about, config, kind, legend and goal";
        case LevelFile f -> "; a file has levels: level NAME uses RULESET { … }";
        case null, default -> "";
      };
    };
  }

  /** The keyword in front of the last opening brace that has no closing one yet; empty when it has none. */
  private static String openSection(INode node) {
    Deque<String> open = new ArrayDeque<>();
    String last = "";
    if (node instanceof ICompositeNode composite) {
      for (INode child : composite.getChildren()) {
        if (!(child instanceof ILeafNode leaf) || leaf.isHidden()) {
          continue;
        }
        String text = leaf.getLength() <= MAX_SHOWN ? leaf.getText() : "";
        if (text.equals("{")) {
          open.push(last);
        } else if (text.equals("}") && !open.isEmpty()) {
          open.pop();
        }
        last = text;
      }
    }
    return open.isEmpty() ? "" : open.peek();
  }
}
