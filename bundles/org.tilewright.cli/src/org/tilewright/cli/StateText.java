package org.tilewright.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.tilewright.engine.grid.Bounds;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.engine.session.Session;
import org.tilewright.engine.view.GameView;
import org.tilewright.engine.view.GoalView;
import org.tilewright.engine.view.Panel;
import org.tilewright.engine.view.PieceView;
import org.tilewright.lang.print.DefaultSymbols;

/** A state of a game as text: a picture in the symbols of the game's library, then what stands beside the board. */
final class StateText {

  /** Larger boards are not drawn. */
  private static final int WIDEST = 400;
  private static final int HIGHEST = 400;
  private static final int LONGEST_LEGEND = 100;

  private final LevelDefinition level;
  private final DefaultSymbols symbols;

  StateText(LevelDefinition level, DefaultSymbols symbols) {
    this.level = level;
    this.symbols = symbols;
  }

  /** The present state of the session; ends with a line end. */
  String of(Session session) {
    GameView view = session.view();
    StringBuilder out = new StringBuilder();
    out.append(moment(session)).append(" · ").append(session.outcome().text()).append('\n');
    if (!view.status().isBlank()) {
      out.append(view.status()).append('\n');
    }
    appendBoard(out, view);
    view.panels().forEach(panel -> appendPanel(out, panel));
    view.goal().ifPresent(goal -> {
      out.append("Goal\n");
      appendGoal(out, goal, "  ");
    });
    return out.toString();
  }

  /** Games in which a turn takes several commands tell both numbers. */
  private static String moment(Session session) {
    int turn = session.state().turn();
    return "turn " + turn + (turn == session.ply() ? "" : ", command " + session.ply());
  }

  private void appendBoard(StringBuilder out, GameView view) {
    Bounds bounds = view.bounds();
    if (bounds.width() > WIDEST || bounds.height() > HIGHEST) {
      out.append("board of ").append(bounds.width()).append(" × ").append(bounds.height()).append(" cells\n");
      return;
    }
    int[][] rows = new int[bounds.height()][bounds.width()];
    int empty = symbols.empty().orElse(".").codePointAt(0);
    Arrays.stream(rows).forEach(row -> Arrays.fill(row, empty));
    List<PieceView> pieces = view.pieces().stream().filter(piece -> bounds.contains(piece.cell())).toList();
    for (PieceView piece : pieces) {
      rows[piece.cell().y() - bounds.top()][piece.cell().x() - bounds.left()] = symbol(piece.kind());
    }
    for (int[] row : rows) {
      Arrays.stream(row).forEach(out::appendCodePoint);
      out.append('\n');
    }
    appendLegend(out, pieces.stream().filter(this::saysMore).toList());
  }

  /** What a character cannot show: a health, the number of a key, that a door is open. */
  private boolean saysMore(PieceView piece) {
    String title = Optional.ofNullable(level.kinds().get(piece.kind())).map(KindDefinition::title).orElse(piece.kind());
    return !piece.badge().isEmpty() || !piece.label().equals(title);
  }

  private static void appendLegend(StringBuilder out, List<PieceView> pieces) {
    if (pieces.isEmpty()) {
      return;
    }
    out.append("Pieces\n");
    pieces.stream().limit(LONGEST_LEGEND).forEach(piece -> out.append("  ").append(piece.cell()).append(' ').append(piece.label())
        .append(piece.badge().isEmpty() || piece.label().contains(piece.badge()) ? "" : " [" + piece.badge() + "]").append('\n'));
    if (pieces.size() > LONGEST_LEGEND) {
      out.append("  and ").append(pieces.size() - LONGEST_LEGEND).append(" more; --json has them all\n");
    }
  }

  private int symbol(String kind) {
    List<String> lineage = Optional.ofNullable(level.kinds().get(kind)).map(KindDefinition::lineage).orElse(List.of(kind));
    return lineage.stream().flatMap(name -> symbols.symbolOf(name).stream()).findFirst()
        .map(symbol -> symbol.codePointAt(0)).orElseGet(() -> kind.codePointAt(0));
  }

  private static void appendPanel(StringBuilder out, Panel panel) {
    List<String> lines = switch (panel) {
      case Panel.Counters counters -> counters.counters().stream().map(c -> c.name() + ": " + c.value()).toList();
      case Panel.Items items -> items.items().stream().map(StateText::item).toList();
      case Panel.Table table -> java.util.stream.Stream.concat(java.util.stream.Stream.of(table.columns()), table.rows().stream().map(Panel.Row::values))
          .map(row -> String.join(" | ", row)).toList();
      case Panel.Log log -> log.lines();
    };
    if (!lines.isEmpty()) {
      out.append(panel.title()).append('\n').append(lines.stream().map(line -> "  " + line + "\n").collect(Collectors.joining()));
    }
  }

  private static String item(Panel.Item item) {
    return item.label() + (item.command().isEmpty() ? "" : " (" + item.command() + ")");
  }

  private static void appendGoal(StringBuilder out, GoalView goal, String indent) {
    out.append(indent).append(goal.met() ? "[x] " : "[ ] ").append(goal.text()).append('\n');
    goal.children().forEach(child -> appendGoal(out, child, indent + "  "));
  }
}
