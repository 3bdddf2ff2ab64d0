package org.tilewright.ui.common.editor;

import java.util.Map;
import java.util.Set;
import org.eclipse.jface.action.IAction;
import org.eclipse.ui.IActionBars;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.editors.text.TextEditorActionContributor;
import org.eclipse.ui.part.MultiPageEditorActionBarContributor;
import org.eclipse.ui.texteditor.ITextEditor;

/**
 * Puts the actions of the page in front behind menus and keys: those of a text editor for the text page; for other pages
 * their own, with undo and redo of the document they all share.
 */
public final class LevelEditorContributor extends MultiPageEditorActionBarContributor {

  private static final String[] SHARED = {ActionFactory.UNDO.getId(), ActionFactory.REDO.getId()};

  private final TextEditorActionContributor text = new TextEditorActionContributor();
  private LevelEditor editor;
  private Set<String> ofPage = Set.of();

  @Override
  public void init(IActionBars bars, IWorkbenchPage page) {
    super.init(bars, page);
    text.init(bars, page);
  }

  @Override
  public void setActiveEditor(IEditorPart part) {
    editor = part instanceof LevelEditor level ? level : null;
    super.setActiveEditor(part);
    if (editor == null) {
      setActivePage(null);
    }
  }

  @Override
  public void setActivePage(IEditorPart nested) {
    IActionBars bars = getActionBars();
    ofPage.forEach(id -> bars.setGlobalActionHandler(id, null));
    ofPage = Set.of();
    text.setActiveEditor(nested);
    if (nested == null && editor != null && editor.isOpen()) {
      ITextEditor source = editor.source();
      for (String id : SHARED) {
        bars.setGlobalActionHandler(id, source.getAction(id));
      }
      Map<String, IAction> own = editor.activeLevelPage().map(LevelPage::globalActions).orElse(Map.of());
      own.forEach(bars::setGlobalActionHandler);
      ofPage = Set.copyOf(own.keySet());
    }
    bars.updateActionBars();
  }

  @Override
  public void dispose() {
    text.dispose();
    super.dispose();
  }
}
