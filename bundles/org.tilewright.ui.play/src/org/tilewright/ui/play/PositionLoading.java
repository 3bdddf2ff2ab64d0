package org.tilewright.ui.play;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.ide.ResourceUtil;
import org.tilewright.workspace.LanguageServices;
import org.tilewright.workspace.operation.ImportLevelsOperation;

/**
 * Goes on with a game that was saved in a format of another program: makes a level of the file beside the level in front, as
 * the import does, and plays it.
 */
final class PositionLoading {

  private static final String REFUSED = "Cannot Load";

  private final IWorkbenchPage page;
  private final Display display;
  private final Consumer<PlayTarget> play;

  /** @param play begins a game, on the user-interface thread */
  PositionLoading(IWorkbenchPage page, Consumer<PlayTarget> play) {
    this.page = Objects.requireNonNull(page);
    this.display = page.getWorkbenchWindow().getShell().getDisplay();
    this.play = Objects.requireNonNull(play);
  }

  /** Asks for the file. */
  void start() {
    FileDialog dialog = new FileDialog(shell(), SWT.OPEN);
    dialog.setText("Play a Saved Game");
    folder().map(IContainer::getLocation).ifPresent(location -> dialog.setFilterPath(location.toOSString()));
    String chosen = dialog.open();
    if (chosen != null) {
      load(Path.of(chosen));
    }
  }

  /** Makes a level of a file and plays it; tells why when that cannot be done. */
  void load(Path file) {
    IFile[] known = ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(file.toUri());
    if (known.length > 0 && "level".equals(known[0].getFileExtension())) {
      play(known[0]);
      return;
    }
    Optional<IContainer> target = folder();
    if (target.isEmpty()) {
      refuse("There is no open project in which the level could be kept.");
      return;
    }
    Job job = Job.create("Load " + file.getFileName(), (ICoreRunnable) monitor -> {
      ImportLevelsOperation operation = new ImportLevelsOperation(List.of(file), Optional.empty(), target.get(),
          LanguageServices.find().language());
      ResourcesPlugin.getWorkspace().run(operation, operation.schedulingRule(), IWorkspace.AVOID_UPDATE, monitor);
      display.asyncExec(() -> operation.created().stream().findFirst().ifPresentOrElse(this::play,
          () -> refuse(String.join("\n", operation.refusals()))));
    });
    job.setUser(true);
    job.schedule();
  }

  private void play(IFile level) {
    try {
      PlayTarget.in(IDE.openEditor(page, level, true)).ifPresent(play);
    } catch (PartInitException e) {
      refuse("The level '" + level.getName() + "' cannot be opened: " + e.getMessage());
    }
  }

  /** Where the level in front is, else the first open project. */
  private Optional<IContainer> folder() {
    IEditorPart editor = page.getActiveEditor();
    return Optional.ofNullable(editor == null ? null : ResourceUtil.getFile(editor.getEditorInput())).map(IFile::getParent)
        .or(() -> Stream.of(ResourcesPlugin.getWorkspace().getRoot().getProjects()).filter(IProject::isOpen)
            .map(IContainer.class::cast).findFirst());
  }

  private Shell shell() {
    return page.getWorkbenchWindow().getShell();
  }

  private void refuse(String reason) {
    Refusal.show(shell(), REFUSED, reason);
  }
}
