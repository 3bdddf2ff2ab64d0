package org.tilewright.ui.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.view.CommandView.Role;
import org.tilewright.engine.view.Mark;
import org.tilewright.engine.view.PieceView;
import org.tilewright.ui.play.game.GameFrame;
import org.tilewright.ui.play.game.GameFrame.Offer;

/**
 * What is marked on the board: the targets of the piece that a person has chosen, or what the rules tell about another cell that
 * he pointed out. Pointing out something else clears what was marked before. No widgets.
 */
final class Highlights {

  private static final List<Role> BY_STRENGTH = List.of(Role.OTHER, Role.INTERACT, Role.MOVE, Role.ATTACK);

  private Optional<GameFrame> frame = Optional.empty();
  private Set<Cell> sources = Set.of();
  /** Numbers of the pieces that have had commands in this game. */
  private final Set<Integer> known = new HashSet<>();
  private Optional<Cell> source = Optional.empty();
  private List<Mark> marks = List.of();

  /**
   * Takes over another moment of the game. A piece that still has commands stays chosen, also where it has moved to. One that
   * is alone is chosen where there never was another: the last of several, whose turn is still to come, is left to the player.
   */
  void show(GameFrame next) {
    boolean moved = frame.filter(f -> f.moment().state() == next.moment().state() && f.offers().equals(next.offers())).isEmpty();
    if (moved) {
      Optional<Cell> chosen = source.map(cell -> afterMove(cell, next));
      sources = next.offers().stream().flatMap(offer -> offer.view().source().stream())
          .collect(Collectors.toCollection(LinkedHashSet::new));
      sources.forEach(cell -> inFront(next, cell).ifPresent(piece -> known.add(piece.id())));
      marks = List.of();
      source = chosen.filter(sources::contains)
          .or(() -> sources.size() == 1 && known.size() <= 1 ? sources.stream().findFirst() : Optional.empty());
    }
    frame = Optional.of(next);
  }

  /** Where the piece has gone that was in front on a cell. */
  private Cell afterMove(Cell cell, GameFrame next) {
    return frame.flatMap(f -> inFront(f, cell))
        .flatMap(piece -> next.view().pieces().find(piece.id()))
        .map(PieceView::cell).orElse(cell);
  }

  private static Optional<PieceView> inFront(GameFrame frame, Cell cell) {
    return frame.view().pieces().at(cell).stream().max(Comparator.comparingInt(PieceView::layer));
  }

  void clear() {
    source = Optional.empty();
    marks = List.of();
  }

  /** Forgets the game. */
  void reset() {
    frame = Optional.empty();
    sources = Set.of();
    known.clear();
    clear();
  }

  /** Chooses the piece on a cell if it has commands, and asks the rules about the cell otherwise. */
  void pointOut(Cell cell) {
    clear();
    if (sources.contains(cell)) {
      source = Optional.of(cell);
    } else {
      marks = frame.map(f -> f.marks().apply(cell)).orElse(List.of());
    }
  }

  /** The piece that has been chosen. */
  Optional<Cell> source() {
    return source;
  }

  /** The pieces that have commands, in the order of these. */
  List<Cell> sources() {
    return List.copyOf(sources);
  }

  /** The piece with commands that comes before or after a cell; empty behind the last one. */
  Optional<Cell> next(Cell cell, boolean forward) {
    List<Cell> order = sources();
    int at = order.indexOf(cell);
    int next = at < 0 ? forward ? 0 : order.size() - 1 : forward ? at + 1 : at - 1;
    return next >= 0 && next < order.size() ? Optional.of(order.get(next)) : Optional.empty();
  }

  /** The commands that aim at a cell and are on offer as things are marked. */
  List<Offer> at(Cell cell) {
    return frame.stream().flatMap(f -> f.offers().stream())
        .filter(offer -> offer.view().target().filter(cell::equals).isPresent() && isAimed(offer)).toList();
  }

  /** What is marked; of several meanings on a cell, the strongest. */
  Map<Cell, Role> roles() {
    List<Mark> all = new ArrayList<>(marks);
    frame.stream().flatMap(f -> f.offers().stream()).filter(this::isAimed)
        .forEach(offer -> offer.view().target().ifPresent(cell -> all.add(new Mark(cell, offer.view().role()))));
    Map<Cell, Role> roles = new HashMap<>();
    all.forEach(mark -> roles.merge(mark.cell(), mark.role(), Highlights::stronger));
    return roles;
  }

  /** Whether the piece that would act has been chosen, or need not be because arrow keys steer it. */
  private boolean isAimed(Offer offer) {
    return offer.view().source().isEmpty() || offer.view().source().equals(source)
        || frame.filter(GameFrame::isSteered).isPresent();
  }

  private static Role stronger(Role a, Role b) {
    return BY_STRENGTH.indexOf(a) >= BY_STRENGTH.indexOf(b) ? a : b;
  }
}
