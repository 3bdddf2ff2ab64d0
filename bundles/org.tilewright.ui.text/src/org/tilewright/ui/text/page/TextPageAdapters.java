package org.tilewright.ui.text.page;

import java.util.Set;
import org.eclipse.core.runtime.IAdapterFactory;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.properties.IPropertySheetPage;
import org.tilewright.ui.text.properties.LevelPropertyPage;

/** Gives the Generic Editor an outline and a property sheet when it shows a level or a library. */
public final class TextPageAdapters implements IAdapterFactory {

  private static final Set<String> EXTENSIONS = Set.of("level", "ruleset");

  @Override
  public <T> T getAdapter(Object adaptable, Class<T> type) {
    if (!(adaptable instanceof ITextEditor editor) || !isOurs(editor.getEditorInput())) {
      return null;
    }
    if (type == IPropertySheetPage.class) {
      return type.cast(new LevelPropertyPage(editor));
    }
    return null;
  }

  @Override
  public Class<?>[] getAdapterList() {
    return new Class<?>[] {IPropertySheetPage.class};
  }

  private static boolean isOurs(IEditorInput input) {
    return input != null && EXTENSIONS.contains(input.getName().substring(input.getName().lastIndexOf('.') + 1));
  }
}
