package org.tilewright.workspace.internal;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExtensionRegistry;
import org.eclipse.core.runtime.ILog;
import org.tilewright.engine.Ruleset;
import org.tilewright.engine.Rulesets;

/** Reads the extension point of rulesets. A broken contribution is logged and costs its own game only. */
final class RulesetExtensions {

  private static final String POINT = "org.tilewright.workspace.rulesets";

  private RulesetExtensions() {
  }

  static Rulesets read(IExtensionRegistry registry) {
    Map<String, Ruleset> found = new LinkedHashMap<>();
    for (IConfigurationElement element : registry.getConfigurationElementsFor(POINT)) {
      String contributor = element.getContributor().getName();
      try {
        if (!(element.createExecutableExtension("class") instanceof Ruleset ruleset)) {
          log("'" + element.getAttribute("class") + "' of bundle " + contributor + " is no Ruleset");
        } else if (found.putIfAbsent(ruleset.id(), ruleset) != null) {
          log("Bundle " + contributor + " offers a second ruleset '" + ruleset.id() + "'; it is left out");
        }
      } catch (CoreException e) {
        ILog.of(RulesetExtensions.class).log(e.getStatus());
      }
    }
    return new Rulesets(found.values());
  }

  private static void log(String message) {
    ILog.of(RulesetExtensions.class).error(message);
  }
}
