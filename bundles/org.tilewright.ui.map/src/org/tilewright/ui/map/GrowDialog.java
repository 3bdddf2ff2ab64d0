package org.tilewright.ui.map;

import java.util.LinkedHashMap;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.dialogs.MessageDialogWithToggle;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Shell;
import org.tilewright.engine.grid.Bounds;

/** Asks whether a level may grow, and remembers the answer for all maps when the user wants that. */
record GrowDialog(Shell shell) implements Growing.Question {

  @Override
  public boolean mayGrow(Bounds now, Bounds then) {
    LinkedHashMap<String, Integer> buttons = new LinkedHashMap<>();
    buttons.put("&Grow", IDialogConstants.YES_ID);
    buttons.put("&Keep Its Size", IDialogConstants.NO_ID);
    MessageDialogWithToggle dialog = new MessageDialogWithToggle(shell, "Painting beside the level", null,
        "This makes the level larger: " + Growing.inWords(now, then) + ". It would have " + then.width() + " × " + then.height()
            + " cells instead of " + now.width() + " × " + now.height() + ".",
        MessageDialog.QUESTION, buttons, 0, "&Do this from now on (Preferences > Level Map changes it)", false) {
      @Override
      protected int getShellStyle() {
        return super.getShellStyle() | SWT.SHEET;
      }
    };
    int answer = dialog.open();
    boolean grow = answer == IDialogConstants.YES_ID;
    if (dialog.getToggleState() && (grow || answer == IDialogConstants.NO_ID)) {
      MapPreferences.rememberGrowing(grow ? Growing.Setting.GROW : Growing.Setting.KEEP);
    }
    return grow;
  }
}
