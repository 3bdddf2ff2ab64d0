package org.tilewright.render;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.view.GameView;
import org.tilewright.engine.view.PieceView;
import org.tilewright.engine.view.PieceViews;

/** A game as one player sees it. Cells are looked at when they are drawn, and kept from move to move unless they change. */
public final class GameScene extends JoinedScene {

  private final Bounds bounds;
  private final PieceViews pieces;
  private final Map<String, KindDefinition> kinds;
  private final CellPages cells;
  /** How a piece looks that is alone on its cell, as most are: of a million walls there is one picture. */
  private final Map<Single, CellLook> singles;

  /** What decides how a piece looks. */
  private record Single(String kind, String variant, String badge) {
  }

  private GameScene(GameView view, Map<String, KindDefinition> kinds, Sprites sprites, CellPages cells,
      Map<Single, CellLook> singles) {
    super(sprites);
    this.bounds = view.bounds();
    this.pieces = view.pieces();
    this.kinds = kinds;
    this.cells = cells;
    this.singles = singles;
  }

  /**
   * The scene of a game.
   *
   * @param kinds the kinds of the level that is played, by name
   */
  public static GameScene of(GameView view, Map<String, KindDefinition> kinds, Sprites sprites) {
    return new GameScene(view, kinds, sprites, new CellPages(), new ConcurrentHashMap<>());
  }

  /** The scene of another moment of the same game; what has not changed is not looked at again. */
  public GameScene next(GameView view) {
    CellPages kept = view.pieces().changedSince(pieces).map(cells::without).orElseGet(CellPages::new);
    return new GameScene(view, kinds, sprites(), kept, singles);
  }

  private CellLook look(int x, int y) {
    List<PieceView> stack = pieces.at(new Cell(x, y));
    if (stack.isEmpty()) {
      return sprites().emptyCell();
    }
    if (stack.size() > 1) {
      return sprites().cell(stack.stream().map(this::picture).toList());
    }
    PieceView piece = stack.getFirst();
    Single key = new Single(piece.kind(), piece.variant(), piece.badge());
    CellLook known = singles.get(key);
    return known != null ? known : singles.computeIfAbsent(key, k -> sprites().cell(List.of(picture(piece))));
  }

  private Picture picture(PieceView piece) {
    KindDefinition kind = kinds.get(piece.kind());
    return new Picture(
        sprites().look(kind == null ? KindDefinition.plain(piece.kind()) : kind, piece.variant(), piece.badge()), 0);
  }

  @Override
  public Optional<Bounds> bounds() {
    return Optional.of(bounds);
  }

  @Override
  public CellLook alone(int x, int y) {
    CellLook found = cells.get(x, y, () -> look(x, y));
    return found.isEmpty() && !bounds.contains(x, y) ? sprites().background() : found;
  }

  private static Bounds common(Bounds a, Bounds b) {
    return new Bounds(Math.max(a.left(), b.left()), Math.max(a.top(), b.top()), Math.min(a.right(), b.right()),
        Math.min(a.bottom(), b.bottom()));
  }

  @Override
  public boolean looksAs(Scene other, Bounds region, boolean joined) {
    // an empty cell looks different when the board has come to end before it
    if (!(other instanceof GameScene game) || !bounds.equals(game.bounds)) {
      return super.looksAs(other, region, joined);
    }
    // a piece joins those on the cells around it, which may lie on another page
    int reach = joined ? 1 : 0;
    return cells.unshared(game.cells, region.grown(reach),
        part -> super.looksAs(other, common(part.grown(reach), region), joined));
  }
}
