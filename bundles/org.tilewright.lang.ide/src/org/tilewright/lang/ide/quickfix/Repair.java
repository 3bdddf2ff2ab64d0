package org.tilewright.lang.ide.quickfix;

import java.util.List;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.text.LevelIssue;

/** Knows how to repair some sorts of issues. */
@FunctionalInterface
interface Repair {

  /** The repairs for an issue of a file; none for issues of other sorts. */
  List<QuickFix> of(LevelIssue issue, LevelFileResult file);
}
