package org.tilewright.course.http;

import java.net.URI;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Which web pages may call the server: its own, and those of the origins that were named when it was started. A page of
 * any other origin could read and overwrite the saved games of whoever looks at it.
 */
final class Origins {

  private final Set<String> hosts;
  private final Set<String> allowed;

  /**
   * Origins for a server.
   *
   * @param port    port of the server
   * @param allowed origins besides its own, as {@link #normal} gives them
   */
  Origins(int port, Collection<String> allowed) {
    Set<String> names = new LinkedHashSet<>();
    for (String name : List.of("localhost", "127.0.0.1", "[::1]")) {
      names.add(name + ":" + port);
      if (port == 80) {
        names.add(name);
      }
    }
    this.hosts = names;
    this.allowed = new LinkedHashSet<>(allowed);
  }

  /**
   * An origin as browsers send it.
   *
   * @throws IllegalArgumentException when the text is no origin of a web page; the message says what one looks like
   */
  static String normal(String text) {
    URI uri;
    try {
      uri = URI.create(text.strip().toLowerCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      throw noOrigin(text);
    }
    boolean web = Objects.equals(uri.getScheme(), "http") || Objects.equals(uri.getScheme(), "https");
    boolean bare = Set.of("", "/").contains(Objects.requireNonNullElse(uri.getRawPath(), "?")) && uri.getRawQuery() == null
        && uri.getRawFragment() == null && uri.getRawUserInfo() == null;
    if (!web || !bare || uri.getHost() == null) {
      throw noOrigin(text);
    }
    boolean usual = uri.getPort() == -1 || uri.getPort() == (uri.getScheme().equals("http") ? 80 : 443);
    return uri.getScheme() + "://" + uri.getHost() + (usual ? "" : ":" + uri.getPort());
  }

  private static IllegalArgumentException noOrigin(String text) {
    return new IllegalArgumentException("An origin is a scheme, a host and a port, such as http://localhost:3000, not '"
        + text + "'");
  }

  /**
   * Whether a request meant this server: a page whose own name was made to lead here, which browsers take for the page
   * of the same origin, has another name in its {@code Host} header.
   */
  boolean isHost(List<String> headers) {
    return headers.size() == 1 && hosts.contains(headers.getFirst().strip().toLowerCase(Locale.ROOT));
  }

  /** Whether an {@code Origin} header is that of the server's own page. */
  boolean isOwn(String origin) {
    return origin.startsWith("http://") && hosts.contains(origin.substring("http://".length()).toLowerCase(Locale.ROOT));
  }

  /** The origin to name in an answer to a page of another origin; empty when such pages are refused. */
  Optional<String> allowed(String origin) {
    return Optional.of(origin).filter(o -> allowed.contains(o.toLowerCase(Locale.ROOT)));
  }
}
