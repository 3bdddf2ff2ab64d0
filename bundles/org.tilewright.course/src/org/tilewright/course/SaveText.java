package org.tilewright.course;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.tilewright.engine.Rulesets;
import org.tilewright.engine.session.SessionText;
import org.tilewright.engine.text.TextFormatException;

/**
 * A saved game as text: a few lines of our own, then the session with its level, seed and commands, from which
 * everything else follows.
 *
 * <pre>
 * tilewright-course-save 1
 * name my+game
 * game 5692161d100b05e5
 * ids unique
 * tilewright-session 1
 * …
 * </pre>
 */
final class SaveText {

  private static final String FORMAT = "tilewright-course-save 1";
  private static final List<String> KEYS = List.of("name ", "game ", "ids ");

  private SaveText() {
  }

  static String format(String name, Game game) {
    return FORMAT + "\n" + KEYS.get(0) + encode(name) + "\n" + KEYS.get(1) + encode(game.id()) + "\n" + KEYS.get(2)
        + game.policy().word() + "\n" + SessionText.save(game.session());
  }

  /** The name of the saved game whose text begins with the given lines; empty when it is none. */
  static Optional<String> name(List<String> firstLines) {
    return firstLines.size() > 1 && firstLines.get(0).equals(FORMAT) && firstLines.get(1).startsWith(KEYS.get(0))
        ? decode(firstLines.get(1).substring(KEYS.get(0).length())) : Optional.empty();
  }

  /**
   * The game of a text.
   *
   * @throws IllegalArgumentException when it is none, or the rules do not lead to the same states any more
   */
  static Game parse(String text, Rulesets rulesets) {
    String[] lines = text.split("\n", KEYS.size() + 2);
    if (!lines[0].equals(FORMAT)) {
      throw new IllegalArgumentException("the file does not begin with '" + FORMAT + "'");
    }
    if (lines.length < KEYS.size() + 2) {
      throw new IllegalArgumentException("the file ends too early");
    }
    for (int i = 0; i < KEYS.size(); i++) {
      if (!lines[i + 1].startsWith(KEYS.get(i))) {
        throw new IllegalArgumentException("line " + (i + 2) + " does not begin with '" + KEYS.get(i).strip() + "'");
      }
    }
    String id = decode(lines[2].substring(KEYS.get(1).length()))
        .orElseThrow(() -> new IllegalArgumentException("line 3 holds no id"));
    IdPolicy policy = IdPolicy.of(lines[3].substring(KEYS.get(2).length()));
    try {
      return Game.resume(id, SessionText.load(lines[KEYS.size() + 1], rulesets), policy);
    } catch (TextFormatException e) {
      throw new IllegalArgumentException("line " + (e.line() + KEYS.size() + 1) + ": " + e.getMessage(), e);
    }
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }

  private static Optional<String> decode(String text) {
    try {
      return Optional.of(URLDecoder.decode(text, StandardCharsets.UTF_8));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
