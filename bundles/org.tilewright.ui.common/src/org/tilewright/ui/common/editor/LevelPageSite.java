package org.tilewright.ui.common.editor;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.texteditor.ITextEditor;
import org.tilewright.workspace.Subscription;

/** What a {@link LevelPage} sees of its editor. To be used on the user-interface thread only. */
public interface LevelPageSite {

  /** The text that is edited; see {@link LevelPage#documentReplaced} for the rare case that it changes. */
  IDocument document();

  /** The editor's site: workbench page, services, action bars. */
  IEditorSite site();

  /** The text page. */
  ITextEditor source();

  /** The undo history that the text page uses too. */
  IUndoContext undoContext();

  /**
   * Name of the level that is being worked on: the one at the cursor, else the last one chosen; empty in a file without levels.
   * Waits for the first parse of the text.
   */
  Optional<String> selectedLevel();

  /** Makes the level called {@code name} the selected one, moving the cursor into it. Does nothing when there is none. */
  void selectLevel(String name);

  /** Calls {@code listener} with the name whenever another level becomes the selected one, until the result is closed. */
  Subscription onLevelSelected(Consumer<String> listener);

  /**
   * Moves the cursor of the editor, so that outline and properties follow, and stays on the page. Offsets beyond the end are
   * moved to the end.
   */
  void select(int offset, int length);

  /** Brings the text page to the front with the given range selected. */
  void showSource(int offset, int length);

  /**
   * Asks for permission to change the document, which may make a read-only file writable. To be called before the first edit
   * of a gesture.
   *
   * @return whether the document may be changed
   */
  boolean validateEdit();
}
