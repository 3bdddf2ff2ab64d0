package org.tilewright.lang.ide.quickfix;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.compile.CompiledLevel;
import org.tilewright.lang.compile.PlacementSource;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.text.LevelIssue;

/**
 * Empties the cell that the rules complain about, whatever the game and the complaint: a second player, a portal without
 * a counterpart.
 */
final class CellRepair implements Repair {

  private static final Set<String> OWN = Set.of("file", "syntax", "name", "kind", "value", "map", "legend", "ruleset",
      "language");

  @Override
  public List<QuickFix> of(LevelIssue issue, LevelFileResult file) {
    if (OWN.contains(issue.code().replaceFirst("\\..*", "")) || issue.length() == 0) {
      return List.of();
    }
    return file.levels().stream().filter(level -> level.sources().level().contains(issue.offset()))
        .flatMap(level -> Stream.concat(onMap(level, issue), placed(level, issue, file.text()))).limit(1).toList();
  }

  private static Stream<QuickFix> onMap(CompiledLevel level, LevelIssue issue) {
    return level.sources().blocks().stream().filter(block -> block.cell(issue.offset()).isPresent())
        .map(block -> QuickFix.of("Empty this cell", issue.offset(), issue.length(), " "));
  }

  private static Stream<QuickFix> placed(CompiledLevel level, LevelIssue issue, String text) {
    Predicate<PlacementSource> here = placement -> placement.cellRange().offset() == issue.offset();
    return level.sources().placements().stream().filter(here).map(placement -> removal(level, placement, text));
  }

  private static QuickFix removal(CompiledLevel level, PlacementSource placement, String text) {
    List<TextRange> cells = level.sources().placements().stream().filter(p -> p.statement().equals(placement.statement()))
        .map(PlacementSource::cellRange).distinct().toList();
    int index = cells.indexOf(placement.cellRange());
    int from = index > 0 ? cells.get(index - 1).end() : placement.cellRange().offset();
    int to = index > 0 || cells.size() == 1 ? placement.cellRange().end() : cells.get(1).offset();
    if (cells.size() == 1) {
      from = placement.statement().offset();
      int line = Lines.start(text, from);
      boolean alone = Lines.beginsLine(text, from) && to < text.length() && text.charAt(to) == '\n';
      return alone ? QuickFix.of("Remove this placement", line, to + 1 - line, "")
          : QuickFix.of("Remove this placement", from, to - from, "");
    }
    return QuickFix.of("Remove this placement", from, to - from, "");
  }
}
