package org.tilewright.lang.ide.server;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.tilewright.lang.ide.LevelIde;

/** Requests about the client's folders. */
final class WorkspaceRequests implements WorkspaceService {

  private static final int MAX_SYMBOLS = 2_000;

  private final Worker worker;
  private final Documents documents;
  private final FolderWatch folders;
  private final LevelIde ide;

  WorkspaceRequests(Worker worker, Documents documents, FolderWatch folders, LevelIde ide) {
    this.worker = worker;
    this.documents = documents;
    this.folders = folders;
    this.ide = ide;
  }

  @Override
  public CompletableFuture<Either<List<? extends SymbolInformation>, List<? extends WorkspaceSymbol>>> symbol(
      WorkspaceSymbolParams params) {
    List<Document> open = documents.opened().stream().sorted((a, b) -> a.uri().compareTo(b.uri())).toList();
    return worker.answer(() -> Either.forLeft(Stream.concat(
        open.stream().flatMap(document -> new Symbols(document).named(ide.outline(document.result())).stream()),
        folders.symbols().stream())
        .filter(symbol -> Symbols.matches(symbol.getName(), params.getQuery())).limit(MAX_SYMBOLS).toList()));
  }

  @Override
  public void didChangeWorkspaceFolders(DidChangeWorkspaceFoldersParams params) {
    params.getEvent().getRemoved().forEach(folder -> file(folder).ifPresent(folders::remove));
    params.getEvent().getAdded().forEach(folder -> file(folder).ifPresent(folders::add));
  }

  private static Optional<Path> file(WorkspaceFolder folder) {
    return DocumentNames.file(folder.getUri());
  }

  @Override
  public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {
    params.getChanges().forEach(change -> DocumentNames.file(change.getUri()).ifPresent(folders::changed));
  }

  @Override
  public void didChangeConfiguration(DidChangeConfigurationParams params) {
    // There is nothing to configure.
  }
}
