package org.tilewright.ui.text.completion;

import java.util.Locale;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension2;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension6;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.jface.text.link.LinkedModeModel;
import org.eclipse.jface.text.link.LinkedModeUI;
import org.eclipse.jface.text.link.LinkedPosition;
import org.eclipse.jface.text.link.LinkedPositionGroup;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.ide.completion.Proposal;
import org.tilewright.ui.text.hover.MarkdownText;

/** A proposal of the language in the list of the editor. */
final class LevelProposal implements ICompletionProposal, ICompletionProposalExtension2, ICompletionProposalExtension6 {

  private final Proposal proposal;
  private int caret;
  private int selected;

  LevelProposal(Proposal proposal) {
    this.proposal = proposal;
  }

  @Override
  public void apply(IDocument document) {
    insert(document, proposal.range().end());
  }

  @Override
  public void apply(ITextViewer viewer, char trigger, int stateMask, int offset) {
    insert(viewer.getDocument(), offset);
    if (!proposal.placeholders().isEmpty()) {
      fillIn(viewer);
    }
  }

  /** Replaces what was typed when the list opened and since. */
  private void insert(IDocument document, int end) {
    int start = proposal.range().offset();
    try {
      document.replace(start, Math.max(0, end - start), proposal.text());
    } catch (BadLocationException e) {
      throw new IllegalStateException("The proposal is not for this text", e);
    }
    caret = start + proposal.caret();
  }

  private void fillIn(ITextViewer viewer) {
    int start = proposal.range().offset();
    try {
      LinkedModeModel model = new LinkedModeModel();
      int stop = 0;
      for (TextRange placeholder : proposal.placeholders()) {
        LinkedPositionGroup group = new LinkedPositionGroup();
        group.addPosition(new LinkedPosition(viewer.getDocument(), start + placeholder.offset(), placeholder.length(), stop++));
        model.addGroup(group);
      }
      model.forceInstall();
      LinkedModeUI linked = new LinkedModeUI(model, viewer);
      linked.setExitPosition(viewer, caret, 0, Integer.MAX_VALUE);
      linked.enter();
      caret = linked.getSelectedRegion().getOffset();
      selected = linked.getSelectedRegion().getLength();
    } catch (BadLocationException e) {
      throw new IllegalStateException("A place to fill in lies outside of its proposal", e);
    }
  }

  @Override
  public Point getSelection(IDocument document) {
    return new Point(caret, selected);
  }

  @Override
  public boolean validate(IDocument document, int offset, DocumentEvent event) {
    int start = proposal.range().offset();
    try {
      String typed = offset < start ? "" : document.get(start, offset - start);
      return offset >= start && proposal.text().toLowerCase(Locale.ROOT).startsWith(typed.toLowerCase(Locale.ROOT));
    } catch (BadLocationException e) {
      return false;
    }
  }

  @Override
  public String getDisplayString() {
    return getStyledDisplayString().getString();
  }

  @Override
  public StyledString getStyledDisplayString() {
    StyledString label = new StyledString(proposal.label());
    return proposal.detail().isEmpty() ? label : label.append("  " + proposal.detail(), StyledString.DECORATIONS_STYLER);
  }

  @Override
  public String getAdditionalProposalInfo() {
    return proposal.documentation().isEmpty() ? null : MarkdownText.plain(proposal.documentation());
  }

  @Override
  public Image getImage() {
    return null;
  }

  @Override
  public IContextInformation getContextInformation() {
    return null;
  }

  @Override
  public void selected(ITextViewer viewer, boolean smartToggle) {
    // nothing is shown in the text before it is chosen
  }

  @Override
  public void unselected(ITextViewer viewer) {
    // nothing was shown
  }
}
