package org.tilewright.ui.wizards.maze;

import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.tilewright.maze.Maze;
import org.tilewright.maze.MazeRequest;
import org.tilewright.maze.PrimMaze;
import org.tilewright.ui.wizards.LevelCreation;
import org.tilewright.ui.wizards.LevelFilePage;
import org.tilewright.workspace.LanguageServices;

/** File &gt; New &gt; Maze: generates a maze and writes it as a playable level. */
public final class NewMazeWizard extends Wizard implements INewWizard {

  private final MazePage mazePage = new MazePage();
  private IWorkbench workbench;
  private LevelFilePage filePage;

  /** Called by the workbench. */
  public NewMazeWizard() {
    setWindowTitle("New Maze");
    setNeedsProgressMonitor(true);
  }

  @Override
  public void init(IWorkbench bench, IStructuredSelection selection) {
    workbench = bench;
    filePage = new LevelFilePage("Maze", "Choose where to save the maze.", "maze.level", selection);
  }

  @Override
  public void addPages() {
    addPage(mazePage);
    addPage(filePage);
  }

  @Override
  public boolean performFinish() {
    MazeRequest request = mazePage.request();
    String fileName = filePage.baseName();
    return new LevelCreation(workbench, getContainer()).createAndOpen(filePage.file(), monitor -> {
      Maze maze = PrimMaze.generate(request, monitor::isCanceled);
      return new MazeLevel(LanguageServices.find().language()).text(maze, request.seed(), fileName);
    });
  }
}
