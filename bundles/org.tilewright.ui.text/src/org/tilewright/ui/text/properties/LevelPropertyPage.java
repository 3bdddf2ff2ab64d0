package org.tilewright.ui.text.properties;

import java.util.List;
import java.util.Optional;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.IPostSelectionProvider;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.ISelectionChangedListener;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IWorkbenchPart;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.texteditor.ITextEditorExtension2;
import org.eclipse.ui.views.properties.IPropertySheetEntry;
import org.eclipse.ui.views.properties.PropertySheetPage;
import org.eclipse.ui.views.properties.PropertySheetSorter;
import org.tilewright.lang.ide.properties.LevelProperties;
import org.tilewright.lang.ide.properties.Property;
import org.tilewright.lang.ide.properties.ValueChange;
import org.tilewright.ui.text.EditorFollower;
import org.tilewright.workspace.LanguageServices;
import org.tilewright.workspace.ParsedDocument;

/** Shows what is at the cursor of a text editor, as the text says it. */
public final class LevelPropertyPage extends PropertySheetPage {

  private final ITextEditor editor;
  private final EditorFollower follower;
  private final ISelectionChangedListener cursorListener = event -> update();
  private Optional<ParsedDocument> parsed = Optional.empty();
  private List<Property> shown = List.of();

  /** A page for {@code editor}, made once per property sheet. */
  public LevelPropertyPage(ITextEditor editor) {
    this.editor = editor;
    follower = new EditorFollower(editor, this::parsed);
  }

  @Override
  public void createControl(Composite parent) {
    setSorter(new TextOrder());
    super.createControl(parent);
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

  @Override
  public void selectionChanged(IWorkbenchPart part, ISelection selection) {
    update(); // whatever the selection object is, the properties are those at the cursor
  }

  private void parsed(ParsedDocument result) {
    parsed = Optional.of(result);
    update();
  }

  private void update() {
    Control control = getControl();
    if (control == null || control.isDisposed() || parsed.isEmpty() || !parsed.get().isCurrent()) {
      return; // the next result comes soon
    }
    List<Property> now = LevelProperties.at(parsed.get().result(), cursor());
    if (!now.equals(shown)) { // setting the same again would end the editing of a value
      shown = now;
      super.selectionChanged(editor, new StructuredSelection(new LevelPropertySource(now, this::set)));
    }
  }

  /** Writes a value where the present text has it, which may not be where it was when the value was shown. */
  private void set(Property property, String value) {
    boolean mayChange = !(editor instanceof ITextEditorExtension2 text) || text.validateEditorInputState();
    Optional<IDocument> document = follower.document().filter(d -> mayChange);
    document.map(LanguageServices.find()::parsed).stream()
        .flatMap(now -> LevelProperties.at(now.result(), cursor()).stream())
        .filter(now -> now.group().equals(property.group()) && now.name().equals(property.name()))
        .flatMap(now -> now.change().stream())
        .findFirst()
        .ifPresent(change -> replace(document.get(), change, value));
  }

  private static void replace(IDocument document, ValueChange change, String value) {
    try {
      document.replace(change.range().offset(), change.range().length(), change.replacement(value));
    } catch (BadLocationException e) {
      throw new IllegalStateException("The text is not the one that was just parsed", e);
    }
  }

  private int cursor() {
    ISelection selection = editor.getSelectionProvider() == null ? null : editor.getSelectionProvider().getSelection();
    return selection instanceof ITextSelection text ? text.getOffset() : 0;
  }

  /** Keeps the order in which the properties were found: what is nearest to the cursor comes first. */
  private final class TextOrder extends PropertySheetSorter {

    @Override
    public int compare(IPropertySheetEntry a, IPropertySheetEntry b) {
      return 0;
    }

    @Override
    public int compareCategories(String a, String b) {
      List<String> groups = shown.stream().map(Property::group).distinct().toList();
      return Integer.compare(groups.indexOf(a), groups.indexOf(b));
    }
  }
}
