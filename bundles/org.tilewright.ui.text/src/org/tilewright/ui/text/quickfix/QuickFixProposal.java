package org.tilewright.ui.text.quickfix;

import java.util.stream.Collectors;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.tilewright.lang.ide.quickfix.QuickFix;
import org.tilewright.lang.text.TextEdit;
import org.tilewright.ui.text.DocumentEdits;
import org.tilewright.workspace.ParsedDocument;

/** A repair in the list of the editor. */
final class QuickFixProposal implements ICompletionProposal {

  private final ParsedDocument parsed;
  private final QuickFix fix;
  private Point selection;

  QuickFixProposal(ParsedDocument parsed, QuickFix fix) {
    this.parsed = parsed;
    this.fix = fix;
  }

  @Override
  public void apply(IDocument document) {
    if (parsed.isCurrent() && !fix.edits().isEmpty()) {
      TextEdit first = fix.edits().getFirst();
      Position place = new Position(first.offset() + first.length());
      DocumentEdits.apply(document, fix.edits(), place);
      selection = new Point(place.getOffset(), 0);
    }
  }

  @Override
  public Point getSelection(IDocument document) {
    return selection;
  }

  @Override
  public String getAdditionalProposalInfo() {
    return fix.edits().stream().map(TextEdit::text).filter(text -> !text.isBlank()).collect(Collectors.joining("\n"));
  }

  @Override
  public String getDisplayString() {
    return fix.label();
  }

  @Override
  public Image getImage() {
    return null;
  }

  @Override
  public IContextInformation getContextInformation() {
    return null;
  }
}
