package org.tilewright.ui.text.navigation;

import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.hyperlink.AbstractHyperlinkDetector;
import org.eclipse.jface.text.hyperlink.IHyperlink;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.resource.EObjectAtOffsetHelper;
import org.eclipse.xtext.resource.ILocationInFileProvider;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
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
    XtextResource resource = parsed.result().resource();
    EObjectAtOffsetHelper helper = new EObjectAtOffsetHelper();
    INode reference = helper.getCrossReferenceNode(resource, new TextRegion(offset, 0));
    EObject target = helper.resolveCrossReferencedElementAt(resource, offset);
    if (reference == null || target == null || target.eIsProxy() || !(target.eResource() instanceof XtextResource home)) {
      return Optional.empty();
    }
    ITextRegion place = language.language().injector().getInstance(ILocationInFileProvider.class)
        .getSignificantTextRegion(target);
    IRegion link = new Region(reference.getOffset(), reference.getLength());
    IRegion declaration = new Region(place.getOffset(), place.getLength());
    return Optional.of(home == resource ? new LocalDeclaration(link, editor, declaration)
        : new LibraryDeclaration(link, editor.getSite().getPage(), home.getURI(), declaration));
  }
}
