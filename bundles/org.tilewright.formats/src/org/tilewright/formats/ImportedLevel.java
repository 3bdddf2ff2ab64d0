package org.tilewright.formats;

import java.util.List;
import java.util.Objects;
import org.tilewright.lang.print.LevelDraft;

/**
 * What an import gives.
 *
 * @param draft    the level
 * @param warnings what was not understood and how it was kept, in the order of the file
 * @param places   where the file says what stands on a cell
 */
public record ImportedLevel(LevelDraft draft, List<FormatProblem> warnings, ForeignPlaces places) {

  /** Copies the list. */
  public ImportedLevel {
    Objects.requireNonNull(draft);
    warnings = List.copyOf(warnings);
    Objects.requireNonNull(places);
  }

  /** Of a format that keeps no track of places. */
  public ImportedLevel(LevelDraft draft, List<FormatProblem> warnings) {
    this(draft, warnings, ForeignPlaces.NONE);
  }
}
