package org.tilewright.lang.ide.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import org.tilewright.engine.Rulesets;
import org.tilewright.lang.LevelLanguage;

/** The language server, for editors that speak the Language Server Protocol. */
public final class LevelServer {

  private final Rulesets rulesets;
  private final Path libraries;

  /**
   * A server for levels of some games.
   *
   * @param rulesets  the games
   * @param libraries folder for readable copies of the games' libraries, which are inside of jars; made when it is needed
   */
  public LevelServer(Rulesets rulesets, Path libraries) {
    this.rulesets = rulesets;
    this.libraries = libraries;
  }

  /** A server that keeps the copies of libraries in the cache of the user. */
  public static LevelServer ofUser(Rulesets rulesets) {
    return new LevelServer(rulesets, LibraryFiles.cacheOfUser(System.getenv(), Path.of(System.getProperty("user.home")),
        Path.of(System.getProperty("java.io.tmpdir"))));
  }

  /**
   * Serves one client until it is gone or says {@code exit}.
   *
   * @param in  what the client says
   * @param out what the client hears; nobody else may write to it
   * @return the exit code that the protocol wants: 1 for {@code exit} without {@code shutdown} before, 0 otherwise
   * @throws IOException          when {@code out} cannot be written, also because the client does not listen any more
   * @throws InterruptedException when the thread is interrupted while it serves
   */
  public int serve(InputStream in, OutputStream out) throws IOException, InterruptedException {
    return new Connection(in, out, new LevelLanguage(rulesets), new LibraryFiles(libraries)).serve();
  }
}
