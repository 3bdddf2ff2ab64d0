package org.tilewright.formats;

import java.util.List;
import java.util.Objects;
import org.tilewright.lang.print.LevelDraft;

/**
 * What an import gives.
 *
 * @param draft    the level
 * @param warnings what was not understood and how it was kept, in the order of the file
 */
public record ImportedLevel(LevelDraft draft, List<FormatProblem> warnings) {

  /** Copies the list. */
  public ImportedLevel {
    Objects.requireNonNull(draft);
    warnings = List.copyOf(warnings);
  }
}
