package org.tilewright.lang.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.TerminalRule;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.resource.XtextResource;
import org.tilewright.lang.text.TextEdit;
import org.tilewright.model.level.LevelFile;

/**
 * Tidies the white space between tokens: a line per statement, indented by two spaces per level, at most one empty line in a
 * row, line breaks inside of statements where the author put them. Map blocks, strings and comments stay as they are,
 * to the character; so does the kind of line ends and a byte order mark.
 */
public final class LevelFormatter {

  private static final String INDENT = "  ";

  private final String text;
  private final Layout layout;
  private final List<ILeafNode> tokens;
  private final String lineEnd;

  private LevelFormatter(String text, Layout layout, List<ILeafNode> tokens) {
    this.text = text;
    this.layout = layout;
    this.tokens = tokens;
    int lf = text.indexOf('\n');
    int cr = text.indexOf('\r');
    lineEnd = cr >= 0 && (lf < 0 || cr < lf) ? lf == cr + 1 ? "\r\n" : "\r" : "\n";
  }

  /** The changes that tidy a file; none for a file with syntax errors, whose structure is not known. */
  public static List<TextEdit> format(XtextResource resource) {
    if (resource.getParseResult() == null || resource.getParseResult().hasSyntaxErrors()
        || resource.getContents().isEmpty() || !(resource.getContents().getFirst() instanceof LevelFile file)) {
      return List.of();
    }
    List<ILeafNode> tokens = new ArrayList<>();
    for (ILeafNode leaf : resource.getParseResult().getRootNode().getLeafNodes()) {
      if (leaf.getLength() > 0 && !isBlank(leaf)) {
        tokens.add(leaf);
      }
    }
    String text = resource.getParseResult().getRootNode().getText();
    return new LevelFormatter(text, new Layout(file), tokens).edits();
  }

  private static boolean isBlank(ILeafNode leaf) {
    return leaf.isHidden() && rule(leaf).equals("WS");
  }

  private static String rule(ILeafNode leaf) {
    EObject element = leaf.getGrammarElement();
    return element instanceof TerminalRule rule ? rule.getName() : "";
  }

  private List<TextEdit> edits() {
    List<TextEdit> edits = new ArrayList<>();
    if (tokens.isEmpty()) {
      return edits;
    }
    int first = tokens.getFirst().getOffset();
    replace(edits, 0, first, text.startsWith("\uFEFF") ? "\uFEFF" : "");
    int depth = 0;
    for (int i = 0; i + 1 < tokens.size(); i++) {
      ILeafNode left = tokens.get(i);
      ILeafNode right = tokens.get(i + 1);
      depth += isBrace(left, "{") ? 1 : 0;
      depth -= isBrace(right, "}") ? 1 : 0;
      int from = left.getEndOffset();
      Optional<String> gap = gap(i, text.substring(from, right.getOffset()), depth);
      gap.ifPresent(wanted -> replace(edits, from, right.getOffset(), wanted));
    }
    ILeafNode last = tokens.getLast();
    replace(edits, last.getEndOffset(), text.length(), isLineComment(last) && endsLine(last) ? "" : lineEnd);
    return edits;
  }

  private void replace(List<TextEdit> edits, int from, int to, String wanted) {
    if (!text.substring(from, to).equals(wanted)) {
      edits.add(new TextEdit(from, to - from, wanted));
    }
  }

  /** What to put between token {@code i} and the next; nothing to leave it as it is. */
  private Optional<String> gap(int i, String existing, int depth) {
    ILeafNode left = tokens.get(i);
    ILeafNode right = tokens.get(i + 1);
    int breaks = breaks(existing);
    boolean afterLineComment = isLineComment(left);
    if (isComment(right) && breaks == 0 && !afterLineComment) {
      return Optional.empty();
    }
    int least = leastBreaks(i, breaks > 0 || afterLineComment);
    if (afterLineComment) {
      // The comment brings its own line end.
      int wanted = Math.clamp(breaks, Math.max(0, least - 1), 1);
      return Optional.of(lines(wanted, indentation(right, depth)));
    }
    if (least > 0 || breaks > 0 && (isComment(left) || isComment(right))) {
      return Optional.of(lines(Math.clamp(breaks, Math.max(1, least), Math.max(2, least)), indentation(right, depth)));
    }
    if (isComment(left) || layout.isEntry(right.getOffset()) && breaks == 0 && !existing.isEmpty() && !opens(left)) {
      return Optional.empty();
    }
    if (isValueBrace(left, "{") || isValueBrace(right, "}")) {
      return breaks == 0 ? Optional.empty() : Optional.of(lines(1, indentation(right, depth)));
    }
    if (Spacing.isTight(left.getText(), right.getText(), left.getGrammarElement() instanceof Keyword)) {
      return Optional.of("");
    }
    if (isBrace(left, "{") && isBrace(right, "}")) {
      return Optional.of("");
    }
    return Optional.of(breaks == 0 ? " " : lines(1, indentation(right, depth)));
  }

  /** Number of line breaks that there must be between token {@code i} and the next. */
  private int leastBreaks(int i, boolean broken) {
    ILeafNode left = tokens.get(i);
    ILeafNode right = tokens.get(i + 1);
    if (isComment(left) && !broken) {
      return 0;
    }
    if (layout.isElement(right.getOffset())) {
      return isComment(left) ? 1 : 2;
    }
    if (layout.isStatement(right.getOffset())) {
      return 1;
    }
    boolean empty = isBrace(left, "{") && isBrace(right, "}");
    if (isBrace(left, "{") && layout.braces(left.getOffset()) == Layout.Braces.BODY) {
      return empty ? 0 : 1;
    }
    if (isBrace(right, "}") && layout.braces(right.getOffset()) == Layout.Braces.BODY) {
      return empty ? 0 : 1;
    }
    if (layout.isEntry(right.getOffset()) || isBrace(right, "}") && layout.braces(right.getOffset()) == Layout.Braces.ENTRIES) {
      return broken || isBrace(right, "}") && !empty && opensOnOwnLine(i) ? 1 : 0;
    }
    return 0;
  }

  /** Whether the section that token {@code i + 1} closes has a line break behind its opening brace. */
  private boolean opensOnOwnLine(int i) {
    int depth = 1;
    for (int at = i; at > 0; at--) {
      depth += isBrace(tokens.get(at), "}") ? 1 : isBrace(tokens.get(at), "{") ? -1 : 0;
      if (depth == 0) {
        return breaks(text.substring(tokens.get(at).getEndOffset(), tokens.get(at + 1).getOffset())) > 0;
      }
    }
    return false;
  }

  /** Indentation of a line that begins with a token; lines that go on with a statement are indented further. */
  private String indentation(ILeafNode token, int depth) {
    int offset = token.getOffset();
    boolean begins = layout.isElement(offset) || layout.isStatement(offset) || layout.isEntry(offset) || isComment(token)
        || isBrace(token, "}");
    return INDENT.repeat(Math.max(0, depth) + (begins ? 0 : 2));
  }

  private String lines(int breaks, String indentation) {
    return lineEnd.repeat(breaks) + indentation;
  }

  private static int breaks(String blanks) {
    int count = 0;
    for (int i = 0; i < blanks.length(); i++) {
      char c = blanks.charAt(i);
      if (c == '\n' || c == '\r' && (i + 1 == blanks.length() || blanks.charAt(i + 1) != '\n')) {
        count++;
      }
    }
    return count;
  }

  private boolean isValueBrace(ILeafNode token, String brace) {
    return isBrace(token, brace) && layout.braces(token.getOffset()) == Layout.Braces.VALUE;
  }

  private static boolean opens(ILeafNode token) {
    return isBrace(token, "{");
  }

  private static boolean isBrace(ILeafNode token, String brace) {
    return !token.isHidden() && token.getLength() == 1 && token.getText().equals(brace);
  }

  private static boolean isComment(ILeafNode token) {
    return token.isHidden();
  }

  private static boolean isLineComment(ILeafNode token) {
    return token.isHidden() && rule(token).equals("SL_COMMENT");
  }

  private static boolean endsLine(ILeafNode token) {
    return token.getText().endsWith("\n") || token.getText().endsWith("\r");
  }
}
