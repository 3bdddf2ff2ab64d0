package org.tilewright.ui.wizards.imports;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.window.Window;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.dialogs.ContainerSelectionDialog;
import org.tilewright.formats.builtin.BuiltInFormats;

/** Asks for the files to import, a configuration that goes with them, and the folder to write to. */
final class ImportPage extends WizardPage {

  private final Optional<IContainer> proposal;
  private final List<Path> sources = new ArrayList<>();
  private Text files;
  private Text config;
  private Text folder;

  ImportPage(IStructuredSelection selection) {
    super("import");
    setTitle("Levels");
    setDescription("Make levels of the files of other programs. The format is found by content; what is not understood is kept.");
    proposal = proposal(selection);
  }

  private static Optional<IContainer> proposal(IStructuredSelection selection) {
    IResource selected = Adapters.adapt(selection.getFirstElement(), IResource.class);
    if (selected != null) {
      return Optional.of(selected instanceof IContainer container ? container : selected.getParent());
    }
    List<IProject> open =
        Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects()).filter(IProject::isOpen).toList();
    return open.size() == 1 ? Optional.of(open.getFirst()) : Optional.empty();
  }

  @Override
  public void createControl(Composite parent) {
    Composite area = new Composite(parent, SWT.NONE);
    GridLayoutFactory.swtDefaults().numColumns(3).applyTo(area);
    files = row(area, "&Files:", this::chooseFiles);
    files.setEditable(false);
    config = row(area, "&Configuration (optional):", this::chooseConfig);
    folder = row(area, "&Into folder:", this::chooseFolder);
    proposal.ifPresent(container -> folder.setText(container.getFullPath().makeRelative().toString()));
    config.addModifyListener(e -> validate());
    folder.addModifyListener(e -> validate());
    setControl(area);
    setPageComplete(false);
  }

  private static Text row(Composite parent, String label, Runnable browse) {
    new Label(parent, SWT.NONE).setText(label);
    Text text = new Text(parent, SWT.BORDER);
    GridDataFactory.fillDefaults().grab(true, false).hint(320, SWT.DEFAULT).applyTo(text);
    Button button = new Button(parent, SWT.PUSH);
    button.setText("Browse...");
    button.addListener(SWT.Selection, e -> browse.run());
    return text;
  }

  private void chooseFiles() {
    FileDialog dialog = dialog(SWT.OPEN | SWT.MULTI);
    if (dialog.open() != null) {
      useFiles(Arrays.stream(dialog.getFileNames()).map(name -> Path.of(dialog.getFilterPath(), name)).toList());
    }
  }

  /** Takes these files as the ones to import. */
  void useFiles(List<Path> chosen) {
    sources.clear();
    sources.addAll(chosen);
    files.setText(String.join(", ", sources.stream().map(path -> path.getFileName().toString()).toList()));
    validate();
  }

  private void chooseConfig() {
    String chosen = dialog(SWT.OPEN).open();
    if (chosen != null) {
      config.setText(chosen);
    }
  }

  private FileDialog dialog(int style) {
    FileDialog dialog = new FileDialog(getShell(), style);
    String patterns = BuiltInFormats.all().exporters().stream().map(format -> "*." + format.extension()).distinct()
        .collect(Collectors.joining(";"));
    dialog.setFilterExtensions(new String[] {patterns, "*"});
    dialog.setFilterNames(new String[] {"Known formats (" + patterns + ")", "All files"});
    return dialog;
  }

  private void chooseFolder() {
    ContainerSelectionDialog dialog = new ContainerSelectionDialog(getShell(),
        proposal.orElse(ResourcesPlugin.getWorkspace().getRoot()), true, "Choose the folder for the levels.");
    if (dialog.open() == Window.OK && dialog.getResult().length > 0 && dialog.getResult()[0] instanceof IPath path) {
      folder.setText(path.makeRelative().toString());
    }
  }

  private void validate() {
    String problem = sources.isEmpty() ? "Choose the files to import."
        : config().filter(path -> !Files.isReadable(path)).isPresent() ? "The configuration file cannot be read."
        : folder().isEmpty() ? "Choose an existing folder of an open project." : null;
    setErrorMessage(problem);
    setPageComplete(problem == null);
  }

  private Optional<IContainer> folder() {
    IResource found = folder.getText().isBlank() ? null
        : ResourcesPlugin.getWorkspace().getRoot().findMember(IPath.fromPortableString(folder.getText().strip()));
    return found instanceof IContainer container && container.getProject() != null && container.isAccessible()
        ? Optional.of(container) : Optional.empty();
  }

  List<Path> sources() {
    return List.copyOf(sources);
  }

  Optional<Path> config() {
    return config.getText().isBlank() ? Optional.empty() : Optional.of(Path.of(config.getText().strip()));
  }

  /** Where to write to; only while the page is complete. */
  IContainer target() {
    return folder().orElseThrow();
  }
}
