package org.tilewright.course.http;

import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The parameters of a request, from its address and, as forms send them, its body. */
final class Parameters {

  private final Map<String, String> values = new HashMap<>();

  /** @param encoded {@code name=value} joined by {@code &}; null for none */
  Parameters(String... encoded) {
    for (String part : encoded) {
      if (part != null) {
        add(part);
      }
    }
  }

  private void add(String encoded) {
    for (String pair : encoded.split("&")) {
      int equals = pair.indexOf('=');
      if (equals > 0) {
        values.putIfAbsent(decode(pair.substring(0, equals)), decode(pair.substring(equals + 1)));
      }
    }
  }

  private static String decode(String text) {
    return URLDecoder.decode(text, StandardCharsets.UTF_8);
  }

  Optional<String> find(String name) {
    return Optional.ofNullable(values.get(name));
  }

  /** @throws IllegalArgumentException when the parameter is missing */
  String text(String name) {
    return find(name).orElseThrow(() -> new IllegalArgumentException("The parameter '" + name + "' is missing."));
  }

  /** @throws IllegalArgumentException when the parameter is missing or no whole number */
  int number(String name) {
    try {
      return Integer.parseInt(text(name).strip());
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException("The parameter '" + name + "' must be a whole number, not '" + text(name)
          + "'.", e);
    }
  }
}
