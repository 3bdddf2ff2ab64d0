package org.tilewright.ui.text.navigation;

import java.util.Optional;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.hyperlink.AbstractHyperlinkDetector;
import org.eclipse.jface.text.hyperlink.IHyperlink;
import org.eclipse.ui.texteditor.ITextEditor;
import org.tilewright.workspace.LanguageService;
import org.tilewright.workspace.LanguageServices;
import org.tilewright.workspace.ParsedDocument;

/** Offers the declaration of the name at the pointer or the cursor. */
public final class LevelHyperlinkDetector extends AbstractHyperlinkDetector {

  @Override
  public IHyperlink[] detectHyperlinks(ITextViewer viewer, IRegion region, boolean several) {
    LanguageService language = LanguageServices.find();
    // Called while the pointer moves: what is not parsed yet has no links yet.
    Optional<ParsedDocument> parsed = language.latest(viewer.getDocument()).filter(ParsedDocument::isCurrent);
    ITextEditor editor = getAdapter(ITextEditor.class);
    return parsed.filter(now -> editor != null)
        .flatMap(now -> link(language, now, region.getOffset(), editor))
        .map(link -> new IHyperlink[] {link})
        .orElse(null);
  }

  private static Optional<IHyperlink> link(LanguageService language, ParsedDocument parsed, int offset, ITextEditor editor) {
    return language.ide().reference(offset, parsed.result()).flatMap(reference ->
        language.ide().declaration(offset, parsed.result()).map(declaration -> {
          IRegion link = new Region(reference.offset(), reference.length());
          IRegion place = new Region(declaration.range().offset(), declaration.range().length());
          return declaration.local() ? new LocalDeclaration(link, editor, place)
              : new LibraryDeclaration(link, editor.getSite().getPage(), declaration.file(), place);
        }));
  }
}
