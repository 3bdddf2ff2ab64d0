package org.tilewright.ui.wizards.exports;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.window.Window;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.dialogs.ResourceListSelectionDialog;
import org.eclipse.ui.ide.ResourceUtil;
import org.tilewright.formats.ExportFormat;
import org.tilewright.lang.compile.CompiledLevel;
import org.tilewright.workspace.LanguageServices;
import org.tilewright.workspace.operation.LevelExport;

/** Asks for the level file, the level in it, the format, and the file to write. */
final class ExportPage extends WizardPage {

  private static final String LEVEL = "level";

  private final Optional<IFile> proposal;
  private List<CompiledLevel> levels = List.of();
  private List<ExportFormat> formats = List.of();
  private Optional<LevelExport> source = Optional.empty();
  private String proposedTarget = "";
  private Text file;
  private Combo level;
  private Combo format;
  private Text target;
  private Button config;

  /** All that was chosen. @param withConfig whether a configuration file is written, too */
  record Choice(LevelExport source, CompiledLevel level, ExportFormat format, Path target, boolean withConfig) {
  }

  ExportPage(IWorkbench workbench, IStructuredSelection selection) {
    super("export");
    setTitle("Level");
    setDescription("Write a level, as it is saved, in a format of another program.");
    proposal = Optional.ofNullable(Adapters.adapt(selection.getFirstElement(), IFile.class)).filter(ExportPage::isLevelFile)
        .or(() -> edited(workbench));
  }

  private static boolean isLevelFile(IFile file) {
    return LEVEL.equals(file.getFileExtension());
  }

  private static Optional<IFile> edited(IWorkbench workbench) {
    IEditorPart editor = workbench.getActiveWorkbenchWindow() == null || workbench.getActiveWorkbenchWindow().getActivePage() == null
        ? null : workbench.getActiveWorkbenchWindow().getActivePage().getActiveEditor();
    return Optional.ofNullable(editor == null ? null : ResourceUtil.getFile(editor.getEditorInput())).filter(ExportPage::isLevelFile);
  }

  @Override
  public void createControl(Composite parent) {
    Composite area = new Composite(parent, SWT.NONE);
    GridLayoutFactory.swtDefaults().numColumns(3).applyTo(area);
    file = row(area, "Level &file:", this::chooseFile);
    level = combo(area, "&Level:");
    format = combo(area, "F&ormat:");
    target = row(area, "&Write to:", this::chooseTarget);
    config = new Button(area, SWT.CHECK);
    config.setText("Write the &configuration of formats that keep it apart to a second file beside it");
    config.setSelection(true);
    GridDataFactory.swtDefaults().span(3, 1).applyTo(config);
    setControl(area);
    proposal.ifPresent(proposed -> file.setText(proposed.getFullPath().makeRelative().toString()));
    readFile();
    setErrorMessage(null);
    file.addModifyListener(e -> readFile());
    level.addListener(SWT.Selection, e -> listFormats());
    format.addListener(SWT.Selection, e -> proposeTarget());
    target.addModifyListener(e -> validate());
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

  private static Combo combo(Composite parent, String label) {
    new Label(parent, SWT.NONE).setText(label);
    Combo combo = new Combo(parent, SWT.READ_ONLY);
    GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(combo);
    return combo;
  }

  private void chooseFile() {
    ResourceListSelectionDialog dialog =
        new ResourceListSelectionDialog(getShell(), ResourcesPlugin.getWorkspace().getRoot(), IResource.FILE) {
          @Override
          protected boolean select(IResource resource) {
            return resource instanceof IFile candidate && isLevelFile(candidate);
          }
        };
    dialog.setTitle("Choose the level to export");
    if (dialog.open() == Window.OK && dialog.getResult().length > 0 && dialog.getResult()[0] instanceof IFile chosen) {
      file.setText(chosen.getFullPath().makeRelative().toString());
    }
  }

  private void chooseTarget() {
    FileDialog dialog = new FileDialog(getShell(), SWT.SAVE);
    selectedFormat().ifPresent(chosen -> dialog.setFilterExtensions(new String[] {"*." + chosen.extension(), "*"}));
    dialog.setFileName(target.getText());
    String chosen = dialog.open();
    if (chosen != null) {
      target.setText(chosen);
    }
  }

  private Optional<IFile> levelFile() {
    return file.getText().isBlank() ? Optional.empty()
        : Optional.ofNullable(ResourcesPlugin.getWorkspace().getRoot().findMember(IPath.fromPortableString(file.getText().strip())))
            .filter(IFile.class::isInstance).map(IFile.class::cast);
  }

  private void readFile() {
    source = levelFile().flatMap(this::read);
    levels = source.map(LevelExport::levels).orElse(List.of());
    level.setItems(levels.stream().map(each -> each.definition().title()).toArray(String[]::new));
    level.select(0);
    listFormats();
  }

  private Optional<LevelExport> read(IFile chosen) {
    try {
      return Optional.of(LevelExport.of(chosen, LanguageServices.find().language()));
    } catch (CoreException e) {
      return Optional.empty();
    }
  }

  private Optional<CompiledLevel> selectedLevel() {
    int index = level.getSelectionIndex();
    return index < 0 ? Optional.empty() : Optional.of(levels.get(index));
  }

  private Optional<ExportFormat> selectedFormat() {
    int index = format.getSelectionIndex();
    return index < 0 ? Optional.empty() : Optional.of(formats.get(index));
  }

  private void listFormats() {
    formats = selectedLevel().map(LevelExport::formats).orElse(List.of());
    format.setItems(formats.stream().map(ExportFormat::title).toArray(String[]::new));
    format.select(0);
    proposeTarget();
  }

  /** A file beside the level file, as long as the user has not named another one. */
  private void proposeTarget() {
    if (target.getText().isBlank() || target.getText().equals(proposedTarget)) {
      proposedTarget = levelFile().filter(chosen -> chosen.getLocation() != null).flatMap(chosen -> selectedFormat().map(
          kind -> chosen.getLocation().removeFileExtension().addFileExtension(kind.extension()).toOSString())).orElse("");
      target.setText(proposedTarget);
    }
    validate();
  }

  private void validate() {
    String problem = levelFile().isEmpty() ? "Choose a level file of the workspace."
        : source.isEmpty() ? "The level file cannot be read."
        : levels.isEmpty() ? "There is no level without errors in this file. See the Problems view."
        : formats.isEmpty() ? "There is no format for levels of this game."
        : target().filter(path -> path.isAbsolute() && path.getFileName() != null && !Files.isDirectory(path)
            && Files.isDirectory(path.getParent())).isEmpty() ? "Choose a file in an existing folder to write to."
        : null;
    setErrorMessage(problem);
    setPageComplete(problem == null);
  }

  private Optional<Path> target() {
    try {
      return target.getText().isBlank() ? Optional.empty() : Optional.of(Path.of(target.getText().strip()));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** What was chosen; only while the page is complete. */
  Choice choice() {
    return new Choice(source.orElseThrow(), selectedLevel().orElseThrow(), selectedFormat().orElseThrow(), target().orElseThrow(),
        config.getSelection());
  }
}
