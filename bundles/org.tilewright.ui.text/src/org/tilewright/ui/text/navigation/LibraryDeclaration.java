package org.tilewright.ui.text.navigation;

import java.net.MalformedURLException;
import java.net.URI;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.IPath;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.hyperlink.IHyperlink;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;

/**
 * A declaration in the library of a game, which opens for reading.
 *
 * @param getHyperlinkRegion the name that is the link
 * @param page               where to open an editor
 * @param library            address of the library
 * @param declaration        the declared name
 */
record LibraryDeclaration(IRegion getHyperlinkRegion, IWorkbenchPage page, URI library, IRegion declaration)
    implements IHyperlink {

  private static final String GENERIC_EDITOR = "org.eclipse.ui.genericeditor.GenericEditor";

  @Override
  public String getTypeLabel() {
    return null;
  }

  @Override
  public String getHyperlinkText() {
    return "Open Declaration in " + name();
  }

  private String name() {
    return IPath.forPosix(library.toString()).lastSegment();
  }

  @Override
  public void open() {
    try {
      IEditorPart editor = IDE.openEditor(page, new LibraryInput(library.toURL()),
          GENERIC_EDITOR);
      ITextEditor text = Adapters.adapt(editor, ITextEditor.class);
      if (text != null) {
        text.selectAndReveal(declaration.getOffset(), declaration.getLength());
      }
    } catch (PartInitException | MalformedURLException | IllegalArgumentException e) {
      MessageDialog.openError(page.getWorkbenchWindow().getShell(), "Open Declaration",
          "The library " + name() + " cannot be opened: " + e.getMessage());
    }
  }
}
