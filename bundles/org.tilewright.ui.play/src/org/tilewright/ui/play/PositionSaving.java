package org.tilewright.ui.play;

import java.util.List;
import java.util.Objects;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.workspace.operation.CreateLevelOperation;
import org.tilewright.workspace.operation.PositionForm;

/**
 * Saves the position of a game beside the level that is being played: as a level of its own, or in a format of another program
 * that the game's levels can be written in.
 */
final class PositionSaving {

  private static final String REFUSED = "Cannot Save!";

  private final IWorkbenchPage page;
  private final Display display;

  PositionSaving(IWorkbenchPage page) {
    this.page = Objects.requireNonNull(page);
    this.display = page.getWorkbenchWindow().getShell().getDisplay();
  }

  /** Asks the rules for the level, then the user for its name. Tells why when there is no such level. */
  void start(PlaySession session) {
    IFile played = session.target().editor().getEditorInput().getAdapter(IFile.class);
    if (played == null) {
      refuse("The level is not in a project of the workspace, so there is no folder for positions of it.");
      return;
    }
    session.withGame(game -> game.snapshot(level -> offer(session, level, played),
        reason -> display.asyncExec(() -> refuse(reason))));
  }

  /** On the game's thread: writing the text takes longer than a user interface may stand still. */
  private void offer(PlaySession session, LevelDefinition level, IFile played) {
    try {
      List<PositionForm> forms = PositionForm.of(level, session.language());
      display.asyncExec(() -> new PositionDialog(page.getWorkbenchWindow().getShell(), played, forms, this::save).open());
    } catch (IllegalArgumentException e) {
      display.asyncExec(() -> refuse(e.getMessage()));
    }
  }

  private void refuse(String reason) {
    Refusal.show(page.getWorkbenchWindow().getShell(), REFUSED, reason);
  }

  private void save(IFile file, String text) {
    CreateLevelOperation operation = new CreateLevelOperation(file, text);
    Job job = Job.create("Save position as " + file.getName(), (ICoreRunnable) monitor -> {
      ResourcesPlugin.getWorkspace().run(operation, operation.schedulingRule(), IWorkspace.AVOID_UPDATE, monitor);
      display.asyncExec(() -> open(file));
    });
    job.setUser(true);
    job.schedule();
  }

  private void open(IFile file) {
    try {
      IDE.openEditor(page, file, true);
    } catch (PartInitException e) {
      refuse("The position has been saved as " + file.getName() + " but cannot be opened: " + e.getMessage());
    }
  }
}
