package org.tilewright.ui.play;

import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.lang.DefinitionText;
import org.tilewright.workspace.operation.CreateLevelOperation;

/** Saves the position of a game as a level of its own, beside the level that is being played. */
final class PositionSaving {

  private static final String REFUSED = "Cannot Save!";
  private static final String EXTENSION = "level";
  private static final Pattern EXCLAMATION = Pattern.compile("([^.!?:]{1,40}!) +(\\S.*)");

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
      String text = new DefinitionText(session.language()).of(level);
      display.asyncExec(() -> new NameDialog(shell(), played, text).open());
    } catch (IllegalArgumentException e) {
      display.asyncExec(() -> refuse(e.getMessage()));
    }
  }

  private Shell shell() {
    return page.getWorkbenchWindow().getShell();
  }

  /** An exclamation with which the rules' reason begins is the title. */
  private void refuse(String reason) {
    Matcher exclamation = EXCLAMATION.matcher(reason);
    boolean titled = exclamation.matches();
    MessageDialog box = new MessageDialog(shell(), titled ? exclamation.group(1) : REFUSED, null,
        titled ? exclamation.group(2) : reason, MessageDialog.ERROR, 0, "OK");
    box.setBlockOnOpen(false);
    box.open();
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
      refuse("The level has been saved as " + file.getName() + " but cannot be opened: " + e.getMessage());
    }
  }

  /** The first name of its kind that is free. */
  private static String freeName(IFile played) {
    IContainer folder = played.getParent();
    String base = played.getFullPath().removeFileExtension().lastSegment() + "-position";
    String name = base + "." + EXTENSION;
    for (int i = 2; folder.getFile(IPath.fromPortableString(name)).exists(); i++) {
      name = base + i + "." + EXTENSION;
    }
    return name;
  }

  /** What is wrong with a name; empty for a good one. */
  private static Optional<String> objection(IContainer folder, String name) {
    IStatus valid = ResourcesPlugin.getWorkspace().validateName(name, IResource.FILE);
    if (!valid.isOK()) {
      return Optional.of(valid.getMessage());
    }
    if (!EXTENSION.equals(IPath.fromPortableString(name).getFileExtension())) {
      return Optional.of("The name of a level's file ends in ." + EXTENSION + ".");
    }
    return folder.getFile(IPath.fromPortableString(name)).exists() ? Optional.of("There is a file of this name already.")
        : Optional.empty();
  }

  /** Asks for a name without keeping the game waiting. */
  private final class NameDialog extends InputDialog {

    private final IContainer folder;
    private final String text;

    NameDialog(Shell parent, IFile played, String text) {
      super(parent, "Save Position as Level", "The level that begins as the game stands now is saved in "
          + played.getParent().getFullPath().makeRelative() + " as:", freeName(played),
          name -> objection(played.getParent(), name).orElse(null));
      this.folder = played.getParent();
      this.text = text;
      setBlockOnOpen(false);
    }

    @Override
    protected void okPressed() {
      String name = getText().getText();
      super.okPressed();
      save(folder.getFile(IPath.fromPortableString(name)), text);
    }
  }
}
