package org.tilewright.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.Callable;
import org.tilewright.engine.Rulesets;
import org.tilewright.lang.ide.server.LevelServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The verb that lets any editor edit levels. */
@Command(name = "lsp", mixinStandardHelpOptions = true, description = {
    "Serves the Language Server Protocol on standard input and output, for editors to start: problems while typing,",
    "completion, hover, repairs, renaming, formatting. Ends when the editor does."})
final class LspCommand implements Callable<Integer> {

  @Option(names = "--stdio", description = "Standard input and output, as many editors say; there is nothing else.")
  private boolean standardStreams;

  private final Rulesets rulesets;

  LspCommand(Environment environment) {
    rulesets = environment.rulesets();
  }

  @Override
  public Integer call() throws CommandFailure, InterruptedException {
    // Not System.out, which keeps to itself that nobody listens any more.
    InputStream in = StandardStreams.input();
    OutputStream out = new FileOutputStream(FileDescriptor.out);
    // Whatever else is printed, such as a log, would damage the protocol.
    System.setOut(System.err);
    try {
      return LevelServer.ofUser(rulesets).serve(in, out);
    } catch (IOException e) {
      if (StandardStreams.isReaderGone(e)) {
        return Main.GOOD;
      }
      throw CommandFailure.input(StandardStreams.lost(e));
    }
  }
}
