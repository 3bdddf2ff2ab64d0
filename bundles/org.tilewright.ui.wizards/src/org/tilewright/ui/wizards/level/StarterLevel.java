package org.tilewright.ui.wizards.level;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Status;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.level.ValueText;
import org.tilewright.lang.print.Notation;

/**
 * A first level of a game. A ruleset offers one as the resource {@value #RESOURCE} beside its library, with
 * {@code ${name}} and {@code ${title}} where the names go; without it the level has an empty map.
 *
 * @param ruleset the game
 * @param name    identifier of the level
 * @param title   name shown to people
 */
record StarterLevel(Ruleset ruleset, String name, String title) {

  static final String RESOURCE = "starter.level";

  private static final String EMPTY = """
      level ${name} ${title} uses ${ruleset} {
        map \"""
          .....
          .....
          .....
          \"""
      }
      """;

  String text() throws CoreException {
    return template().replace("${name}", Notation.name(name)).replace("${title}", ValueText.quote(title)).replace("${ruleset}", ruleset.id());
  }

  private String template() throws CoreException {
    URL resource = ruleset.resource(RESOURCE).orElse(null);
    if (resource == null) {
      return EMPTY;
    }
    try (InputStream in = resource.openStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new CoreException(Status.error("The starter level of '" + ruleset.id() + "' cannot be read: " + e.getMessage(), e));
    }
  }
}
