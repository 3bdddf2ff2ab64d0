package org.tilewright.ui.common.render;

import java.net.URI;
import java.nio.file.Path;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IURIEditorInput;
import org.tilewright.render.SpriteFiles;

/** The folder of an edited level, where the pictures of the level's own kinds are. */
public final class LevelFolder {

  private LevelFolder() {
  }

  /** The files beside the one that is edited, in the workspace or not; none for an input that is no file. */
  public static SpriteFiles of(IEditorInput input) {
    URI uri = input instanceof IURIEditorInput located ? located.getURI() : null;
    if (uri == null || !"file".equals(uri.getScheme())) {
      return SpriteFiles.NONE;
    }
    Path folder = Path.of(uri).getParent();
    return folder == null ? SpriteFiles.NONE : SpriteFiles.in(folder);
  }
}
