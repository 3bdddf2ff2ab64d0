package org.tilewright.lang.ide.server;

import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.DidChangeWatchedFilesCapabilities;
import org.eclipse.lsp4j.DocumentSymbolCapabilities;
import org.eclipse.lsp4j.HoverCapabilities;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;

/**
 * What a client says that it can do, as far as answers depend on it. What it does not mention it cannot do.
 *
 * @param snippets    whether texts to insert may have places to fill in
 * @param symbolTrees whether the symbols of a document may be a tree
 * @param markdown    whether hovers may be Markdown
 * @param fileWatcher whether it can be asked to tell of files that change
 */
record ClientAbilities(boolean snippets, boolean symbolTrees, boolean markdown, boolean fileWatcher) {

  static ClientAbilities of(ClientCapabilities capabilities) {
    Optional<ClientCapabilities> all = Optional.ofNullable(capabilities);
    Optional<TextDocumentClientCapabilities> texts = all.map(ClientCapabilities::getTextDocument);
    return new ClientAbilities(
        texts.map(TextDocumentClientCapabilities::getCompletion).map(CompletionCapabilities::getCompletionItem)
            .map(CompletionItemCapabilities::getSnippetSupport).orElse(false),
        texts.map(TextDocumentClientCapabilities::getDocumentSymbol)
            .map(DocumentSymbolCapabilities::getHierarchicalDocumentSymbolSupport).orElse(false),
        texts.map(TextDocumentClientCapabilities::getHover).map(HoverCapabilities::getContentFormat)
            .orElse(List.of(MarkupKind.MARKDOWN)).contains(MarkupKind.MARKDOWN),
        all.map(ClientCapabilities::getWorkspace).map(WorkspaceClientCapabilities::getDidChangeWatchedFiles)
            .map(DidChangeWatchedFilesCapabilities::getDynamicRegistration).orElse(false));
  }
}
