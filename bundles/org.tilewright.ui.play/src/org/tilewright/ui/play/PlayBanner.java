package org.tilewright.ui.play;

import java.util.List;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;

/** A coloured line above the board: how the game ended, or what is the matter with the level, with what can be done about it. */
final class PlayBanner {

  /** How good the news is. */
  enum Tone {
    /** The game is won. */
    GOOD(0x1f7a3d),
    /** The game is lost. */
    BAD(0xa32626),
    /** Something else needs to be known. */
    NOTE(0x3f5f8f);

    private final Color colour;

    Tone(int rgb) {
      colour = new Color(rgb >> 16 & 0xff, rgb >> 8 & 0xff, rgb & 0xff);
    }
  }

  /** Something the user can do about it. */
  record Choice(String label, Runnable action) {
  }

  private static final Color WHITE = new Color(255, 255, 255);

  private final Composite line;
  private final Label text;
  private final Composite buttons;
  private String shown = "";

  PlayBanner(Composite parent) {
    line = new Composite(parent, SWT.NONE);
    // Its colours carry meaning; the style sheet of the theme must not repaint it.
    line.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
    GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(line);
    GridLayoutFactory.swtDefaults().numColumns(2).margins(8, 5).applyTo(line);
    line.setVisible(false);
    text = new Label(line, SWT.WRAP);
    text.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
    text.setData("org.tilewright.id", "play.banner");
    text.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
    text.setForeground(WHITE);
    GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).hint(120, SWT.DEFAULT).applyTo(text);
    buttons = new Composite(line, SWT.NONE);
    buttons.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
    RowLayout row = new RowLayout();
    row.marginTop = 0;
    row.marginBottom = 0;
    buttons.setLayout(row);
  }

  /** Shows a message. */
  void show(String message, Tone tone, List<Choice> choices) {
    String key = message + tone + choices.stream().map(Choice::label).toList();
    if (shown.equals(key)) {
      return;
    }
    shown = key;
    text.setText(message.replace("&", "&&"));
    for (Control each : List.of(line, text, buttons)) {
      each.setBackground(tone.colour);
    }
    for (Control old : buttons.getChildren()) {
      old.dispose();
    }
    for (Choice choice : choices) {
      Button button = new Button(buttons, SWT.PUSH);
      button.setText(choice.label());
      button.addListener(SWT.Selection, event -> choice.action().run());
    }
    setVisible(true);
    text.getAccessible().sendEvent(ACC.EVENT_NAME_CHANGED, null);
  }

  void hide() {
    if (!shown.isEmpty()) {
      shown = "";
      text.setText("");
      setVisible(false);
    }
  }

  private void setVisible(boolean visible) {
    ((GridData) line.getLayoutData()).exclude = !visible;
    line.setVisible(visible);
    line.layout(true, true);
    line.getParent().layout(true, true);
  }
}
