package org.tilewright.lang.ide.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.InsertTextMode;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.ide.completion.Proposal;

/** Proposals in the words of the protocol. */
final class CompletionWriter {

  private final Document document;
  private final boolean snippets;

  /** Writes proposals for a document. @param snippets whether the client knows texts with places to fill in */
  CompletionWriter(Document document, boolean snippets) {
    this.document = document;
    this.snippets = snippets;
  }

  /** The items, which sort as the proposals do. */
  List<CompletionItem> items(List<Proposal> proposals) {
    List<CompletionItem> items = new ArrayList<>();
    for (Proposal proposal : proposals) {
      items.add(item(proposal, items.size()));
    }
    return items;
  }

  private CompletionItem item(Proposal proposal, int index) {
    CompletionItem item = new CompletionItem(proposal.label());
    item.setKind(kind(proposal.sort()));
    item.setSortText(String.format(Locale.ROOT, "%06d", index));
    if (!proposal.detail().isEmpty()) {
      item.setDetail(proposal.detail());
    }
    if (!proposal.documentation().isEmpty()) {
      item.setDocumentation(new MarkupContent(MarkupKind.MARKDOWN, proposal.documentation()));
    }
    boolean snippet = snippets && (!proposal.placeholders().isEmpty() || proposal.caret() != proposal.text().length());
    item.setInsertTextFormat(snippet ? InsertTextFormat.Snippet : InsertTextFormat.PlainText);
    item.setInsertTextMode(InsertTextMode.AsIs);
    item.setTextEdit(Either.forLeft(new TextEdit(document.positions().range(proposal.range()),
        snippet ? snippet(proposal) : proposal.text())));
    return item;
  }

  /** The text with its places as <code>${1:default}</code> and the caret's as {@code $0}. */
  private static String snippet(Proposal proposal) {
    StringBuilder out = new StringBuilder();
    int at = 0;
    int number = 0;
    boolean caret = false;
    for (TextRange place : proposal.placeholders()) {
      if (!caret && proposal.caret() <= place.offset()) {
        caret = true;
        out.append(escaped(proposal.text().substring(at, proposal.caret()))).append("$0");
        at = proposal.caret();
      }
      out.append(escaped(proposal.text().substring(at, place.offset()))).append("${").append(++number).append(':')
          .append(escaped(proposal.text().substring(place.offset(), place.end()))).append('}');
      at = place.end();
    }
    if (!caret && proposal.caret() >= at) {
      out.append(escaped(proposal.text().substring(at, proposal.caret()))).append("$0");
      at = proposal.caret();
    }
    return out.append(escaped(proposal.text().substring(at))).toString();
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("$", "\\$").replace("}", "\\}");
  }

  private static CompletionItemKind kind(Proposal.Sort sort) {
    return switch (sort) {
      case KEYWORD -> CompletionItemKind.Keyword;
      case KIND -> CompletionItemKind.Class;
      case ATTRIBUTE, CONFIG_KEY -> CompletionItemKind.Property;
      case GOAL -> CompletionItemKind.Function;
      case RULESET -> CompletionItemKind.Module;
      case VALUE -> CompletionItemKind.Value;
      case TEMPLATE -> CompletionItemKind.Snippet;
    };
  }
}
