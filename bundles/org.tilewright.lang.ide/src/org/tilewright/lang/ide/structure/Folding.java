package org.tilewright.lang.ide.structure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.xtext.Keyword;
import org.eclipse.xtext.RuleCall;
import org.eclipse.xtext.TerminalRule;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.compile.TextRange;

/** What can be folded: everything in braces, map blocks and comments, when it covers several lines. */
public final class Folding {

  /**
   * A part that can be folded.
   *
   * @param range from the line that stays visible to the end of what is hidden
   * @param map   whether it is a map block
   */
  public record Fold(TextRange range, boolean map) {
  }

  private Folding() {
  }

  /** The parts by their beginning. */
  public static List<Fold> of(LevelFileResult file) {
    List<Fold> folds = new ArrayList<>();
    List<ILeafNode> open = new ArrayList<>();
    for (ILeafNode leaf : file.resource().getParseResult().getRootNode().getLeafNodes()) {
      String rule = leaf.getGrammarElement() instanceof TerminalRule terminal ? terminal.getName() : "";
      if (leaf.getGrammarElement() instanceof Keyword keyword) {
        if (keyword.getValue().equals("{")) {
          open.add(leaf);
        } else if (keyword.getValue().equals("}") && !open.isEmpty()) {
          add(folds, file, open.removeLast().getOffset(), leaf.getEndOffset(), false);
        }
      } else if (isMap(leaf)) {
        add(folds, file, leaf.getOffset(), leaf.getEndOffset(), true);
      } else if (rule.equals("ML_COMMENT")) {
        add(folds, file, leaf.getOffset(), leaf.getEndOffset(), false);
      }
    }
    folds.sort(Comparator.comparingInt(fold -> fold.range().offset()));
    return folds;
  }

  private static boolean isMap(ILeafNode leaf) {
    return leaf.getLength() > 6 && leaf.getGrammarElement() instanceof RuleCall call
        && call.getRule().getName().equals("MAP");
  }

  private static void add(List<Fold> folds, LevelFileResult file, int from, int to, boolean map) {
    if (file.positions().line(from) < file.positions().line(to)) {
      folds.add(new Fold(new TextRange(from, to - from), map));
    }
  }
}
