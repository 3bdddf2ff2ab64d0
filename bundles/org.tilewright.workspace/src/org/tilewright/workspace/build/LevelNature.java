package org.tilewright.workspace.build;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.ICommand;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IProjectDescription;
import org.eclipse.core.resources.IProjectNature;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;

/** Makes a project one whose levels are checked: its configuration has the {@link LevelBuilder}. */
public final class LevelNature implements IProjectNature {

  /** Id of the nature. */
  public static final String ID = "org.tilewright.workspace.nature";

  private IProject project;

  /**
   * Gives an open project the nature. A nature that is named when a project is created does not configure it, so wizards call
   * this after creation.
   */
  public static void addTo(IProject project, IProgressMonitor monitor) throws CoreException {
    if (!project.hasNature(ID)) {
      IProjectDescription description = project.getDescription();
      List<String> natures = new ArrayList<>(List.of(description.getNatureIds()));
      natures.add(ID);
      description.setNatureIds(natures.toArray(String[]::new));
      project.setDescription(description, monitor);
    }
  }

  @Override
  public void configure() throws CoreException {
    IProjectDescription description = project.getDescription();
    List<ICommand> commands = new ArrayList<>(List.of(description.getBuildSpec()));
    if (commands.stream().noneMatch(c -> c.getBuilderName().equals(LevelBuilder.ID))) {
      ICommand command = description.newCommand();
      command.setBuilderName(LevelBuilder.ID);
      commands.add(command);
      description.setBuildSpec(commands.toArray(ICommand[]::new));
      project.setDescription(description, new NullProgressMonitor());
    }
  }

  @Override
  public void deconfigure() throws CoreException {
    IProjectDescription description = project.getDescription();
    description.setBuildSpec(List.of(description.getBuildSpec()).stream()
        .filter(c -> !c.getBuilderName().equals(LevelBuilder.ID))
        .toArray(ICommand[]::new));
    project.setDescription(description, new NullProgressMonitor());
    project.deleteMarkers(LevelMarkers.TYPE, true, IResource.DEPTH_INFINITE);
  }

  @Override
  public IProject getProject() {
    return project;
  }

  @Override
  public void setProject(IProject project) {
    this.project = project;
  }
}
