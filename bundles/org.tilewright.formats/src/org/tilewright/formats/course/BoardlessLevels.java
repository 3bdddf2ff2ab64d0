package org.tilewright.formats.course;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.print.LevelDraft;
import org.tilewright.lang.print.LevelPrinter;

/**
 * Lets the language resolve kinds, configuration and goal of levels whose boards it need not see. Tests of the course
 * load the same few over and over, so the latest are kept.
 */
final class BoardlessLevels {

  private static final int KEPT = 64;

  private final LevelLanguage language;
  private final LevelPrinter printer;
  private final Map<LevelDraft, LevelDefinition> compiled = new LinkedHashMap<>(KEPT, 0.75f, true) {

    private static final long serialVersionUID = 1L;

    @Override
    protected boolean removeEldestEntry(Map.Entry<LevelDraft, LevelDefinition> eldest) {
      return size() > KEPT;
    }
  };

  BoardlessLevels(LevelLanguage language, LevelPrinter printer) {
    this.language = language;
    this.printer = printer;
  }

  /**
   * A level with a name and a board of its own.
   *
   * @param draft configuration, kinds and goal, without any entity
   */
  LevelDefinition compile(LevelDraft draft, String name, List<EntitySource> board) {
    LevelDefinition found = resolve(draft);
    return new LevelDefinition(name, name, found.ruleset(), found.config(), found.kinds(), board, found.goal(),
        found.info());
  }

  private synchronized LevelDefinition resolve(LevelDraft draft) {
    return compiled.computeIfAbsent(draft,
        wanted -> language.parse(printer.print(wanted), "dungeon.level").levels().getFirst().definition());
  }
}
