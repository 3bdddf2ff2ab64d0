package org.tilewright.ui.text.highlight;

import org.eclipse.jface.text.TextAttribute;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.themes.ITheme;
import org.eclipse.ui.themes.IThemeManager;

/** Colours of the workbench theme, light or dark, as the user has set them. */
final class LevelColours {

  private final IThemeManager themes = PlatformUI.getWorkbench().getThemeManager();
  private final IPropertyChangeListener listener;
  private final Runnable changed;

  /** Calls {@code changed} on the user-interface thread whenever a colour is another, until {@link #dispose()}. */
  LevelColours(Runnable changed) {
    this.changed = changed;
    listener = event -> {
      if (event.getProperty().startsWith("org.tilewright.ui.text.")
          || event.getProperty().equals(IThemeManager.CHANGE_CURRENT_THEME)) {
        this.changed.run();
      }
    };
    themes.addPropertyChangeListener(listener);
  }

  TextAttribute attribute(TextStyle style) {
    ITheme theme = themes.getCurrentTheme();
    return new TextAttribute(theme.getColorRegistry().get(style.colour()), null, style.font());
  }

  void dispose() {
    themes.removePropertyChangeListener(listener);
  }
}
