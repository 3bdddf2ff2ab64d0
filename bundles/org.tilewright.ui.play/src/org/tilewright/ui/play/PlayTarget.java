package org.tilewright.ui.play;

import java.util.Optional;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.texteditor.ITextEditor;
import org.tilewright.render.SpriteFiles;
import org.tilewright.ui.common.editor.LevelPageSite;
import org.tilewright.ui.common.render.LevelFolder;

/**
 * The level that is to be played: the one at the cursor of an editor, as its text is now, saved or not.
 *
 * @param editor   the editor
 * @param document its text
 * @param offset   where its cursor is
 * @param level    name of the level that is worked on, if the editor knows
 * @param here     whether it is to be played from the cell at the cursor, if there is one
 */
record PlayTarget(IEditorPart editor, IDocument document, int offset, Optional<String> level, boolean here) {

  /** The target in an editor; empty for editors without a text. */
  static Optional<PlayTarget> in(IEditorPart editor) {
    ITextEditor text = editor == null ? null : editor.getAdapter(ITextEditor.class);
    if (text == null || text.getDocumentProvider() == null) {
      return Optional.empty();
    }
    IDocument document = text.getDocumentProvider().getDocument(text.getEditorInput());
    if (document == null) {
      return Optional.empty();
    }
    int cursor = text.getSelectionProvider().getSelection() instanceof ITextSelection selection
        ? Math.max(0, selection.getOffset()) : 0;
    LevelPageSite site = editor.getAdapter(LevelPageSite.class);
    return Optional.of(new PlayTarget(editor, document, cursor,
        site == null ? Optional.empty() : site.selectedLevel(), false));
  }

  /** The same, from the cell at the cursor. */
  PlayTarget fromHere() {
    return new PlayTarget(editor, document, offset, level, true);
  }

  /** Where the pictures of the level's own kinds are. */
  SpriteFiles spriteFiles() {
    return LevelFolder.of(editor.getEditorInput());
  }

  /** Brings a place of the text to the front. */
  void show(int at, int length) {
    editor.getSite().getPage().activate(editor);
    LevelPageSite site = editor.getAdapter(LevelPageSite.class);
    if (site != null) {
      site.showSource(at, length);
    } else {
      editor.getAdapter(ITextEditor.class).selectAndReveal(at, length);
    }
  }
}
