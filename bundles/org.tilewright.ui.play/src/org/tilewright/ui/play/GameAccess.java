package org.tilewright.ui.play;

import java.util.function.Consumer;
import org.tilewright.ui.play.game.Game;

/** The way from widgets to the game that is being played. */
@FunctionalInterface
interface GameAccess {

  /** Does something with the game, if one is being played, and gives the board the keyboard focus back. */
  void withGame(Consumer<Game> action);
}
