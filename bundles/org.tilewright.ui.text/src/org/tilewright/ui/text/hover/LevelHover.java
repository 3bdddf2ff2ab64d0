package org.tilewright.ui.text.hover;

import java.util.Optional;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextHover;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.tilewright.lang.ide.documentation.Hover;
import org.tilewright.workspace.LanguageService;
import org.tilewright.workspace.LanguageServices;
import org.tilewright.workspace.ParsedDocument;

/** Shows what the name or the map character under the pointer means. Problems are shown by the platform's own hovers. */
public final class LevelHover implements ITextHover {

  @Override
  public String getHoverInfo(ITextViewer viewer, IRegion region) {
    return at(viewer.getDocument(), region.getOffset()).map(hover -> MarkdownText.plain(hover.markdown())).orElse(null);
  }

  @Override
  public IRegion getHoverRegion(ITextViewer viewer, int offset) {
    return at(viewer.getDocument(), offset)
        .map(hover -> (IRegion) new Region(hover.range().offset(), hover.range().length())).orElse(null);
  }

  private static Optional<Hover> at(IDocument document, int offset) {
    if (document == null || offset < 0 || offset >= document.getLength()) {
      return Optional.empty();
    }
    LanguageService language = LanguageServices.find();
    // Called while the pointer moves: what is not parsed yet is not explained yet.
    return language.latest(document).filter(ParsedDocument::isCurrent)
        .flatMap(parsed -> language.ide().hover(offset, parsed.result()));
  }
}
