package org.tilewright.ui.text.completion;

import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.IContentAssistProcessor;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.contentassist.IContextInformationValidator;
import org.tilewright.ui.text.highlight.Boards;
import org.tilewright.workspace.LanguageService;
import org.tilewright.workspace.LanguageServices;
import org.tilewright.workspace.ParsedDocument;

/** Offers what the language knows for the place of the cursor. The Generic Editor calls it in a background thread. */
public final class LevelCompletionProcessor implements IContentAssistProcessor {

  @Override
  public ICompletionProposal[] computeCompletionProposals(ITextViewer viewer, int offset) {
    IDocument document = viewer.getDocument();
    if (document == null || Boards.isInside(document, offset)) {
      return new ICompletionProposal[0]; // any character is right on a board
    }
    LanguageService language = LanguageServices.find();
    ParsedDocument parsed = language.parsed(document);
    return language.ide().completion(parsed.result().text(), Math.min(offset, parsed.result().text().length()), parsed.result())
        .stream().map(LevelProposal::new).toArray(ICompletionProposal[]::new);
  }

  @Override
  public IContextInformation[] computeContextInformation(ITextViewer viewer, int offset) {
    return new IContextInformation[0];
  }

  @Override
  public char[] getCompletionProposalAutoActivationCharacters() {
    return null; // on request only
  }

  @Override
  public char[] getContextInformationAutoActivationCharacters() {
    return null;
  }

  @Override
  public String getErrorMessage() {
    return null;
  }

  @Override
  public IContextInformationValidator getContextInformationValidator() {
    return null;
  }
}
