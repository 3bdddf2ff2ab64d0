package org.tilewright.ui.wizards.maze;

import java.util.Map;
import org.tilewright.formats.MazeDraft;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.library.Libraries;
import org.tilewright.lang.print.DefaultSymbols;
import org.tilewright.lang.print.LevelPrinter;
import org.tilewright.maze.Maze;
import org.tilewright.ui.wizards.level.LevelName;

/** Writes a maze as a level file. */
final class MazeLevel {

  private final LevelPrinter printer;

  /** Takes the default symbols from the game's library; a game that is not installed has none. */
  MazeLevel(LevelLanguage language) {
    Libraries libraries = language.injector().getInstance(Libraries.class);
    printer = new LevelPrinter(libraries.find(MazeDraft.RULESET).map(DefaultSymbols::of)
        .orElseGet(() -> new DefaultSymbols(Map.of())));
  }

  /** The text of the file called {@code baseName}. */
  String text(Maze maze, long seed, String baseName) {
    MazeDraft draft = new MazeDraft(LevelName.identifier(baseName), LevelName.title(baseName), seed);
    return printer.print(draft.around(maze.toMapBlock(MazeDraft.WALL, MazeDraft.PLAYER, MazeDraft.EXIT)));
  }
}
