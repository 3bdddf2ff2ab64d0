package org.tilewright.lang.ide;

import org.eclipse.xtext.ide.server.ServerLauncher;
import org.eclipse.xtext.ide.server.ServerModule;

/** Starts a language server on standard input and output, for editors that speak the Language Server Protocol. */
public final class LevelServer {

  private LevelServer() {
  }

  /** Serves until the client closes the connection. @param args options of Xtext's launcher, usually none */
  public static void main(String[] args) {
    ServerLauncher.launch(LevelServer.class.getName(), args, new ServerModule());
  }
}
