package org.tilewright.ui.common.editor;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.IPostSelectionProvider;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.eclipse.text.undo.IDocumentUndoManager;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.texteditor.ITextEditorExtension2;
import org.tilewright.workspace.LanguageServices;
import org.tilewright.workspace.Subscription;

/** Connects the pages of one editor with its text page: cursor, selected level, document. */
final class PageHost implements LevelPageSite {

  private final LevelEditor editor;
  private final ITextEditor source;
  private final SelectedLevel selectedLevel;
  private final UndoActions undoActions;
  private final ISelectionChangedListener cursorListener = this::cursorMoved;
  private Optional<LevelPage> active = Optional.empty();
  /** Where a page has put the cursor itself: the event, which comes later, is no news to it. */
  private OptionalInt movedByPage = OptionalInt.empty();

  PageHost(LevelEditor editor, ITextEditor source) {
    this.editor = editor;
    this.source = source;
    this.selectedLevel = new SelectedLevel(LanguageServices.find());
    if (source.getSelectionProvider() instanceof IPostSelectionProvider provider) {
      provider.addPostSelectionChangedListener(cursorListener);
    }
    selectedLevel.follow(document());
    undoActions = new UndoActions(source, () -> Optional.ofNullable(document())
        .map(DocumentUndoManagerRegistry::getDocumentUndoManager).map(IDocumentUndoManager::getUndoContext));
  }

  Optional<LevelPage> active() {
    return active;
  }

  void activate(Optional<LevelPage> page) {
    active = page;
  }

  /** Lets the page in front show what is at the cursor. */
  void showCursor() {
    active.ifPresent(page -> page.revealOffset(cursor()));
  }

  void documentReplaced() {
    IDocument document = document();
    selectedLevel.follow(document);
    editor.pages().forEach(page -> page.documentReplaced(document));
  }

  void dispose() {
    if (source.getSelectionProvider() instanceof IPostSelectionProvider provider) {
      provider.removePostSelectionChangedListener(cursorListener);
    }
    selectedLevel.dispose();
    undoActions.dispose();
  }

  private int cursor() {
    return source.getSelectionProvider().getSelection() instanceof ITextSelection text ? Math.max(0, text.getOffset()) : 0;
  }

  private void cursorMoved(SelectionChangedEvent event) {
    if (event.getSelection() instanceof ITextSelection text && text.getOffset() >= 0) {
      selectedLevel.cursorAt(text.getOffset());
      boolean ownMove = movedByPage.equals(OptionalInt.of(text.getOffset()));
      movedByPage = OptionalInt.empty();
      if (!ownMove) {
        showCursor();
      }
    }
  }

  @Override
  public IDocument document() {
    return source.getDocumentProvider().getDocument(source.getEditorInput());
  }

  @Override
  public IEditorSite site() {
    return editor.getEditorSite();
  }

  @Override
  public ITextEditor source() {
    return source;
  }

  @Override
  public IUndoContext undoContext() {
    return DocumentUndoManagerRegistry.getDocumentUndoManager(document()).getUndoContext();
  }

  @Override
  public Optional<String> selectedLevel() {
    return selectedLevel.name(document());
  }

  @Override
  public void selectLevel(String name) {
    selectedLevel.offsetOf(document(), name).ifPresent(offset -> {
      selectedLevel.cursorAt(offset);
      select(offset, 0);
    });
  }

  @Override
  public Subscription onLevelSelected(Consumer<String> listener) {
    return selectedLevel.subscribe(listener);
  }

  @Override
  public void select(int offset, int length) {
    int end = document().getLength();
    int start = Math.clamp(offset, 0, end);
    movedByPage = OptionalInt.of(start);
    source.selectAndReveal(start, Math.clamp(length, 0, end - start));
    selectedLevel.cursorAt(start);
  }

  @Override
  public void showSource(int offset, int length) {
    editor.showSource();
    select(offset, length);
    source.setFocus();
  }

  @Override
  public boolean validateEdit() {
    return source instanceof ITextEditorExtension2 text ? text.validateEditorInputState() : source.isEditable();
  }
}
