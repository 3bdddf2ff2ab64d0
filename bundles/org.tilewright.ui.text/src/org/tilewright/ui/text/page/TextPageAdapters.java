package org.tilewright.ui.text.page;

import org.eclipse.core.runtime.IAdapterFactory;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.eclipse.ui.views.properties.IPropertySheetPage;
import org.tilewright.ui.text.outline.LevelOutlinePage;
import org.tilewright.ui.text.properties.LevelPropertyPage;
import org.tilewright.workspace.LevelFileNames;

/** Gives the Generic Editor an outline and a property sheet when it shows a level or a library. */
public final class TextPageAdapters implements IAdapterFactory {

  @Override
  public <T> T getAdapter(Object adaptable, Class<T> type) {
    if (!(adaptable instanceof ITextEditor editor) || !isOurs(editor.getEditorInput())) {
      return null;
    }
    if (type == IPropertySheetPage.class) {
      return type.cast(new LevelPropertyPage(editor));
    }
    if (type == IContentOutlinePage.class) {
      return type.cast(new LevelOutlinePage(editor));
    }
    return null;
  }

  @Override
  public Class<?>[] getAdapterList() {
    return new Class<?>[] {IPropertySheetPage.class, IContentOutlinePage.class};
  }

  private static boolean isOurs(IEditorInput input) {
    return input != null && LevelFileNames.isLevelFile(input.getName());
  }
}
