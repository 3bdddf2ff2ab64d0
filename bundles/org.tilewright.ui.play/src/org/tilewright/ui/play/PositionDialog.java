package org.tilewright.ui.play;

import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.tilewright.workspace.operation.PositionForm;

/** Asks in which form and under which name a position is to be saved, without keeping the game waiting. */
final class PositionDialog extends Dialog {

  private final IContainer folder;
  private final String base;
  private final List<PositionForm> forms;
  private final BiConsumer<IFile, String> save;
  private Combo form;
  private Text name;
  private Label remark;
  private String proposed = "";

  /** @param save gets the file, which is not there yet, and its text */
  PositionDialog(Shell parent, IFile played, List<PositionForm> forms, BiConsumer<IFile, String> save) {
    super(parent);
    this.folder = played.getParent();
    this.base = played.getFullPath().removeFileExtension().lastSegment() + "-position";
    this.forms = List.copyOf(forms);
    this.save = save;
    setBlockOnOpen(false);
  }

  @Override
  protected void configureShell(Shell shell) {
    super.configureShell(shell);
    shell.setText("Save Position");
  }

  @Override
  protected boolean isResizable() {
    return true;
  }

  @Override
  protected Control createDialogArea(Composite parent) {
    Composite area = (Composite) super.createDialogArea(parent);
    GridLayoutFactory.swtDefaults().numColumns(2).margins(12, 12).applyTo(area);
    Label place = new Label(area, SWT.WRAP);
    place.setText("The level that begins as the game stands now is saved in " + folder.getFullPath().makeRelative() + ".");
    GridDataFactory.fillDefaults().span(2, 1).hint(440, SWT.DEFAULT).grab(true, false).applyTo(place);
    new Label(area, SWT.NONE).setText("F&ormat:");
    form = new Combo(area, SWT.READ_ONLY | SWT.DROP_DOWN);
    form.setItems(forms.stream().map(each -> each.title() + " (." + each.extension() + ")").toArray(String[]::new));
    form.select(0);
    form.setEnabled(forms.size() > 1);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(form);
    new Label(area, SWT.NONE).setText("&Name:");
    name = new Text(area, SWT.BORDER);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(name);
    remark = new Label(area, SWT.WRAP);
    GridDataFactory.fillDefaults().span(2, 1).hint(440, remark.getFont().getFontData()[0].getHeight() * 6).grab(true, true)
        .applyTo(remark);
    form.addListener(SWT.Selection, event -> formChosen());
    name.addModifyListener(event -> validate());
    formChosen();
    name.setFocus();
    applyDialogFont(area);
    return area;
  }

  @Override
  protected Control createButtonBar(Composite parent) {
    Control bar = super.createButtonBar(parent);
    validate();
    return bar;
  }

  private PositionForm chosen() {
    return forms.get(form.getSelectionIndex());
  }

  /** Proposes the first free name, or gives the user's own name the other extension. */
  private void formChosen() {
    String extension = chosen().extension();
    IPath typed = IPath.fromPortableString(name.getText());
    String next = name.getText().equals(proposed) || typed.segmentCount() == 0 ? freeName(extension)
        : typed.removeFileExtension().addFileExtension(extension).toString();
    proposed = name.getText().equals(proposed) ? next : proposed;
    name.setText(next);
    name.setSelection(0, Math.max(0, next.length() - extension.length() - 1));
    validate();
  }

  private String freeName(String extension) {
    String free = base + "." + extension;
    for (int i = 2; folder.getFile(IPath.fromPortableString(free)).exists(); i++) {
      free = base + i + "." + extension;
    }
    return free;
  }

  private void validate() {
    Optional<String> objection = objection();
    remark.setText(objection.orElse(String.join("\n", chosen().remarks())).replace("&", "&&"));
    Button ok = getButton(IDialogConstants.OK_ID);
    if (ok != null) {
      ok.setEnabled(objection.isEmpty());
    }
  }

  /** What is wrong with the choice; empty when it is good. */
  private Optional<String> objection() {
    if (chosen().text().isEmpty()) {
      return Optional.of("This format cannot say how the game stands. " + String.join(" ", chosen().remarks()));
    }
    String extension = chosen().extension();
    IStatus valid = ResourcesPlugin.getWorkspace().validateName(name.getText(), IResource.FILE);
    if (!valid.isOK()) {
      return Optional.of(valid.getMessage());
    }
    if (!extension.equals(IPath.fromPortableString(name.getText()).getFileExtension())) {
      return Optional.of("The name of such a file ends in ." + extension + ".");
    }
    return folder.getFile(IPath.fromPortableString(name.getText())).exists() ? Optional.of("There is a file of this name already.")
        : Optional.empty();
  }

  @Override
  protected void okPressed() {
    IFile file = folder.getFile(IPath.fromPortableString(name.getText()));
    String text = chosen().text().orElseThrow();
    super.okPressed();
    save.accept(file, text);
  }
}
