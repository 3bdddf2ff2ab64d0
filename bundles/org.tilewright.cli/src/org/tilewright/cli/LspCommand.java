package org.tilewright.cli;

import java.util.concurrent.Callable;
import org.tilewright.lang.ide.LevelServer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The verb that lets any editor edit levels. */
@Command(name = "lsp", mixinStandardHelpOptions = true, description = {
    "Serves the Language Server Protocol on standard input and output, for editors to start: problems while typing,",
    "completion, hover, repairs, formatting. Ends when the editor does."})
final class LspCommand implements Callable<Integer> {

  @Option(names = "--stdio", description = "Standard input and output, as many editors say; there is nothing else.")
  private boolean standardStreams;

  @Override
  public Integer call() throws InterruptedException {
    LevelServer.main(new String[0]);
    return Main.GOOD;
  }
}
