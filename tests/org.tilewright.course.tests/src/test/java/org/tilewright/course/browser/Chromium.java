package org.tilewright.course.browser;

import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A Chromium without a window, driven through Chrome's DevTools protocol: no driver program is needed. */
public final class Chromium implements AutoCloseable {

  private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome",
      "google-chrome-stable");
  private static final Pattern LISTENING = Pattern.compile("DevTools listening on ws://([^/]+)/");
  private static final int PATIENCE_SECONDS = 20;

  private final HttpClient http = HttpClient.newHttpClient();
  private final Process process;
  private final Path profile;
  private final String address;

  private Chromium(Process process, Path profile, String address) {
    this.process = process;
    this.profile = profile;
    this.address = address;
  }

  /** The program on the path, if there is one. */
  public static Optional<Path> program() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)).filter(text -> !text.isEmpty())
        .flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name))).filter(Files::isExecutable).findFirst();
  }

  /**
   * Starts a browser of our own.
   *
   * @param profile an empty folder for what it keeps
   */
  public static Chromium start(Path program, Path profile) throws IOException {
    List<String> command = new ArrayList<>(List.of(program.toString(), "--headless=new", "--remote-debugging-port=0",
        "--user-data-dir=" + profile, "--no-first-run", "--disable-gpu", "--disable-dev-shm-usage",
        "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-proxy-server",
        "--window-size=1280,900"));
    if (System.getProperty("user.name").equals("root")) {
      // its sandbox refuses to work for root
      command.add("--no-sandbox");
    }
    command.add("about:blank");
    Process process = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
    return new Chromium(process, profile, address(process));
  }

  /** Reads what the browser says until it tells where it listens, and lets the rest of it go by. */
  private static String address(Process process) throws IOException {
    StringBuilder said = new StringBuilder();
    BufferedReader errors = process.errorReader(StandardCharsets.UTF_8);
    for (String line = errors.readLine(); line != null; line = errors.readLine()) {
      Matcher matcher = LISTENING.matcher(line);
      if (matcher.find()) {
        Thread.ofVirtual().start(() -> errors.lines().forEach(ignored -> { }));
        return matcher.group(1);
      }
      said.append(line).append('\n');
    }
    throw new IOException("Chromium ended before it listened:\n" + said);
  }

  /** Opens an address in a new tab. */
  public BrowserPage open(String url) throws IOException, InterruptedException {
    String answer = http.send(HttpRequest.newBuilder(URI.create("http://" + address + "/json/new?about:blank"))
        .method("PUT", BodyPublishers.noBody()).build(), BodyHandlers.ofString()).body();
    URI socket = URI.create(JsonParser.parseString(answer).getAsJsonObject().get("webSocketDebuggerUrl").getAsString());
    BrowserPage page = BrowserPage.of(DevTools.connect(http, socket));
    page.navigate(url);
    return page;
  }

  @Override
  public void close() throws IOException {
    // The processes that the browser has started write to the profile, too, and may outlive it for a moment.
    List<ProcessHandle> all = Stream.concat(process.descendants(), Stream.of(process.toHandle())).toList();
    process.destroy();
    try {
      CompletableFuture.allOf(all.stream().map(ProcessHandle::onExit).toArray(CompletableFuture[]::new))
          .get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException | ExecutionException e) {
      all.forEach(ProcessHandle::destroyForcibly);
    } catch (InterruptedException e) {
      all.forEach(ProcessHandle::destroyForcibly);
      Thread.currentThread().interrupt();
    }
    http.close();
    // links that lead out of the profile, left behind by a browser that was ended from outside
    for (String link : List.of("SingletonLock", "SingletonCookie", "SingletonSocket")) {
      Files.deleteIfExists(profile.resolve(link));
    }
  }
}
