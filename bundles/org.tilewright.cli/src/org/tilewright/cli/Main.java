package org.tilewright.cli;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.tilewright.engine.Rulesets;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The command line. Exit codes: {@value #GOOD} when all is good, {@value #INPUT_AT_FAULT} when the input is at fault,
 * {@value #WRONG_USAGE} for wrong usage.
 */
public final class Main {

  /** All is good. */
  public static final int GOOD = 0;

  /** The input is at fault. */
  public static final int INPUT_AT_FAULT = 1;

  /** The command line is used wrongly. */
  public static final int WRONG_USAGE = 2;

  /** What makes the command object of a verb; only the one that is asked for is made. */
  private static final Map<String, Function<Environment, Object>> VERBS = new LinkedHashMap<>();

  static {
    VERBS.put("validate", ValidateCommand::new);
    VERBS.put("generate", GenerateCommand::new);
    VERBS.put("maze", MazeCommand::new);
    VERBS.put("board", BoardCommand::new);
    VERBS.put("play", PlayCommand::new);
    VERBS.put("legal", LegalCommand::new);
    VERBS.put("replay", ReplayCommand::new);
    VERBS.put("import", ImportCommand::new);
    VERBS.put("export", ExportCommand::new);
    VERBS.put("render", RenderCommand::new);
    VERBS.put("serve", ServeCommand::new);
    VERBS.put("lsp", LspCommand::new);
    VERBS.put("classpath", ClassPathCommand::new);
    VERBS.put("help", environment -> new CommandLine.HelpCommand());
  }

  private final Terminal terminal;

  /** A command line that talks to {@code terminal}. */
  Main(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Runs the verb that the arguments ask for, and ends the process with its exit code. */
  public static void main(String[] args) {
    // Pictures are drawn in memory; without this, drawing would look for a display.
    System.setProperty("java.awt.headless", "true");
    Logging.toStandardError();
    System.exit(new Main(Terminal.system()).run(args));
  }

  /** Runs the verb that the arguments ask for and answers the exit code. */
  int run(String... args) {
    int exitCode = execute(args);
    terminal.flush();
    Optional<IOException> lost = terminal.lost();
    lost.filter(e -> !StandardStreams.isReaderGone(e)).ifPresent(e -> {
      terminal.err().println(StandardStreams.lost(e));
      terminal.flush();
    });
    return lost.isPresent() && exitCode == GOOD ? INPUT_AT_FAULT : exitCode;
  }

  private int execute(String... args) {
    try {
      return commandLine(args).execute(args);
    } catch (OutOfMemoryError e) {
      terminal.err().println("error: there is not enough memory for this; give Java more with -Xmx");
      return INPUT_AT_FAULT;
    } catch (StackOverflowError e) {
      terminal.err().println("error: something in the input is nested too deeply");
      return INPUT_AT_FAULT;
    }
  }

  private CommandLine commandLine(String... args) {
    Environment environment = new Environment(terminal, Rulesets.onClassPath(Main.class.getClassLoader()));
    String verb = args.length == 0 ? "" : args[0];
    boolean single = VERBS.containsKey(verb) && !verb.equals("help");
    // What the command above says of itself is read from annotations, which takes a while; a verb needs its name alone.
    CommandLine commandLine = new CommandLine(single ? CommandSpec.create().name(TilewrightCommand.NAME) : new TilewrightCommand());
    VERBS.forEach((name, command) -> {
      if (!single || name.equals(verb)) {
        commandLine.addSubcommand(name, command.apply(environment));
        commandLine.getSubcommands().get(name).getCommandSpec().versionProvider(new Version());
      }
    });
    commandLine.setOut(terminal.out()).setErr(terminal.err()).setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(Main::reportUsage).setExecutionExceptionHandler(Main::reportFailure)
        .setOverwrittenOptionsAllowed(false).setExpandAtFiles(false);
    return commandLine;
  }

  private static int reportUsage(CommandLine.ParameterException problem, String[] args) {
    CommandLine commandLine = problem.getCommandLine();
    commandLine.getErr().println("error: " + problem.getMessage());
    CommandLine.UnmatchedArgumentException.printSuggestions(problem, commandLine.getErr());
    commandLine.getErr().println("Try '" + commandLine.getCommandSpec().qualifiedName() + " --help'.");
    return WRONG_USAGE;
  }

  private static int reportFailure(Exception problem, CommandLine commandLine, CommandLine.ParseResult parsed) {
    commandLine.getOut().flush();
    if (problem instanceof Terminal.OutputLost) {
      return INPUT_AT_FAULT;
    }
    if (problem instanceof CommandFailure failure) {
      commandLine.getErr().println(failure.getMessage());
      return failure.exitCode();
    }
    // Not expected, so a fault of ours; the input may still be the occasion.
    commandLine.getErr().println("error: internal error, please report it: " + problem);
    return INPUT_AT_FAULT;
  }
}
