package org.tilewright.formats;

import java.util.List;
import java.util.Objects;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.model.level.Level;

/**
 * A level to be exported.
 *
 * @param name          name of its file, for messages
 * @param level         the level
 * @param writtenConfig configuration keys that the level's text sets, in that order
 */
public record ExportSource(String name, LevelDefinition level, List<String> writtenConfig) {

  /** Copies the list. */
  public ExportSource {
    Objects.requireNonNull(name);
    Objects.requireNonNull(level);
    writtenConfig = List.copyOf(writtenConfig);
  }

  /** A compiled level together with the model of its text. */
  public static ExportSource of(String name, LevelDefinition level, Level text) {
    return new ExportSource(name, level, text.getConfig().stream().filter(setting -> setting.getKey() != null)
        .map(setting -> setting.getKey().getName()).filter(Objects::nonNull).distinct().toList());
  }
}
