package org.tilewright.lang.ide;

import com.google.inject.Guice;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import org.eclipse.lsp4j.jsonrpc.Launcher;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.xtext.ide.server.LanguageServerImpl;
import org.eclipse.xtext.ide.server.ServerModule;

/** The language server, for editors that speak the Language Server Protocol: diagnostics, completion, hover, fixes, formatting. */
public final class LevelServer {

  private LevelServer() {
  }

  /** Serves on standard input and output until the client closes the connection. */
  public static void main(String[] args) throws InterruptedException {
    InputStream in = System.in;
    OutputStream out = System.out;
    // Whatever else is printed, such as a log, would damage the protocol.
    System.setOut(System.err);
    serve(in, out);
  }

  /**
   * Serves one client until it closes the connection. The protocol's {@code exit} ends the whole process, as it demands:
   * with exit code 0 after {@code shutdown}, with 1 without.
   *
   * @param in  what the client says
   * @param out what the client hears; nobody else may write to it
   * @throws InterruptedException when the thread is interrupted while it serves
   */
  public static void serve(InputStream in, OutputStream out) throws InterruptedException {
    LanguageServerImpl server = Guice.createInjector(new ServerModule()).getInstance(LanguageServerImpl.class);
    Launcher<LanguageClient> launcher = Launcher.createLauncher(server, LanguageClient.class, in, out, true, null);
    server.connect(launcher.getRemoteProxy());
    try {
      launcher.startListening().get();
    } catch (ExecutionException | CancellationException connectionLost) {
      // As good an end as an orderly one: the client is gone.
    }
  }
}
