package org.tilewright.course.http;

import com.google.gson.Gson;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import dungeonmania.DungeonManiaController;
import dungeonmania.exceptions.InvalidActionException;
import dungeonmania.response.models.GenericResponseWrapper;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.net.HttpURLConnection;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Answers the addresses under {@code /api/}: calls the client's controller and wraps what comes back. */
final class ApiHandler implements HttpHandler {

  private static final String COOKIE = "tilewright-session";
  private static final String SESSION = "session";

  /** Larger bodies are refused; parameters are a few names and numbers. */
  private static final int LARGEST_BODY = 64 * 1024;

  private final Clients clients;
  private final Gson gson = new Gson();
  private final ClassLoader files;

  /**
   * A handler.
   *
   * @param files   where dungeons and configurations come from
   * @param clients who plays
   */
  ApiHandler(ClassLoader files, Clients clients) {
    this.files = files;
    this.clients = clients;
  }

  /** A request that is not answered, with the HTTP status that says why. */
  private static final class Refusal extends Exception {

    private static final long serialVersionUID = 1L;

    private final int status;

    Refusal(int status, String message) {
      super(message);
      this.status = status;
    }
  }

  @Override
  public void handle(HttpExchange exchange) throws IOException {
    try (exchange) {
      if (exchange.getRequestMethod().equals("OPTIONS")) {
        exchange.getResponseHeaders().set("Access-Control-Allow-Methods", "GET, POST, OPTIONS");
        exchange.getResponseHeaders().set("Access-Control-Allow-Headers", "Content-Type");
        exchange.sendResponseHeaders(HttpURLConnection.HTTP_NO_CONTENT, -1);
        return;
      }
      answer(exchange);
    }
  }

  private void answer(HttpExchange exchange) throws IOException {
    Object answer;
    int status = HttpURLConnection.HTTP_OK;
    try {
      answer = GenericResponseWrapper.Ok(call(exchange));
    } catch (Refusal e) {
      status = e.status;
      answer = GenericResponseWrapper.Err(e);
    } catch (InvalidActionException | IllegalArgumentException e) {
      // part of the game: clients look at isError, not at the status
      answer = GenericResponseWrapper.Err(e);
    } catch (RuntimeException e) {
      status = HttpURLConnection.HTTP_INTERNAL_ERROR;
      answer = GenericResponseWrapper.Err(e);
    }
    exchange.getResponseHeaders().set("Content-Type", "application/json; charset=utf-8");
    exchange.getResponseHeaders().set("Cache-Control", "no-store");
    // length unknown: the text of a large dungeon is sent as it is made, not kept
    exchange.sendResponseHeaders(status, 0);
    try (Writer out = new BufferedWriter(new OutputStreamWriter(exchange.getResponseBody(), StandardCharsets.UTF_8))) {
      gson.toJson(answer, out);
    }
  }

  private Object call(HttpExchange exchange) throws IOException, Refusal, InvalidActionException {
    String path = exchange.getRequestURI().getPath();
    Optional<Route> route = Route.of(path);
    if (route.isEmpty()) {
      throw new Refusal(HttpURLConnection.HTTP_NOT_FOUND, "There is nothing at " + path + ".");
    }
    if (!route.get().method().equals(exchange.getRequestMethod())) {
      exchange.getResponseHeaders().set("Allow", route.get().method());
      throw new Refusal(HttpURLConnection.HTTP_BAD_METHOD, path + " is for " + route.get().method() + " requests.");
    }
    Parameters parameters = new Parameters(exchange.getRequestURI().getRawQuery(), form(exchange));
    String name = client(exchange, parameters);
    Client client = clients.comes(name, route.get().beginsAGame()).orElseThrow(() -> new Refusal(
        HttpURLConnection.HTTP_UNAVAILABLE, "There are " + Clients.MOST + " games already; they end after "
            + Clients.QUIET.toMinutes() + " minutes without a call."));
    boolean begun = false;
    try {
      Object result = call(route.get(), client.controller(), parameters);
      begun = route.get().beginsAGame();
      return result;
    } finally {
      clients.leaves(name, client, begun);
    }
  }

  private Object call(Route route, DungeonManiaController controller, Parameters parameters)
      throws InvalidActionException {
    ClassLoader before = Thread.currentThread().getContextClassLoader();
    Thread.currentThread().setContextClassLoader(files);
    try {
      synchronized (controller) {
        return route.call().on(controller, parameters);
      }
    } finally {
      Thread.currentThread().setContextClassLoader(before);
    }
  }

  /** The body, if it is a form. */
  private static String form(HttpExchange exchange) throws IOException, Refusal {
    byte[] body;
    try (InputStream in = exchange.getRequestBody()) {
      body = in.readNBytes(LARGEST_BODY + 1);
    }
    if (body.length > LARGEST_BODY) {
      throw new Refusal(HttpURLConnection.HTTP_ENTITY_TOO_LARGE, "A request may have " + LARGEST_BODY
          + " bytes at most.");
    }
    String type = exchange.getRequestHeaders().getFirst("Content-Type");
    return type != null && type.startsWith("application/x-www-form-urlencoded")
        ? new String(body, StandardCharsets.UTF_8) : null;
  }

  /** Name of the client: a parameter, else a cookie, which is set when it is missing. */
  private static String client(HttpExchange exchange, Parameters parameters) {
    Optional<String> named = parameters.find(SESSION).or(() -> cookie(exchange)).filter(Clients::isName);
    if (named.isPresent()) {
      return named.get();
    }
    String name = Clients.newName();
    exchange.getResponseHeaders().set("Set-Cookie", COOKIE + "=" + name + "; Path=/; HttpOnly; SameSite=Lax");
    return name;
  }

  private static Optional<String> cookie(HttpExchange exchange) {
    for (String header : exchange.getRequestHeaders().getOrDefault("Cookie", List.of())) {
      for (String pair : header.split(";")) {
        if (pair.strip().startsWith(COOKIE + "=")) {
          return Optional.of(pair.strip().substring(COOKIE.length() + 1));
        }
      }
    }
    return Optional.empty();
  }
}
