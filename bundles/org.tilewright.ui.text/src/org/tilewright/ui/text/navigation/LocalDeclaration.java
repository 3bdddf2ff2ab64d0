package org.tilewright.ui.text.navigation;

import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.hyperlink.IHyperlink;
import org.eclipse.ui.texteditor.ITextEditor;

/**
 * A declaration in the same text.
 *
 * @param getHyperlinkRegion the name that is the link
 * @param editor             editor of the text
 * @param declaration        the declared name
 */
record LocalDeclaration(IRegion getHyperlinkRegion, ITextEditor editor, IRegion declaration) implements IHyperlink {

  @Override
  public String getTypeLabel() {
    return null;
  }

  @Override
  public String getHyperlinkText() {
    return "Open Declaration";
  }

  @Override
  public void open() {
    editor.selectAndReveal(declaration.getOffset(), declaration.getLength());
  }
}
