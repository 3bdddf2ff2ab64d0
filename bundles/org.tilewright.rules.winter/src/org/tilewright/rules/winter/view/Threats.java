package org.tilewright.rules.winter.view;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.tilewright.engine.grid.Cell;
import org.tilewright.engine.grid.Direction;
import org.tilewright.engine.view.CommandView;
import org.tilewright.engine.view.Mark;
import org.tilewright.rules.winter.core.Player;
import org.tilewright.rules.winter.core.WinterState;
import org.tilewright.rules.winter.turn.Snowball;

/** What a player can hit from where he stands. */
public final class Threats {

  private Threats() {
  }

  /** The tiles that the player on a cell can throw at; none where nobody with a snowball stands. */
  public static List<Mark> of(WinterState state, Cell cell) {
    List<Mark> marks = new ArrayList<>();
    OptionalInt tile = state.paths().tile(cell);
    OptionalInt index = tile.isPresent() ? state.playerOn(tile.getAsInt()) : OptionalInt.empty();
    if (index.isPresent()) {
      Player thrower = state.players().get(index.getAsInt());
      for (Direction direction : Direction.ALL) {
        int[] line = state.paths().line(thrower.tile(), direction);
        int reach = thrower.snowballs() > 0 ? Snowball.reach(line) : 0;
        for (int i = 0; i < reach; i++) {
          marks.add(new Mark(state.paths().cell(line[i]), CommandView.Role.ATTACK));
        }
      }
    }
    return marks;
  }
}
