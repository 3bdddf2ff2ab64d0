package org.tilewright.rules.winter.generate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.tilewright.engine.generate.GeneratedLevel;
import org.tilewright.engine.generate.GeneratorChoices;
import org.tilewright.engine.generate.GeneratorOption;
import org.tilewright.engine.generate.LevelGenerator;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.EntitySource;
import org.tilewright.engine.level.EntitySpec;
import org.tilewright.engine.level.MapBlock;
import org.tilewright.engine.level.Placement;
import org.tilewright.engine.level.Value;
import org.tilewright.engine.random.RandomSource;
import org.tilewright.rules.winter.board.Paths;
import org.tilewright.rules.winter.core.Match;
import org.tilewright.rules.winter.turn.Forts;

/**
 * Makes random boards as the original does (rules/winter.md section 2), and on request connects what it leaves
 * unconnected: the original may put players into areas of their own (seed, disclaimer).
 */
public final class BoardGenerator implements LevelGenerator {

  /** Number of players. */
  public static final GeneratorOption.Number PLAYERS = new GeneratorOption.Number("players", "Players",
      "The board has as many tiles a side and 4 more.", Match.FEWEST_PLAYERS, Match.MOST_PLAYERS, Match.FEWEST_PLAYERS);

  /** Whether every tile shall have a way to every other. */
  public static final GeneratorOption.Flag CONNECTED = new GeneratorOption.Flag("connected", "Connect all tiles",
      "Opens walls until every tile can be reached; the original leaves areas that cannot.", true);

  @Override
  public String title() {
    return "Random winter board";
  }

  @Override
  public List<GeneratorOption> options() {
    return List.of(PLAYERS, CONNECTED);
  }

  @Override
  public GeneratedLevel generate(GeneratorChoices choices, long seed) {
    choices.require(options());
    int players = choices.of(PLAYERS);
    boolean connected = choices.of(CONNECTED);
    RandomSource random = new RandomSource(seed);
    PathDraft draft = new PathDraft(Match.boardSize(players));
    draft.closeAtRandom(random);
    // The forts before the repair: with and without it they are the same.
    long forts = Forts.anywhere(draft.count(), Match.forts(players), random);
    if (connected) {
      draft.connect(random);
    }
    Paths paths = draft.paths();
    Map<String, Value> info = new LinkedHashMap<>();
    info.put("players", Value.of(players));
    info.put("seed", Value.of(seed));
    info.put("connected", Value.of(connected));
    return new GeneratedLevel("A random board for " + players
        + " players; each chooses strength and speed at the start.",
        new Attributes(info), sources(paths, forts, players));
  }

  private static List<EntitySource> sources(Paths paths, long forts, int players) {
    List<EntitySource> sources = new ArrayList<>();
    sources.add(map(paths));
    Paths.tiles(forts).forEach(tile -> sources.add(new Placement(EntitySpec.of("fort"), paths.cell(tile))));
    for (int seat = 1; seat <= players; seat++) {
      sources.add(new Placement(EntitySpec.of("player_" + seat), start(seat, paths.width())));
    }
    return sources;
  }

  /** The start of a seat: top left, top right, bottom left, bottom right (rules/winter.md section 1). */
  private static Cell start(int seat, int size) {
    int far = size - 1;
    return new Cell(seat % 2 == 0 ? far : 0, seat > 2 ? far : 0);
  }

  private static MapBlock map(Paths paths) {
    List<List<EntitySpec>> palette = new ArrayList<>(List.of(List.of()));
    List<String> kinds = new ArrayList<>(List.of(""));
    char[] indices = new char[paths.count()];
    for (int tile = 0; tile < indices.length; tile++) {
      String kind = paths.openings(tile).kind();
      if (!kinds.contains(kind)) {
        kinds.add(kind);
        palette.add(List.of(EntitySpec.of(kind)));
      }
      indices[tile] = (char) kinds.indexOf(kind);
    }
    return new MapBlock(0, 0, paths.width(), paths.width(), indices, palette);
  }
}
