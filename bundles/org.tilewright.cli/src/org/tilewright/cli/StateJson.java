package org.tilewright.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import org.tilewright.engine.session.Session;
import org.tilewright.engine.view.GameView;
import org.tilewright.engine.view.GoalView;
import org.tilewright.engine.view.Panel;
import org.tilewright.engine.view.PieceView;
import org.tilewright.formats.json.JsonValue;
import org.tilewright.formats.json.JsonValue.JsonObject;

/** A state of a game as JSON. */
final class StateJson {

  private StateJson() {
  }

  /** The present state of the session. */
  static JsonObject of(Session session) {
    GameView view = session.view();
    Map<String, JsonValue> state = new LinkedHashMap<>(Json.object("ply", session.ply(), "turn", session.state().turn(),
        "outcome", session.outcome().text(), "hash", String.format("%016x", session.state().hash()), "activePlayer",
        session.state().activePlayer(), "status", view.status()).fields());
    view.goal().ifPresent(goal -> state.put("goal", goal(goal)));
    state.putAll(Json.object("pieces", view.pieces().stream().map(StateJson::piece).toList(), "panels",
        view.panels().stream().map(StateJson::panel).toList()).fields());
    return new JsonObject(state);
  }

  private static JsonObject goal(GoalView goal) {
    return Json.object("text", goal.text(), "met", goal.met(), "parts", goal.children().stream().map(StateJson::goal).toList());
  }

  private static JsonObject piece(PieceView piece) {
    return Json.object("id", piece.id(), "kind", piece.kind(), "variant", piece.variant(), "x", piece.cell().x(), "y",
        piece.cell().y(), "layer", piece.layer(), "badge", piece.badge(), "label", piece.label());
  }

  private static JsonObject panel(Panel panel) {
    return switch (panel) {
      case Panel.Counters c -> Json.object("title", c.title(), "counters",
          c.counters().stream().map(one -> Json.object("name", one.name(), "value", one.value())).toList());
      case Panel.Items i -> Json.object("title", i.title(), "items",
          i.items().stream().map(one -> Json.object("id", one.id(), "kind", one.kind(), "label", one.label())).toList());
      case Panel.Table t -> Json.object("title", t.title(), "columns", t.columns(), "rows",
          t.rows().stream().map(Panel.Row::values).toList());
      case Panel.Log l -> Json.object("title", l.title(), "lines", l.lines());
    };
  }
}
