package org.tilewright.ui.common.recovery;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IStartup;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.tilewright.workspace.journal.Journal;
import org.tilewright.workspace.journal.Journals;

/**
 * Looks for texts that were not saved when the last session ended, once the window is up, and asks what is to become of them.
 * Where nothing was left behind, which is so after every orderly end, a look into a folder is all it does.
 */
public final class RecoveryStartup implements IStartup {

  @Override
  public void earlyStartup() {
    Journal journal = Journals.find();
    List<LeftBehind> texts = unsaved(journal);
    if (!texts.isEmpty() && PlatformUI.isWorkbenchRunning()) {
      Display display = PlatformUI.getWorkbench().getDisplay();
      display.asyncExec(() -> offer(journal, texts));
    }
  }

  /** What is left but for what was saved after all, in the moment before the end, which is forgotten. */
  static List<LeftBehind> unsaved(Journal journal) {
    List<LeftBehind> texts = new ArrayList<>();
    journal.leftBehind().forEach((holder, draft) -> {
      LeftBehind text = new LeftBehind(holder, draft);
      if (text.isSaved()) {
        journal.discard(holder);
      } else {
        texts.add(text);
      }
    });
    return texts;
  }

  private static void offer(Journal journal, List<LeftBehind> texts) {
    IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
    if (window != null && window.getActivePage() != null) {
      new RecoveryDialog(window.getActivePage(), journal, texts).open();
    }
  }
}
