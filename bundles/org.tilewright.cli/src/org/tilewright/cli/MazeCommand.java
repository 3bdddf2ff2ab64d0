package org.tilewright.cli;

import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tilewright.engine.grid.Cell;
import org.tilewright.formats.MazeDraft;
import org.tilewright.maze.MazeRequest;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The verb that generates mazes. */
@Command(name = "maze", mixinStandardHelpOptions = true, description = {
    "Generates a maze with randomised Prim's algorithm, as a level with the player, an exit and the exit as its goal.",
    "The same arguments always give the same file."})
final class MazeCommand implements Callable<Integer> {

  private final Environment environment;

  @Option(names = "--width", required = true, paramLabel = "W", description = "Columns, border included: 3 to 10001.")
  private int width;

  @Option(names = "--height", required = true, paramLabel = "H", description = "Rows, border included: 3 to 10001.")
  private int height;

  @Option(names = "--seed", paramLabel = "N", defaultValue = "0", description = "Decides all random choices; default 0.")
  private long seed;

  @Option(names = "--start", paramLabel = "X,Y", converter = CellConverter.class,
      description = "Cell of the player; default the top left one inside the border.")
  private Cell start;

  @Option(names = "--end", paramLabel = "X,Y", converter = CellConverter.class,
      description = "Cell of the exit; default the bottom right one inside the border.")
  private Cell end;

  @Option(names = "-o", required = true, paramLabel = "OUT.level", description = "File to write; - for standard output.")
  private Path output;

  MazeCommand(Environment environment) {
    this.environment = environment;
  }

  @Override
  public Integer call() throws CommandFailure {
    String title = "Maze " + width + " × " + height + ", seed " + seed;
    new GeneratedFile(MazeDraft.RULESET, output).write(environment, "maze", title, () -> MazeGenerator.generate(request()));
    return Main.GOOD;
  }

  private MazeRequest request() {
    MazeRequest corners = MazeRequest.cornerToCorner(width, height, seed);
    return new MazeRequest(width, height, start == null ? corners.start() : start, end == null ? corners.end() : end, seed);
  }

  /** Reads cells such as {@code 3,4}. */
  static final class CellConverter implements ITypeConverter<Cell> {

    private static final Pattern CELL = Pattern.compile("\\s*(-?\\d{1,9})\\s*,\\s*(-?\\d{1,9})\\s*");

    @Override
    public Cell convert(String text) {
      Matcher matcher = CELL.matcher(text);
      if (!matcher.matches()) {
        throw new TypeConversionException("'" + text + "' is no cell; write column,row such as 3,4");
      }
      return new Cell(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
    }
  }
}
