package org.tilewright.lang.ide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.inject.Guice;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextDocumentItem;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.xtext.ide.server.LanguageServerImpl;
import org.eclipse.xtext.ide.server.ServerModule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The standard server finds the language and its services. */
class LanguageServerTest {

  @TempDir
  private Path folder;

  /** Remembers the diagnostics. */
  private static final class Client implements LanguageClient {

    private final List<PublishDiagnosticsParams> published = new ArrayList<>();

    @Override
    public void telemetryEvent(Object object) {
      // Not of interest.
    }

    @Override
    public synchronized void publishDiagnostics(PublishDiagnosticsParams diagnostics) {
      published.add(diagnostics);
    }

    @Override
    public void showMessage(MessageParams message) {
      // Not of interest.
    }

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public void logMessage(MessageParams message) {
      // Not of interest.
    }

    synchronized List<Diagnostic> diagnostics() {
      return published.stream().flatMap(p -> p.getDiagnostics().stream()).toList();
    }
  }

  @Test
  void diagnosticsFixesCompletionAndFormattingWork() throws Exception {
    LanguageServerImpl server = Guice.createInjector(new ServerModule()).getInstance(LanguageServerImpl.class);
    Client client = new Client();
    server.connect(client);
    InitializeParams params = new InitializeParams();
    WorkspaceClientCapabilities workspace = new WorkspaceClientCapabilities();
    workspace.setWorkspaceFolders(true);
    ClientCapabilities capabilities = new ClientCapabilities();
    capabilities.setWorkspace(workspace);
    params.setCapabilities(capabilities);
    params.setWorkspaceFolders(List.of(new WorkspaceFolder(folder.toUri().toString(), "levels")));
    server.initialize(params).get(60, TimeUnit.SECONDS);
    server.initialized(new InitializedParams());
    TextDocumentIdentifier file = new TextDocumentIdentifier(folder.resolve("a.level").toUri().toString());
    String text = "level  a uses dungeon {\nplace plaer at (1, 1)\ngoal exit\n}\n";
    server.didOpen(new DidOpenTextDocumentParams(new TextDocumentItem(file.getUri(), "level", 1, text)));
    List<CompletionItem> items = server.completion(new CompletionParams(file, new Position(1, 6))).get(60, TimeUnit.SECONDS)
        .getRight().getItems();
    assertTrue(items.stream().anyMatch(item -> item.getLabel().equals("wall")));
    Diagnostic unknown = client.diagnostics().stream().filter(d -> "name.unknownKind".equals(d.getCode().getLeft())).findFirst()
        .orElseThrow();
    assertEquals(new Position(1, 6), unknown.getRange().getStart());
    var actions = server.codeAction(new CodeActionParams(file, unknown.getRange(), new CodeActionContext(List.of(unknown))))
        .get(60, TimeUnit.SECONDS);
    assertEquals("Change to 'player'", actions.getFirst().getRight().getTitle());
    var edits = server.formatting(new DocumentFormattingParams(file, new FormattingOptions(2, true))).get(60, TimeUnit.SECONDS);
    assertEquals(3, edits.size());
    server.shutdown().get(60, TimeUnit.SECONDS);
  }
}
