package org.tilewright.lang.ide.quickfix;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.compile.Nodes;
import org.tilewright.lang.library.Kinds;
import org.tilewright.lang.literal.SymbolLiteral;
import org.tilewright.lang.print.Notation;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.lang.validation.IssueCodes;
import org.tilewright.model.level.EntitySource;
import org.tilewright.model.level.Kind;
import org.tilewright.model.level.Level;

/** Explains a symbol of a map in the legend, or takes it out of the map. */
final class SymbolRepair implements Repair {

  private static final int MAX_KINDS = 6;

  @Override
  public List<QuickFix> of(LevelIssue issue, LevelFileResult file) {
    List<QuickFix> fixes = new ArrayList<>();
    if (issue.code().equals(IssueCodes.UNKNOWN_SYMBOL) && !issue.data().isEmpty()) {
      int symbol = issue.data().getFirst().codePointAt(0);
      level(issue, file).ifPresent(level -> source(issue, level).ifPresent(map -> {
        for (String content : contents(symbol, level)) {
          String entry = SymbolLiteral.of(symbol) + " = " + content;
          fixes.add(new QuickFix("Add " + entry + " to the legend", List.of(LegendWriter.add(entry, level, map, file))));
        }
      }));
    }
    if (issue.code().equals(IssueCodes.UNKNOWN_SYMBOL) || issue.code().equals(IssueCodes.CONTROL_CHARACTER)) {
      int cells = file.text().codePointCount(issue.offset(), issue.end());
      fixes.add(QuickFix.of(cells == 1 ? "Empty this cell" : "Empty these " + cells + " cells", issue.offset(), issue.length(),
          " ".repeat(cells)));
    }
    return fixes;
  }

  private static Optional<Level> level(LevelIssue issue, LevelFileResult file) {
    return file.file().stream().flatMap(f -> f.getElements().stream()).filter(Level.class::isInstance).map(Level.class::cast)
        .filter(level -> Nodes.range(level).filter(range -> range.contains(issue.offset())).isPresent()).findFirst();
  }

  private static Optional<EntitySource> source(LevelIssue issue, Level level) {
    return level.getSources().stream()
        .filter(source -> Nodes.range(source).filter(range -> range.contains(issue.offset())).isPresent()).findFirst();
  }

  /** Kinds whose names begin with the symbol, then others, then nothing at all. */
  private static List<String> contents(int symbol, Level level) {
    String letter = Character.toString(symbol).toLowerCase(Locale.ROOT);
    List<String> names = Kinds.visible(level).values().stream().filter(kind -> !kind.isAbstract()).map(Kind::getName)
        .map(Notation::name).toList();
    List<String> contents = new ArrayList<>(names.stream().filter(name -> name.startsWith(letter)).limit(MAX_KINDS).toList());
    if (contents.isEmpty()) {
      names.stream().limit(MAX_KINDS).forEach(contents::add);
    }
    contents.add("empty");
    return contents;
  }
}
