package org.tilewright.cli;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.tilewright.course.http.CourseServer;
import org.tilewright.course.http.SampleFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The verb that serves the course's interface. */
@Command(name = "serve", mixinStandardHelpOptions = true, description = {
    "Serves the HTTP interface of the course and a page to play on, to this machine only, until it is stopped."})
final class ServeCommand implements Callable<Integer> {

  private final Environment environment;

  @Option(names = "--port", paramLabel = "N", defaultValue = "8080",
      description = "Port; 0 for any free one. Default 8080.")
  private int port;

  @Option(names = "--files", paramLabel = "DIR", description = {
      "Folder with the folders dungeons and configs of course files; default: the working directory, or"
          + " src/main/resources in it. A few samples come with the server."})
  private Path files;

  @Option(names = "--allow-origin", paramLabel = "ORIGIN", description = {
      "Lets web pages of another origin call the interface, such as http://localhost:3000 for a front end that is served"
          + " from elsewhere; may be given several times. Pages of all other origins are refused."})
  private List<String> origins = List.of();

  ServeCommand(Environment environment) {
    this.environment = environment;
  }

  @Override
  public Integer call() throws CommandFailure, InterruptedException {
    if (port < 0 || port > 65_535) {
      throw CommandFailure.usage("error: A port is 0 to 65535, not " + port);
    }
    if (files != null && !Files.isDirectory(files.resolve("dungeons"))) {
      throw CommandFailure.input(files + ": error: This folder has no folder 'dungeons' [serve.files]");
    }
    try (URLClassLoader resources = new URLClassLoader(folders(), new SampleFiles(ServeCommand.class.getClassLoader()));
        CourseServer server = CourseServer.start(port, resources, origins)) {
      environment.terminal().out().println("Serving http://localhost:" + server.port() + "/ - stop it with Ctrl+C");
      environment.terminal().deliver();
      new CountDownLatch(1).await();
      return Main.GOOD;
    } catch (IllegalArgumentException e) {
      throw CommandFailure.usage("error: " + e.getMessage());
    } catch (IOException e) {
      throw CommandFailure.input("error: Port " + port + " cannot be served: " + e.getMessage() + " [serve.port]");
    }
  }

  private URL[] folders() throws IOException {
    Path folder = files;
    for (String usual : new String[] {"", "src/main/resources"}) {
      if (folder == null && Files.isDirectory(Path.of(usual, "dungeons"))) {
        folder = Path.of(usual).toAbsolutePath();
      }
    }
    return folder == null ? new URL[0] : new URL[] {folder.toUri().toURL()};
  }
}
