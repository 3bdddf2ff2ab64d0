package org.tilewright.cli;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The verb that prints class paths. */
@Command(name = "classpath", mixinStandardHelpOptions = true, description = {
    "Prints the class path of a part, for other programs: course is the interface of the course (package dungeonmania)."})
final class ClassPathCommand implements Callable<Integer> {

  private final Environment environment;

  @Parameters(paramLabel = "PART", description = "Only 'course' so far.")
  private String part;

  ClassPathCommand(Environment environment) {
    this.environment = environment;
  }

  @Override
  public Integer call() throws CommandFailure {
    if (!part.equals("course")) {
      throw CommandFailure.usage("error: There is a class path for 'course', but not for '" + part + "'");
    }
    List<Path> running = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> !entry.isEmpty()).map(entry -> Path.of(entry).toAbsolutePath().normalize()).toList();
    environment.terminal().out().println(BundleClosure.of("org.tilewright.course", running).stream().map(Path::toString)
        .collect(Collectors.joining(File.pathSeparator)));
    return Main.GOOD;
  }
}
