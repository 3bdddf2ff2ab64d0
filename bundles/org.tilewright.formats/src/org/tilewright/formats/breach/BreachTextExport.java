package org.tilewright.formats.breach;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.formats.ExportSource;
import org.tilewright.formats.ExportedLevel;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.FormatProblem;
import org.tilewright.formats.Vocabulary;

/** Writes a level as a text file, spelled as the file it came from. Use a new instance for every level. */
final class BreachTextExport {

  private static final char NOTHING = 0;

  private final ExportSource source;
  private final LevelDefinition level;
  private final Vocabulary vocabulary;
  private final List<FormatProblem> warnings = new ArrayList<>();
  private final Set<String> ownKinds = new HashSet<>();
  private final List<Unit> units = new ArrayList<>();

  /** A unit on its way into the file. */
  private record Unit(char symbol, Cell cell, Attributes attributes) {

    int number(String name) {
      return attributes.intValue(name, 0);
    }

    String line(Bounds board) {
      return Stream.of(cell.y() - board.top(), cell.x() - board.left(), number(Symbols.HEALTH), number("speed"), number("strength"))
          .map(String::valueOf).collect(Collectors.joining(",", symbol + ",", ""));
    }
  }

  BreachTextExport(ExportSource source, Vocabulary vocabulary) {
    this.source = source;
    this.level = source.level();
    this.vocabulary = vocabulary;
  }

  /** The file. @throws FormatException when the level holds what the format has no characters for */
  ExportedLevel write() throws FormatException {
    Bounds board = board();
    if ((long) board.width() * board.height() > Integer.MAX_VALUE / 2) {
      throw error("tooLarge", "The board is too large to be written.");
    }
    char[][] rows = new char[board.height()][board.width()];
    List<String> strangers = new ArrayList<>();
    level.forEachEntity((spec, x, y) -> add(spec, new Cell(x, y), board, rows, strangers));
    if (!strangers.isEmpty()) {
      throw error("unknownKind", strangers.getFirst());
    }
    units.sort(Comparator.comparingInt((Unit unit) -> unit.number("priority")).reversed());
    List<String> lines = new ArrayList<>();
    for (char[] row : rows) {
      lines.add(row(row, board.top() + lines.size()));
    }
    if (!units.isEmpty()) {
      lines.add("");
      units.forEach(unit -> lines.add(unit.line(board)));
    }
    Spelling spelling = Spelling.of(level.info());
    String text = String.join(spelling.lineEnd(), lines) + spelling.lineEnd().repeat(spelling.finalLineEnds());
    return new ExportedLevel(text, Optional.empty(), warnings);
  }

  /** The rectangle of all tiles and units; a board needs at least one row. */
  private Bounds board() throws FormatException {
    return level.bounds().orElseThrow(() -> error("noBoard", "The level has no map; the format needs one."));
  }

  private void add(EntitySpec spec, Cell cell, Bounds board, char[][] rows, List<String> strangers) {
    KindDefinition kind = level.kind(spec.kind());
    int y = cell.y() - board.top();
    int x = cell.x() - board.left();
    Optional<Character> tile = Symbols.tile(spec, kind);
    Optional<Character> unit = Symbols.unit(kind);
    if (tile.isPresent()) {
      // ground may lie below a mountain or a building
      rows[y][x] = rows[y][x] == NOTHING || rows[y][x] == Symbols.GROUND ? tile.get() : rows[y][x];
    } else if (unit.isPresent()) {
      units.add(new Unit(unit.get(), cell, kind.attributes().overriddenBy(spec.attributes())));
      rows[y][x] = rows[y][x] == NOTHING ? Symbols.GROUND : rows[y][x];
    } else {
      strangers.add("The format cannot write '" + kind.title() + "' at " + cell + ": it knows ground, mountains, buildings with "
          + "health 0 to 9, and the units " + Symbols.unitSymbols() + ".");
    }
    if (!vocabulary.hasKind(kind.name()) && ownKinds.add(kind.name())) {
      warnings.add(FormatProblem.warning("breach.ownKind", "The format knows no kinds of a level's own; '" + kind.name()
          + "' is written as the kind that it extends."));
    }
  }

  /** A row up to its last tile; a gap in it is written as ground. */
  private String row(char[] tiles, int y) {
    int end = tiles.length;
    while (end > 0 && tiles[end - 1] == NOTHING) {
      end--;
    }
    char[] row = Arrays.copyOf(tiles, end);
    for (int x = 0; x < end; x++) {
      if (row[x] == NOTHING) {
        warnings.add(FormatProblem.warning("breach.gap", "The cell (" + (x + level.bounds().orElseThrow().left()) + ", " + y
            + ") has no tile; it is written as ground."));
        row[x] = Symbols.GROUND;
      }
    }
    return new String(row);
  }

  private FormatException error(String code, String message) {
    return new FormatException(source.name(), FormatProblem.error("breach." + code, message, 0, 0));
  }
}
