package org.tilewright.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.generate.GeneratorChoices;
import org.tilewright.engine.generate.LevelGenerator;
import org.tilewright.formats.MazeDraft;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Unmatched;

/** The verb that generates levels of any game whose rules can. */
@Command(name = "generate", mixinStandardHelpOptions = true, description = {
    "Generates a random level of a game; --list tells which games can, and the options of each, as --players 3.",
    "The same arguments always give the same file. 'maze' and 'board' are short names for two of them."})
final class GenerateCommand implements Callable<Integer> {

  private final Environment environment;

  @Option(names = "--list", description = "Print the games, their generators and the generators' options.")
  private boolean list;

  @Option(names = "--game", paramLabel = "NAME", description = "The game, such as winter.")
  private String game;

  @Option(names = "--generator", paramLabel = "TITLE", description = "Which generator of the game; default the first.")
  private String title;

  @Option(names = "--seed", paramLabel = "N", defaultValue = "0", description = "Decides all random choices; default 0.")
  private long seed;

  @Option(names = "-o", paramLabel = "OUT.level", description = "File to write; - for standard output.")
  private Path output;

  @Unmatched
  private List<String> rest = new ArrayList<>();

  GenerateCommand(Environment environment) {
    this.environment = environment;
  }

  @Override
  public Integer call() throws CommandFailure {
    if (list) {
      return list();
    }
    if (game == null || output == null) {
      throw CommandFailure.usage("error: --game and -o are needed, or --list.");
    }
    LevelGenerator generator = generator();
    GeneratorChoices choices = new GeneratorArguments(generator).choices(rest);
    new GeneratedFile(game, output).write(environment, game, generator.title() + ", seed " + seed, () -> generator.generate(choices, seed));
    return Main.GOOD;
  }

  private int list() throws CommandFailure {
    if (!rest.isEmpty()) {
      throw CommandFailure.usage("error: Unknown option: '" + rest.getFirst() + "'.");
    }
    for (Ruleset ruleset : environment.rulesets().all()) {
      for (LevelGenerator generator : generators(ruleset)) {
        environment.terminal().out().println("--game " + ruleset.id() + "  " + generator.title());
        new GeneratorArguments(generator).lines().forEach(line -> environment.terminal().out().println("    " + line));
      }
    }
    return Main.GOOD;
  }

  private LevelGenerator generator() throws CommandFailure {
    List<LevelGenerator> generators = generators(environment.ruleset(game));
    if (generators.isEmpty()) {
      throw CommandFailure.input("error: The game '" + game + "' has no generator; games that have one are "
          + environment.rulesets().all().stream().filter(ruleset -> !generators(ruleset).isEmpty()).map(Ruleset::id)
          .collect(Collectors.joining(", ")) + ". [generate.none]");
    }
    return generators.stream().filter(generator -> title == null || generator.title().equals(title)).findFirst()
        .orElseThrow(() -> CommandFailure.usage("error: The game '" + game + "' has no generator '" + title + "'; it has "
            + generators.stream().map(generator -> "'" + generator.title() + "'").collect(Collectors.joining(", ")) + "."));
  }

  /** Those of the rules, and for dungeons the mazes, which are a part of their own. */
  private static List<LevelGenerator> generators(Ruleset ruleset) {
    Stream<LevelGenerator> mazes = ruleset.id().equals(MazeDraft.RULESET) ? Stream.of(new MazeGenerator()) : Stream.empty();
    return Stream.concat(mazes, ruleset.generators().stream()).toList();
  }
}
