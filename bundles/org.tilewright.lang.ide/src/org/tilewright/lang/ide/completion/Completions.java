package org.tilewright.lang.ide.completion;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistContext;
import org.eclipse.xtext.ide.editor.contentassist.ContentAssistEntry;
import org.eclipse.xtext.ide.editor.contentassist.IdeContentProposalAcceptor;
import org.eclipse.xtext.ide.editor.contentassist.IdeContentProposalProvider;
import org.eclipse.xtext.ide.editor.contentassist.antlr.ContentAssistContextFactory;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.util.TextRegion;
import org.tilewright.lang.compile.TextRange;

/** Proposals for a place of a text. */
public class Completions {

  @Inject
  private Provider<ContentAssistContextFactory> contextFactories;

  @Inject
  private Provider<IdeContentProposalAcceptor> acceptors;

  @Inject
  private IdeContentProposalProvider proposals;

  /**
   * What can be inserted, best first.
   *
   * @param text     the whole text
   * @param place    where; behind the text means its end
   * @param resource the syntax tree of that text
   */
  public List<Proposal> at(String text, int place, XtextResource resource) {
    int offset = Math.clamp(place, 0, text.length());
    if (isInsideLiteral(offset, resource)) {
      return List.of();
    }
    ContentAssistContextFactory factory = contextFactories.get();
    factory.setPool(new SameThread());
    ContentAssistContext[] contexts = factory.create(text, new TextRegion(offset, 0), offset, resource);
    IdeContentProposalAcceptor acceptor = acceptors.get();
    acceptor.setCancelIndicator(CancelIndicator.NullImpl);
    proposals.createProposals(List.of(contexts), acceptor);
    List<Proposal> result = new ArrayList<>();
    Set<List<String>> seen = new HashSet<>();
    for (ContentAssistEntry entry : acceptor.getEntries()) {
      if (seen.add(List.of(label(entry), entry.getProposal()))) {
        result.add(proposal(entry, offset));
      }
    }
    return result;
  }

  /** Whether the offset is within a map, a string, a symbol or a comment, where nothing of the language can be meant. */
  private static boolean isInsideLiteral(int offset, XtextResource resource) {
    if (offset == 0 || resource.getParseResult() == null) {
      return false;
    }
    ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(resource.getParseResult().getRootNode(), offset - 1);
    if (leaf == null || leaf.getLength() == 0) {
      return false;
    }
    String text = resource.getParseResult().getRootNode().getText();
    char first = text.charAt(leaf.getOffset());
    char last = text.charAt(leaf.getEndOffset() - 1);
    boolean lineComment = text.startsWith("//", leaf.getOffset());
    boolean literal = first == '"' || first == '\'' || lineComment || text.startsWith("/*", leaf.getOffset());
    return literal && (offset < leaf.getEndOffset() || lineComment && last != '\n' && last != '\r');
  }

  private static Proposal proposal(ContentAssistEntry entry, int offset) {
    int start = offset - entry.getPrefix().length();
    List<TextRange> placeholders = entry.getEditPositions().stream()
        .map(region -> new TextRange(region.getOffset() - start, region.getLength())).toList();
    int caret = entry.getEscapePosition() == null ? entry.getProposal().length() : entry.getEscapePosition() - start;
    return new Proposal(sort(entry), label(entry), entry.getDescription() == null ? "" : entry.getDescription(),
        entry.getDocumentation() == null ? "" : entry.getDocumentation(), new TextRange(start, entry.getPrefix().length()),
        entry.getProposal(), placeholders, caret);
  }

  private static String label(ContentAssistEntry entry) {
    return entry.getLabel() == null ? entry.getProposal() : entry.getLabel();
  }

  private static Proposal.Sort sort(ContentAssistEntry entry) {
    if (entry.getSource() instanceof Proposal.Sort sort) {
      return sort;
    }
    return switch (entry.getKind()) {
      case ContentAssistEntry.KIND_SNIPPET -> Proposal.Sort.TEMPLATE;
      case ContentAssistEntry.KIND_KEYWORD -> Proposal.Sort.KEYWORD;
      default -> Proposal.Sort.VALUE;
    };
  }

  /** The framework wants a pool; its tasks are short, and callers are in the background already. */
  private static final class SameThread extends AbstractExecutorService {

    @Override
    public void execute(Runnable task) {
      task.run();
    }

    @Override
    public void shutdown() {
      // There is no thread to stop.
    }

    @Override
    public List<Runnable> shutdownNow() {
      return List.of();
    }

    @Override
    public boolean isShutdown() {
      return false;
    }

    @Override
    public boolean isTerminated() {
      return false;
    }

    @Override
    public boolean awaitTermination(long timeout, TimeUnit unit) {
      return true;
    }
  }
}
