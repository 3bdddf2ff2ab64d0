package org.tilewright.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.tilewright.engine.session.Replay;
import org.tilewright.engine.session.ReplayResult;
import org.tilewright.engine.text.Counted;
import org.tilewright.engine.text.TextFormatException;
import org.tilewright.formats.json.JsonWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The verb that checks recorded games. */
@Command(name = "replay", mixinStandardHelpOptions = true, description = {
    "Plays recorded games again and reports the first turn of each that does not go as recorded.",
    "The level's file is looked for relative to the replay."})
final class ReplayCommand implements Callable<Integer> {

  private final Environment environment;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Replays.")
  private List<Path> files;

  @Option(names = "--json", description = "Print one JSON object.")
  private boolean json;

  ReplayCommand(Environment environment) {
    this.environment = environment;
  }

  /** What became of one replay. @param fault what is wrong, as one line or more; empty when all went as recorded */
  private record Checked(Path file, int turns, Optional<String> fault) {
  }

  @Override
  public Integer call() {
    List<Checked> checked = new ArrayList<>();
    for (Path file : files) {
      Checked one = check(file);
      checked.add(one);
      if (!json) {
        environment.terminal().out().println(one.fault().orElseGet(() -> file + ": good, " + Counted.of(one.turns(), "turn")));
      }
    }
    if (json) {
      environment.terminal().out().print(JsonWriter.pretty(Json.object("replays", checked.stream()
          .map(one -> Json.object("file", one.file().toString(), "good", one.fault().isEmpty(), "turns", one.turns(), "fault",
              one.fault().orElse(""))).toList())));
    }
    return checked.stream().allMatch(one -> one.fault().isEmpty()) ? Main.GOOD : Main.INPUT_AT_FAULT;
  }

  private Checked check(Path file) {
    try {
      Replay replay = Replay.parse(environment.inputs().text(file));
      ReplayResult result = replay.verify(environment.ruleset(replay.ruleset()), level(file, replay));
      return new Checked(file, replay.steps().size(),
          result.difference().map(difference -> file + ": error: " + difference.text() + " [replay.differs]"));
    } catch (TextFormatException e) {
      return new Checked(file, 0,
          Optional.of(file + ":" + e.line() + ":" + e.column() + ": error: " + e.reason() + " [replay.syntax]"));
    } catch (CommandFailure e) {
      return new Checked(file, 0, Optional.of(e.getMessage()));
    }
  }

  private org.tilewright.engine.level.LevelDefinition level(Path file, Replay replay) throws CommandFailure {
    if (replay.levelFile().isEmpty()) {
      throw CommandFailure.input(file + ": error: The replay does not say in which file its level is. [replay.level]");
    }
    try {
      Path levelFile = Inputs.isStream(file) ? Path.of(replay.levelFile()) : file.resolveSibling(replay.levelFile());
      if (Files.exists(levelFile) && !Files.isRegularFile(levelFile) || StandardStreams.isInput(levelFile)) {
        throw CommandFailure.input(file + ": error: The level's file, " + levelFile
            + ", is a folder, a pipe or a device, not a file. [replay.level]");
      }
      return environment.load(levelFile, Optional.of(replay.levelName()), Optional.empty()).toPlay().definition();
    } catch (InvalidPathException e) {
      throw CommandFailure.input(file + ": error: '" + replay.levelFile() + "' is no path. [replay.level]");
    }
  }
}
