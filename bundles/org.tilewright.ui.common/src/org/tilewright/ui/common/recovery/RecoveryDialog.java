package org.tilewright.ui.common.recovery;

import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.format.FormatStyle;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.compare.CompareUI;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.MultiStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.IWorkbenchPage;
import org.tilewright.workspace.journal.Journal;

/**
 * Lists texts that were not saved and asks what is to become of each. Work can go on while it is open; what is left undecided is
 * asked again at the next start.
 */
final class RecoveryDialog extends Dialog {

  private static final int RESTORE = IDialogConstants.OK_ID;
  private static final int LATER = IDialogConstants.CANCEL_ID;
  private static final int COMPARE = IDialogConstants.CLIENT_ID;
  private static final int DISCARD = IDialogConstants.CLIENT_ID + 1;
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofLocalizedDateTime(FormatStyle.MEDIUM).withZone(ZoneId.systemDefault());

  private final IWorkbenchPage page;
  private final Journal journal;
  private final List<LeftBehind> texts;
  private Table table;

  RecoveryDialog(IWorkbenchPage page, Journal journal, List<LeftBehind> texts) {
    super(page.getWorkbenchWindow().getShell());
    this.page = page;
    this.journal = journal;
    this.texts = new ArrayList<>(texts);
    setShellStyle(SWT.DIALOG_TRIM | SWT.RESIZE | SWT.MODELESS);
    setBlockOnOpen(false);
  }

  @Override
  protected void configureShell(Shell shell) {
    super.configureShell(shell);
    shell.setText("Unsaved Changes");
  }

  @Override
  protected Control createDialogArea(Composite parent) {
    Composite area = (Composite) super.createDialogArea(parent);
    GridLayoutFactory.swtDefaults().margins(12, 12).spacing(5, 10).applyTo(area);
    Label words = new Label(area, SWT.WRAP);
    words.setText("Tilewright was ended before these texts were saved. A restored text opens in its editor as it was typed, "
        + "still unsaved; Undo brings back what is on the disk.");
    GridDataFactory.fillDefaults().grab(true, false).hint(520, SWT.DEFAULT).applyTo(words);
    table = new Table(area, SWT.BORDER | SWT.CHECK | SWT.FULL_SELECTION);
    table.setHeaderVisible(true);
    table.setData("org.tilewright.id", "recovery.texts");
    GridDataFactory.fillDefaults().grab(true, true).hint(560, 140).applyTo(table);
    column("File", 270);
    column("Last Change", 170);
    column("On the Disk", 110);
    fill();
    table.addListener(SWT.Selection, event -> enableButtons());
    applyDialogFont(area);
    return area;
  }

  private void column(String title, int width) {
    TableColumn column = new TableColumn(table, SWT.LEFT);
    column.setText(title);
    column.setWidth(width);
  }

  private void fill() {
    table.removeAll();
    for (LeftBehind text : texts) {
      TableItem item = new TableItem(table, SWT.NONE);
      item.setText(new String[] {text.name(), TIME.format(text.draft().kept()), state(text)});
      item.setData(text);
      item.setChecked(true);
    }
    if (!texts.isEmpty()) {
      table.setSelection(0);
    }
  }

  private static String state(LeftBehind text) {
    return text.path().filter(path -> path.toFile().isFile())
        .map(path -> Instant.ofEpochMilli(path.toFile().lastModified()).isAfter(text.draft().kept()) ? "changed since" : "older")
        .orElse("not there");
  }

  @Override
  protected void createButtonsForButtonBar(Composite parent) {
    createButton(parent, COMPARE, "&Compare", false);
    createButton(parent, DISCARD, "&Discard", false);
    createButton(parent, LATER, "&Later", false);
    createButton(parent, RESTORE, "&Restore", true);
    enableButtons();
  }

  private void enableButtons() {
    boolean some = !checked().isEmpty();
    for (int id : new int[] {DISCARD, RESTORE}) {
      Button button = getButton(id);
      if (button != null) {
        button.setEnabled(some);
      }
    }
    Button compare = getButton(COMPARE);
    if (compare != null) {
      compare.setEnabled(table.getSelectionCount() == 1);
    }
  }

  @Override
  protected void buttonPressed(int id) {
    switch (id) {
      case RESTORE -> restore();
      case DISCARD -> discard();
      case COMPARE -> {
        CompareUI.openCompareEditor(new DraftComparison((LeftBehind) table.getSelection()[0].getData()));
        getShell().forceActive(); // where no window manager keeps it in front
      }
      default -> close();
    }
  }

  private List<LeftBehind> checked() {
    return Stream.of(table.getItems()).filter(TableItem::getChecked).map(item -> (LeftBehind) item.getData()).toList();
  }

  private void restore() {
    Restoration restoration = new Restoration(page, journal);
    MultiStatus failures = new MultiStatus(RecoveryDialog.class, 0, "The texts are kept.");
    for (LeftBehind text : checked()) {
      try {
        restoration.restore(text);
        texts.remove(text);
      } catch (CoreException e) {
        failures.add(new Status(e.getStatus().getSeverity(), RecoveryDialog.class, text.name() + ": " + e.getMessage(), e));
      }
    }
    closeOrGoOn();
    if (!failures.isOK()) {
      ILog.of(RecoveryDialog.class).log(failures);
      ErrorDialog.openError(page.getWorkbenchWindow().getShell(), "Unsaved Changes", "Not all texts could be restored.", failures);
    }
  }

  private void discard() {
    List<LeftBehind> chosen = checked();
    String what = chosen.size() == 1 ? "the unsaved text of " + chosen.getFirst().name() : chosen.size() + " unsaved texts";
    if (MessageDialog.openConfirm(getShell(), "Discard", "Shall " + what + " be deleted? This cannot be undone.")) {
      chosen.forEach(text -> {
        journal.discard(text.holder());
        texts.remove(text);
      });
      closeOrGoOn();
    }
  }

  private void closeOrGoOn() {
    if (texts.isEmpty()) {
      close();
    } else {
      fill();
      enableButtons();
    }
  }
}
