package org.tilewright.cli;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import org.tilewright.engine.generate.GeneratorChoices;
import org.tilewright.engine.generate.LevelGenerator;
import org.tilewright.rules.winter.generate.BoardGenerator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The verb that generates winter boards. */
@Command(name = "board", mixinStandardHelpOptions = true, description = {
    "Generates a board of the winter board game, as a level with its forts and players.",
    "The same arguments always give the same file."})
final class BoardCommand implements Callable<Integer> {

  private static final String RULESET = "winter";

  private final Environment environment;

  @Option(names = "--players", required = true, paramLabel = "N",
      description = "Players: 2 to 4. The board is 4 tiles wider.")
  private int players;

  @Option(names = "--seed", paramLabel = "N", defaultValue = "0",
      description = "Decides all random choices; default 0.")
  private long seed;

  @Option(names = "--repair", description = "Open walls until every tile can be reached from every other.")
  private boolean repair;

  @Option(names = "-o", required = true, paramLabel = "OUT.level",
      description = "File to write; - for standard output.")
  private Path output;

  BoardCommand(Environment environment) {
    this.environment = environment;
  }

  @Override
  public Integer call() throws CommandFailure {
    LevelGenerator generator = new BoardGenerator();
    new GeneratedFile(RULESET, output).write(environment, "board", generator.title() + ", seed " + seed, () -> generator.generate(
        new GeneratorChoices(Map.of(BoardGenerator.PLAYERS.name(), players, BoardGenerator.CONNECTED.name(), repair ? 1 : 0)), seed));
    return Main.GOOD;
  }
}
