package org.tilewright.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Goes through the verbs that are over at once, so that the virtual machine that watches it can remember what they load.
 * The build runs it; a start from what was remembered takes half the time.
 */
final class Rehearsal {

  private static final String FLAWED = """
      level flawed uses dungeon {
        legend { '@' = player }
        map \"""
          @?
        \"""
        goal exits
      }
      """;

  private Rehearsal() {
  }

  /**
   * Runs the verbs.
   *
   * @param args the folder to write levels to
   * @throws IllegalStateException when a verb does not answer as it should: then there is nothing worth remembering
   */
  public static void main(String[] args) throws IOException {
    Logging.toStandardError();
    Path folder = Path.of(args[0]);
    String level = folder.resolve("maze.level").toString();
    String flawed = Files.writeString(folder.resolve("flawed.level"), FLAWED).toString();
    run(Main.GOOD, "maze", "--width", "9", "--height", "9", "--seed", "1", "-o", level);
    run(Main.GOOD, "validate", level);
    run(Main.INPUT_AT_FAULT, "validate", flawed);
    run(Main.INPUT_AT_FAULT, "validate", "--json", level, flawed);
    run(Main.GOOD, "legal", level);
    run(Main.GOOD, "play", level, "--commands", "-");
    run(Main.GOOD, "export", level, "--to", "course-json", "-o", folder.resolve("maze.json").toString());
    run(Main.GOOD, "import", folder.resolve("maze.json").toString(), "-o", level);
  }

  private static void run(int expected, String... args) {
    var nothing = new ByteArrayInputStream("move right\n".getBytes(StandardCharsets.UTF_8));
    Terminal terminal = Terminal.of(nothing, OutputStream.nullOutputStream(), OutputStream.nullOutputStream());
    int exitCode = new Main(terminal).run(args);
    if (exitCode != expected) {
      throw new IllegalStateException("exit code " + exitCode + " of " + List.of(args));
    }
  }
}
