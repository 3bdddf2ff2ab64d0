package org.tilewright.lang.ide.server;

import java.util.List;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CompletionOptions;
import org.eclipse.lsp4j.PositionEncodingKind;
import org.eclipse.lsp4j.RenameOptions;
import org.eclipse.lsp4j.SemanticTokensWithRegistrationOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.TextDocumentSyncKind;
import org.eclipse.lsp4j.TextDocumentSyncOptions;
import org.eclipse.lsp4j.WorkspaceFoldersOptions;
import org.eclipse.lsp4j.WorkspaceServerCapabilities;

/** What the server offers: each request that it answers, and no other. */
final class Offer {

  private Offer() {
  }

  static ServerCapabilities capabilities() {
    ServerCapabilities offer = new ServerCapabilities();
    offer.setPositionEncoding(PositionEncodingKind.UTF16);
    TextDocumentSyncOptions sync = new TextDocumentSyncOptions();
    sync.setOpenClose(true);
    sync.setChange(TextDocumentSyncKind.Incremental);
    offer.setTextDocumentSync(sync);
    offer.setCompletionProvider(new CompletionOptions(false, List.of()));
    offer.setHoverProvider(true);
    offer.setDefinitionProvider(true);
    offer.setReferencesProvider(true);
    offer.setDocumentHighlightProvider(true);
    offer.setDocumentSymbolProvider(true);
    offer.setWorkspaceSymbolProvider(true);
    offer.setCodeActionProvider(new CodeActionOptions(List.of(CodeActionKind.QuickFix)));
    offer.setDocumentFormattingProvider(true);
    offer.setDocumentRangeFormattingProvider(true);
    offer.setRenameProvider(new RenameOptions(true));
    offer.setFoldingRangeProvider(true);
    offer.setSemanticTokensProvider(new SemanticTokensWithRegistrationOptions(TokenWriter.legend(), true, true));
    WorkspaceFoldersOptions folders = new WorkspaceFoldersOptions();
    folders.setSupported(true);
    folders.setChangeNotifications(true);
    offer.setWorkspace(new WorkspaceServerCapabilities(folders));
    return offer;
  }
}
