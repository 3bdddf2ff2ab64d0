package org.tilewright.ui.play.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tilewright.engine.Event;
import org.tilewright.engine.GameState;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.session.Session;
import org.tilewright.engine.view.GameView;
import org.tilewright.render.GameScene;
import org.tilewright.render.Sprites;
import org.tilewright.ui.play.game.GameFrame.Cast;
import org.tilewright.ui.play.game.GameFrame.Moment;
import org.tilewright.ui.play.game.GameFrame.Offer;

/** Puts together what the view shows of a session. */
final class FrameMaker {

  private static final int EVENTS_SHOWN = 400;

  private final Sprites sprites;
  private final Session session;
  private final Cast cast;
  private Optional<GameScene> shown = Optional.empty();

  FrameMaker(Session session, Sprites sprites) {
    this.session = session;
    this.sprites = sprites;
    this.cast = new Cast(session.level().title(), session.seed(), sprites, new KindLooks(session.level().kinds(), sprites));
  }

  /** The present moment as {@code viewer} sees it. */
  GameFrame frame(Table table, int viewer, boolean offering, String message) {
    Ruleset ruleset = session.ruleset();
    GameState state = session.state();
    GameView view = session.view(viewer);
    GameScene scene = shown.map(before -> before.next(view))
        .orElseGet(() -> GameScene.of(view, session.level().kinds(), sprites));
    shown = Optional.of(scene);
    List<Offer> offers = !offering ? List.of() : session.legal().stream()
        .map(command -> new Offer(command.text(), ruleset.describe(state, command))).toList();
    return new GameFrame(cast, view, scene, offers, session.outcome(),
        new Moment(state, session.ply(), session.length()), table, cell -> ruleset.marks(state, viewer, cell), events(), message);
  }

  private List<String> events() {
    List<String> lines = new ArrayList<>();
    List<Session.Step> steps = session.history().subList(0, session.ply());
    for (int i = steps.size() - 1; i >= 0 && lines.size() < EVENTS_SHOWN; i--) {
      List<Event> happened = steps.get(i).turn().events();
      for (Event event : happened.reversed()) {
        lines.add("    " + event.text());
      }
      lines.add((i + 1) + ". " + steps.get(i).command().text());
    }
    return lines.reversed();
  }
}
