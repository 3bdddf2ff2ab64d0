package org.tilewright.ui.common.editor;

import java.util.Map;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;

/**
 * A page of the {@link LevelEditor} beside the text page. It shows the editor's document in another way and changes it by
 * editing the text, so that dirty state, saving and undo need nothing from it.
 *
 * <p>Contributed to the extension point {@code org.tilewright.ui.common.levelPages}; one instance is made per editor. All
 * methods are called on the user-interface thread.
 */
public interface LevelPage {

  /** Label of the page's tab. */
  String title();

  /**
   * Makes the page's content. Called at most once, when the page first comes to the front; nothing but {@link #title()} and
   * {@link #dispose()} is called before. The text may not have been parsed yet, and the page is not to wait for it.
   *
   * @param parent the composite to create the one control in
   * @param site   what the page may use of the editor, valid until {@link #dispose()}
   */
  Control createControl(Composite parent, LevelPageSite site);

  /** Gives the keyboard focus to the part of the page that the user works on. */
  void setFocus();

  /** The page has come to the front. */
  default void activated() {
  }

  /** The page has been left for another page of the same editor. */
  default void deactivated() {
  }

  /**
   * The cursor of the editor is at an offset of the document: the page shows what stands there, if it can. Not called for
   * positions that the page itself set through {@link LevelPageSite#select(int, int)}.
   */
  void revealOffset(int offset);

  /**
   * The editor works on another document from now on, after "save as" or a rename of the file.
   * {@link LevelPageSite#document()} returns it already.
   */
  default void documentReplaced(IDocument document) {
  }

  /**
   * Actions behind the Edit menu and its keys while the page is in front, by the ids of
   * {@link org.eclipse.ui.actions.ActionFactory}, such as copy or delete. Undo and redo of the document are there without
   * being named; a page that names them replaces them.
   */
  default Map<String, IAction> globalActions() {
    return Map.of();
  }

  /** The editor closes; the control, if there is one, is disposed of by its parent. */
  void dispose();
}
