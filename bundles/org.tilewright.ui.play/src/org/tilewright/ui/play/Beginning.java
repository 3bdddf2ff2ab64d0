package org.tilewright.ui.play;

import java.util.List;
import java.util.Optional;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.text.Counted;
import org.tilewright.lang.text.LevelIssue;

/**
 * What there is to say about the level that is played.
 *
 * @param findings what was found in it that keeps nobody from playing, by place in the text
 * @param avatar   whether somebody can be put on a cell to play from there
 * @param from     the cell that is played from instead of where the level begins
 */
record Beginning(List<LevelIssue> findings, boolean avatar, Optional<Cell> from) {

  /** Nothing. */
  static final Beginning PLAIN = new Beginning(List.of(), false, Optional.empty());

  /** Copies the list. */
  Beginning {
    findings = List.copyOf(findings);
  }

  /** The findings in a line: how many, and the first one; empty when there are none. */
  String summary() {
    return switch (findings.size()) {
      case 0 -> "";
      case 1 -> findings.getFirst().message();
      default -> Counted.of(findings.size(), "finding") + ". " + findings.getFirst().message();
    };
  }
}
