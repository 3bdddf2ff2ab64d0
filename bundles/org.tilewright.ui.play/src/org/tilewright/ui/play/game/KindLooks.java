package org.tilewright.ui.play.game;

import java.util.Map;
import org.tilewright.engine.level.Attributes;
import org.tilewright.engine.level.KindDefinition;
import org.tilewright.render.Look;
import org.tilewright.render.Sprites;

/** How the kinds of a level look where they stand alone, as in an inventory. */
public record KindLooks(Map<String, KindDefinition> kinds, Sprites sprites) {

  /** The look of a kind; one that the level does not know gets a stand-in. */
  public Look of(String kind) {
    KindDefinition definition = kinds.getOrDefault(kind, KindDefinition.plain(kind));
    return sprites.look(definition, Attributes.NONE);
  }
}
