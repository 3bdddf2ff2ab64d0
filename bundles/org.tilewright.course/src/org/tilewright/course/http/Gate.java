package org.tilewright.course.http;

import com.sun.net.httpserver.Filter;
import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Lets through what this machine's own programs and pages ask, and refuses other web pages before anything is done for
 * them. Every answer gets the headers that keep a browser from making something else of it.
 */
final class Gate extends Filter {

  private final Origins origins;

  Gate(Origins origins) {
    this.origins = origins;
  }

  @Override
  public String description() {
    return "Refuses web pages of other origins";
  }

  @Override
  public void doFilter(HttpExchange exchange, Chain chain) throws IOException {
    Headers answer = exchange.getResponseHeaders();
    answer.set("X-Content-Type-Options", "nosniff");
    answer.set("Cross-Origin-Resource-Policy", "same-origin");
    answer.set("Vary", "Origin");
    Optional<String> refusal = refusal(exchange);
    if (refusal.isEmpty()) {
      chain.doFilter(exchange);
      return;
    }
    try (exchange) {
      answer.set("Content-Type", "text/plain; charset=utf-8");
      byte[] text = (refusal.get() + "\n").getBytes(StandardCharsets.UTF_8);
      boolean head = exchange.getRequestMethod().equals("HEAD");
      exchange.sendResponseHeaders(HttpURLConnection.HTTP_FORBIDDEN, head ? -1 : text.length);
      if (!head) {
        exchange.getResponseBody().write(text);
      }
    }
  }

  /** Why a request is refused; empty when it is let through. */
  private Optional<String> refusal(HttpExchange exchange) {
    Headers request = exchange.getRequestHeaders();
    if (!origins.isHost(request.getOrDefault("Host", List.of()))) {
      return Optional.of("This server answers to localhost, 127.0.0.1 and [::1] with its port only.");
    }
    List<String> origin = request.getOrDefault("Origin", List.of());
    if (origin.isEmpty()) {
      return fromAnotherSite(exchange) ? Optional.of("Web pages of other origins may not call this server.")
          : Optional.empty();
    }
    if (origin.size() == 1 && origins.isOwn(origin.getFirst())) {
      return Optional.empty();
    }
    Optional<String> allowed = origin.size() == 1 ? origins.allowed(origin.getFirst()) : Optional.empty();
    if (allowed.isEmpty()) {
      return Optional.of("Web pages of other origins may not call this server, unless it was started with"
          + " --allow-origin and their origin.");
    }
    exchange.getResponseHeaders().set("Access-Control-Allow-Origin", allowed.get());
    exchange.getResponseHeaders().set("Access-Control-Allow-Credentials", "true");
    exchange.getResponseHeaders().set("Cross-Origin-Resource-Policy", "cross-origin");
    return Optional.empty();
  }

  /** Whether the browser says that a page of another origin asks; a link to the page may lead here from anywhere. */
  private static boolean fromAnotherSite(HttpExchange exchange) {
    String site = exchange.getRequestHeaders().getFirst("Sec-Fetch-Site");
    boolean link = "navigate".equals(exchange.getRequestHeaders().getFirst("Sec-Fetch-Mode"))
        && !exchange.getRequestURI().getPath().startsWith("/api/");
    return site != null && !site.equals("same-origin") && !site.equals("none") && !link;
  }
}
