package org.tilewright.ui.text.outline;

import java.util.List;
import java.util.OptionalInt;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider;
import org.eclipse.jface.viewers.IPostSelectionProvider;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.SelectionChangedEvent;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.contentoutline.ContentOutlinePage;
import org.tilewright.ui.text.EditorFollower;
import org.tilewright.workspace.ParsedDocument;

/**
 * The outline of the text of an editor. Selecting an item selects its name in the text, moving the cursor selects the item it
 * is in. What is expanded stays expanded while the text changes.
 */
public final class LevelOutlinePage extends ContentOutlinePage {

  /** Levels and their sections. */
  private static final int FIRST_EXPANSION = 3;

  private final ITextEditor editor;
  private final EditorFollower follower;
  private final ISelectionChangedListener cursorListener = this::cursorMoved;
  private List<OutlineItem> items = List.of();
  private boolean selectingByCursor;
  /** Where choosing a line has put the cursor. */
  private OptionalInt chosen = OptionalInt.empty();

  /** A page for {@code editor}, made once per outline view. */
  public LevelOutlinePage(ITextEditor editor) {
    this.editor = editor;
    follower = new EditorFollower(editor, this::parsed);
  }

  @Override
  public void createControl(Composite parent) {
    super.createControl(parent);
    TreeViewer tree = getTreeViewer();
    tree.setUseHashlookup(true);
    tree.setContentProvider(new OutlineContent());
    tree.setLabelProvider(new DelegatingStyledCellLabelProvider(new OutlineLabels()));
    tree.setAutoExpandLevel(FIRST_EXPANSION);
    tree.setInput(items);
    follower.start();
    if (editor.getSelectionProvider() instanceof IPostSelectionProvider provider) {
      provider.addPostSelectionChangedListener(cursorListener);
    }
  }

  @Override
  public void dispose() {
    follower.stop();
    if (editor.getSelectionProvider() instanceof IPostSelectionProvider provider) {
      provider.removePostSelectionChangedListener(cursorListener);
    }
    super.dispose();
  }

  private void parsed(ParsedDocument parsed) {
    TreeViewer tree = getTreeViewer();
    if (tree == null || tree.getControl().isDisposed()) {
      return;
    }
    boolean first = items.isEmpty();
    Object[] expanded = tree.getExpandedElements();
    items = OutlineItem.of(parsed);
    tree.getControl().setRedraw(false);
    try {
      tree.setInput(items);
      if (first) {
        tree.expandToLevel(FIRST_EXPANSION);
      } else {
        tree.setExpandedElements(expanded);
      }
    } finally {
      tree.getControl().setRedraw(true);
    }
    selectAtCursor();
  }

  @Override
  public void selectionChanged(SelectionChangedEvent event) {
    super.selectionChanged(event);
    if (!selectingByCursor && event.getStructuredSelection().getFirstElement() instanceof OutlineItem item) {
      chosen = OptionalInt.of(item.node().selection().offset());
      editor.selectAndReveal(item.node().selection().offset(), item.node().selection().length());
    }
  }

  private void cursorMoved(SelectionChangedEvent event) {
    selectAtCursor();
  }

  private void selectAtCursor() {
    TreeViewer tree = getTreeViewer();
    if (tree == null || tree.getControl().isDisposed()
        || editor.getSelectionProvider() == null
        || !(editor.getSelectionProvider().getSelection() instanceof ITextSelection cursor)) {
      return;
    }
    boolean chosenHere = chosen.equals(OptionalInt.of(cursor.getOffset()));
    chosen = OptionalInt.empty();
    if (chosenHere) {
      return; // a section would lose the selection to the first line in it
    }
    selectingByCursor = true;
    try {
      // Never without a selection: a tree that gets the focus would choose its first line and so move the cursor.
      OutlineItem.at(items, cursor.getOffset()).or(() -> items.stream().findFirst())
          .ifPresent(item -> tree.setSelection(new StructuredSelection(item), true));
    } finally {
      selectingByCursor = false;
    }
  }

  @Override
  protected int getTreeStyle() {
    return super.getTreeStyle() & ~SWT.MULTI | SWT.SINGLE;
  }
}
