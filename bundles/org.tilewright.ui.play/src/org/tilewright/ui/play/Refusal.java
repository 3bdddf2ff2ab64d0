package org.tilewright.ui.play;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Shell;

/** Tells why something cannot be done, without keeping the game waiting. */
final class Refusal {

  private static final Pattern EXCLAMATION = Pattern.compile("([^.!?:]{1,40}!) +(\\S.*)");

  private Refusal() {
  }

  /** An exclamation with which the reason begins is the title; {@code title} is it otherwise. */
  static void show(Shell parent, String title, String reason) {
    Matcher exclamation = EXCLAMATION.matcher(reason);
    boolean titled = exclamation.matches();
    MessageDialog box = new MessageDialog(parent, titled ? exclamation.group(1) : title, null,
        titled ? exclamation.group(2) : reason, MessageDialog.ERROR, 0, "OK");
    box.setBlockOnOpen(false);
    box.open();
  }
}
