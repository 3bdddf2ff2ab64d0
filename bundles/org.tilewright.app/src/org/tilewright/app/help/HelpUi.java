package org.tilewright.app.help;

import java.util.Optional;
import org.eclipse.help.IContext;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.help.AbstractHelpUI;

/** Answers the workbench's requests for help with one window. */
public final class HelpUi extends AbstractHelpUI {

  private Optional<HelpWindow> window = Optional.empty();

  /** Made by the workbench when help is asked for the first time. */
  public HelpUi() {
    // nothing to do before that
  }

  @Override
  public void displayHelp() {
    window().open();
  }

  @Override
  public void displayHelpResource(String href) {
    HelpWindow shown = window();
    shown.open();
    shown.show(href);
  }

  @Override
  public void search(String expression) {
    displayHelp();
  }

  @Override
  public void displayContext(IContext context, int x, int y) {
    displayHelp();
  }

  @Override
  public boolean isContextHelpDisplayed() {
    return false;
  }

  private HelpWindow window() {
    HelpWindow shown = window.filter(w -> w.getShell() != null && !w.getShell().isDisposed())
        .orElseGet(() -> new HelpWindow(PlatformUI.getWorkbench().getModalDialogShellProvider().getShell(), new HelpBook()));
    window = Optional.of(shown);
    return shown;
  }
}
