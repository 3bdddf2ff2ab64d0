package org.tilewright.ui.common.render;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.runtime.ILog;
import org.eclipse.swt.widgets.Display;
import org.tilewright.engine.Ruleset;
import org.tilewright.render.SpriteFiles;
import org.tilewright.render.SpriteWorkshop;
import org.tilewright.render.Sprites;

/**
 * Makes the sprites of levels for the workbench: those of a level's own folder are drawn in the background, in one workshop for
 * everything of a display, and the log says once why one is not drawn. All but {@link #of} may be called from any thread.
 */
public final class LevelSprites {

  private static final String WORKSHOP = SpriteWorkshop.class.getName();

  private final SpriteWorkshop workshop;
  private final SpriteFiles levelFiles;
  private final Set<String> reported = ConcurrentHashMap.newKeySet();

  private LevelSprites(SpriteWorkshop workshop, SpriteFiles levelFiles) {
    this.workshop = workshop;
    this.levelFiles = levelFiles;
  }

  /** The sprites of levels beside which {@code levelFiles} are. To be called on the user-interface thread of the display. */
  public static LevelSprites of(Display display, SpriteFiles levelFiles) {
    if (!(display.getData(WORKSHOP) instanceof SpriteWorkshop)) {
      use(display, SpriteWorkshop.inBackground());
    }
    return new LevelSprites((SpriteWorkshop) display.getData(WORKSHOP), levelFiles);
  }

  /** Has sprites drawn in another workshop from now on. To be called on the user-interface thread of the display. */
  public static void use(Display display, SpriteWorkshop workshop) {
    display.setData(WORKSHOP, workshop);
  }

  /** The sprites of the level's own kinds and those of a ruleset, if there is one. */
  public Sprites sprites(Optional<Ruleset> ruleset) {
    Sprites sprites = Sprites.drawnIn(workshop, levelFiles, ruleset.map(SpriteFiles::of).orElse(SpriteFiles.NONE));
    sprites.listen(() -> report(sprites));
    return sprites;
  }

  /** Says for each file that is not drawn why it is not, unless that has been said. */
  public void report(Sprites sprites) {
    for (String refused : sprites.refused()) {
      if (reported.add(refused)) {
        ILog.of(LevelSprites.class).warn(refused + "; its kind is drawn with its letters [render.sprite]");
      }
    }
  }
}
