package org.tilewright.ui.play;

/** Plays the level at the cursor of the active editor from the cell at the cursor, of the text or of the map. */
public final class StartHereHandler extends StartHandler {

  @Override
  PlayTarget aim(PlayTarget target) {
    return target.fromHere();
  }
}
