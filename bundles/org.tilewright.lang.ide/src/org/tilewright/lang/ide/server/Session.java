package org.tilewright.lang.ide.server;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntConsumer;
import org.eclipse.lsp4j.DidChangeWatchedFilesRegistrationOptions;
import org.eclipse.lsp4j.FileSystemWatcher;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.Registration;
import org.eclipse.lsp4j.RegistrationParams;
import org.eclipse.lsp4j.ServerInfo;
import org.eclipse.lsp4j.SetTraceParams;
import org.eclipse.lsp4j.WorkDoneProgressCancelParams;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.RequestMessage;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.ide.LevelIde;

/** One client's time with the server, from {@code initialize} to {@code exit}. */
final class Session implements LanguageServer {

  private enum Stage {
    NEW, RUNNING, SHUT_DOWN
  }

  private final Worker worker;
  private final LanguageClient client;
  private final IntConsumer end;
  private final FolderWatch folders;
  private final TextRequests texts;
  private final WorkspaceRequests workspace;
  private Stage stage = Stage.NEW;
  private List<Path> roots = List.of();
  private ClientAbilities abilities = ClientAbilities.of(null);

  /**
   * A session that has not begun.
   *
   * @param libraries where libraries are that editors are to open
   * @param end       ends the connection with an exit code
   */
  Session(LevelLanguage language, Worker worker, LanguageClient client, LibraryFiles libraries, IntConsumer end) {
    this.worker = worker;
    this.client = client;
    this.end = end;
    LevelIde ide = new LevelIde(language);
    Documents documents = new Documents(language);
    Problems problems = new Problems(client);
    folders = new FolderWatch(worker, documents, problems, ide);
    texts = new TextRequests(worker, documents, problems, folders, ide, new Navigation(documents, libraries, ide),
        new Renaming(language, ide));
    workspace = new WorkspaceRequests(worker, documents, folders, ide);
  }

  /**
   * Checks that a request can be taken now.
   *
   * @throws RefusedMessage when it comes before the session has begun or after its end
   */
  synchronized void admit(RequestMessage request) throws RefusedMessage {
    boolean first = request.getMethod().equals("initialize");
    if (stage == Stage.NEW && !first) {
      throw new RefusedMessage(request.getRawId(), true, ResponseErrorCode.ServerNotInitialized,
          "The first request is 'initialize'");
    }
    if (stage == Stage.RUNNING && first || stage == Stage.SHUT_DOWN) {
      throw new RefusedMessage(request.getRawId(), true, ResponseErrorCode.InvalidRequest,
          first ? "The server is initialized already" : "The server is shut down");
    }
  }

  /** Whether a notification is heard now. */
  synchronized boolean hears(String method) {
    return stage == Stage.RUNNING || method.equals("exit");
  }

  @Override
  public synchronized CompletableFuture<InitializeResult> initialize(InitializeParams params) {
    stage = Stage.RUNNING;
    abilities = ClientAbilities.of(params.getCapabilities());
    texts.answerFor(abilities);
    roots = roots(params);
    if (params.getProcessId() != null) {
      watch(params.getProcessId());
    }
    return CompletableFuture.completedFuture(new InitializeResult(Offer.capabilities(), new ServerInfo("Tilewright")));
  }

  /** The folders that the client works in: none when it has opened a file alone. */
  private static List<Path> roots(InitializeParams params) {
    if (params.getWorkspaceFolders() != null) {
      return params.getWorkspaceFolders().stream().map(WorkspaceFolder::getUri)
          .flatMap(uri -> DocumentNames.file(uri).stream()).toList();
    }
    if (params.getRootUri() != null) {
      return DocumentNames.file(params.getRootUri()).stream().toList();
    }
    return params.getRootPath() == null ? List.of()
        : DocumentNames.file(Path.of(params.getRootPath()).toUri().toString()).stream().toList();
  }

  /** The server ends when the process does that it works for. */
  private void watch(long process) {
    ProcessHandle.of(process).map(ProcessHandle::onExit).orElseGet(() -> CompletableFuture.completedFuture(null))
        .thenRun(() -> end.accept(0));
  }

  @Override
  public synchronized void initialized(InitializedParams params) {
    roots.forEach(folders::add);
    if (abilities.fileWatcher()) {
      client.registerCapability(new RegistrationParams(List.of(new Registration("levels", "workspace/didChangeWatchedFiles",
          new DidChangeWatchedFilesRegistrationOptions(List.of(new FileSystemWatcher(Either.forLeft("**/*.{level,ruleset}"))))))));
    }
  }

  @Override
  public TextRequests getTextDocumentService() {
    return texts;
  }

  @Override
  public WorkspaceRequests getWorkspaceService() {
    return workspace;
  }

  @Override
  public void setTrace(SetTraceParams params) {
    // Nothing is traced.
  }

  @Override
  public void cancelProgress(WorkDoneProgressCancelParams params) {
    // Nothing takes long enough to show progress.
  }

  /** Answers when everything is answered that has been asked before. */
  @Override
  public synchronized CompletableFuture<Object> shutdown() {
    stage = Stage.SHUT_DOWN;
    return worker.answer(() -> null);
  }

  @Override
  public synchronized void exit() {
    end.accept(stage == Stage.SHUT_DOWN ? 0 : 1);
  }
}
