package org.tilewright.lang.ide.quickfix;

import java.util.List;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.text.LevelIssue;

/** All repairs that are known. */
public final class QuickFixes {

  private static final List<Repair> REPAIRS = List.of(new ReplacementRepair(), new SymbolRepair(), new MapRepair(),
      new ValueRepair(), new KindRepair(), new RemovalRepair(), new CellRepair());

  private QuickFixes() {
  }

  /** The repairs for an issue, the most likely one first. */
  public static List<QuickFix> of(LevelIssue issue, LevelFileResult file) {
    return REPAIRS.stream().flatMap(repair -> repair.of(issue, file).stream()).toList();
  }
}
