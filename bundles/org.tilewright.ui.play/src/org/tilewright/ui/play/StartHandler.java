package org.tilewright.ui.play;

import java.util.Optional;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;

/** Plays the level at the cursor of the active editor. */
public class StartHandler extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    IWorkbenchPage page = HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage();
    Optional<PlayTarget> target = PlayTarget.in(page.getActiveEditor());
    try {
      PlayView view = (PlayView) page.showView(PlayView.ID);
      if (target.isPresent()) {
        view.play(aim(target.get()));
      } else {
        view.explain("There is no level to play here. Open a level file and try again.");
      }
    } catch (PartInitException e) {
      throw new ExecutionException("The playtest view cannot be opened: " + e.getMessage(), e);
    }
    return null;
  }

  /** What of the level is played. */
  PlayTarget aim(PlayTarget target) {
    return target;
  }
}
