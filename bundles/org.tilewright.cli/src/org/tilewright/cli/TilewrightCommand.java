package org.tilewright.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The command above all verbs; on its own it only explains itself. */
@Command(name = TilewrightCommand.NAME, mixinStandardHelpOptions = true, versionProvider = Version.class,
    synopsisSubcommandLabel = "VERB", description = "Checks, plays, converts and draws levels without a window.",
    commandListHeading = "%nVerbs:%n", footer = {"", "Exit codes: 0 good, 1 the input is at fault, 2 wrong usage.",
        "A file to read may be a pipe, or - for standard input. Files written with -o replace existing ones, as a whole or not",
        "at all; links, permissions, pipes and devices stay what they are, and no verb writes into a file that it reads."})
final class TilewrightCommand implements Runnable {

  /** What users type in front of a verb. */
  static final String NAME = "tilewright";

  @Spec
  private CommandSpec spec;

  @Override
  public void run() {
    throw new CommandLine.ParameterException(spec.commandLine(), "A verb is missing.");
  }
}
