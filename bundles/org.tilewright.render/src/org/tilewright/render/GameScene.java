package org.tilewright.render;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.view.GameView;
import org.tilewright.engine.view.PieceView;

/** A game as one player sees it. */
public final class GameScene extends JoinedScene {

  private final Bounds bounds;
  private final Map<Long, CellLook> cells;

  private GameScene(Bounds bounds, Map<Long, CellLook> cells, Sprites sprites) {
    super(sprites);
    this.bounds = bounds;
    this.cells = cells;
  }

  /**
   * The scene of a game.
   *
   * @param kinds the kinds of the level that is played, by name
   */
  public static GameScene of(GameView view, Map<String, KindDefinition> kinds, Sprites sprites) {
    Map<Long, List<PieceView>> stacks = new HashMap<>();
    Map<Long, PieceView> bottom = new HashMap<>(view.pieces().size() * 2);
    for (PieceView piece : view.pieces()) {
      long key = piece.cell().packed();
      PieceView below = bottom.putIfAbsent(key, piece);
      if (below != null) {
        stacks.computeIfAbsent(key, k -> new ArrayList<>(List.of(below))).add(piece);
      }
    }
    Map<Long, CellLook> cells = new HashMap<>(bottom.size() * 2);
    bottom.forEach((key, piece) -> cells.put(key, sprites.cell(List.of(picture(piece, kinds, sprites)))));
    stacks.forEach((key, pieces) -> {
      pieces.sort(Comparator.comparingInt(PieceView::layer));
      cells.put(key, sprites.cell(pieces.stream().map(p -> picture(p, kinds, sprites)).toList()));
    });
    return new GameScene(view.bounds(), cells, sprites);
  }

  private static Picture picture(PieceView piece, Map<String, KindDefinition> kinds, Sprites sprites) {
    KindDefinition kind = kinds.get(piece.kind());
    return new Picture(
        sprites.look(kind == null ? KindDefinition.plain(piece.kind()) : kind, piece.variant(), piece.badge()), 0);
  }

  @Override
  public Optional<Bounds> bounds() {
    return Optional.of(bounds);
  }

  @Override
  public CellLook alone(int x, int y) {
    CellLook found = cells.get((long) x << 32 ^ y & 0xffff_ffffL);
    return found != null ? found : bounds.contains(x, y) ? sprites().emptyCell() : sprites().background();
  }
}
