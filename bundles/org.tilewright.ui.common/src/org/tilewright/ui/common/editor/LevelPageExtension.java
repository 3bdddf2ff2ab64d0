package org.tilewright.ui.common.editor;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;

/** A page contributed to the extension point {@code levelPages}, not made yet. */
record LevelPageExtension(String id, IConfigurationElement element) {

  private static final String POINT = "org.tilewright.ui.common.levelPages";

  /** All contributions, in a stable order. */
  static List<LevelPageExtension> all() {
    return Stream.of(Platform.getExtensionRegistry().getConfigurationElementsFor(POINT))
        .map(element -> new LevelPageExtension(element.getAttribute("id"), element))
        .filter(extension -> extension.id != null)
        .sorted((a, b) -> a.id.compareTo(b.id))
        .toList();
  }

  /** A new page; empty when the contribution is broken, which is logged and costs the user that page only. */
  Optional<LevelPage> create() {
    try {
      if (element.createExecutableExtension("class") instanceof LevelPage page) {
        return Optional.of(page);
      }
      ILog.of(LevelPageExtension.class).error("The class of level page '" + id + "' is no LevelPage");
    } catch (CoreException e) {
      ILog.of(LevelPageExtension.class).log(e.getStatus());
    }
    return Optional.empty();
  }
}
