package org.tilewright.course.http;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import java.io.IOException;
import java.io.InputStream;
import java.net.HttpURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tilewright.engine.Ruleset;

/** Serves the page to play on, and the pictures of the game. Only what is listed here is served. */
final class PageHandler implements HttpHandler {

  private static final Map<String, String> FILES = Map.of("/", "index.html", "/index.html", "index.html", "/play.js",
      "play.js", "/board.js", "board.js", "/api.js", "api.js", "/play.css", "play.css");
  private static final Map<String, String> TYPES = Map.of("html", "text/html; charset=utf-8", "js",
      "text/javascript; charset=utf-8", "css", "text/css; charset=utf-8", "svg", "image/svg+xml");
  private static final Pattern SPRITE = Pattern.compile("/sprites/([a-z0-9_]{1,60}\\.svg)");

  private final Ruleset rules;

  PageHandler(Ruleset rules) {
    this.rules = rules;
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      boolean head = exchange.getRequestMethod().equals("HEAD");
      if (!head && !exchange.getRequestMethod().equals("GET")) {
        exchange.getResponseHeaders().set("Allow", "GET, HEAD");
        send(exchange, HttpURLConnection.HTTP_BAD_METHOD, "text/plain; charset=utf-8", "This address is for GET requests.\n".getBytes(
            StandardCharsets.UTF_8));
        return;
      }
      String path = exchange.getRequestURI().getPath();
      Optional<URL> file = file(path);
      if (file.isEmpty()) {
        send(exchange, HttpURLConnection.HTTP_NOT_FOUND, "text/plain; charset=utf-8",
            "There is nothing here.\n".getBytes(StandardCharsets.UTF_8));
        return;
      }
      String name = file.get().getPath();
      exchange.getResponseHeaders().set("Content-Security-Policy", "default-src 'self'; frame-ancestors 'none'");
      send(exchange, HttpURLConnection.HTTP_OK, TYPES.get(name.substring(name.lastIndexOf('.') + 1)),
          bytes(file.get()));
    }
  }

  private Optional<URL> file(String path) {
    Matcher sprite = SPRITE.matcher(path);
    if (sprite.matches()) {
      return rules.resource("sprites/" + sprite.group(1));
    }
    return Optional.ofNullable(FILES.get(path)).map(PageHandler.class::getResource);
  }

  private static byte[] bytes(URL file) throws IOException {
    try (InputStream in = file.openStream()) {
      return in.readAllBytes();
    }
  }

  private static void send(HttpExchange exchange, int status, String type, byte[] body) throws IOException {
    exchange.getResponseHeaders().set("Content-Type", type);
    boolean head = exchange.getRequestMethod().equals("HEAD");
    exchange.sendResponseHeaders(status, head ? -1 : body.length);
    if (!head) {
      exchange.getResponseBody().write(body);
    }
  }
}
