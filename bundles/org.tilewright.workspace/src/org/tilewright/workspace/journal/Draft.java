package org.tilewright.workspace.journal;

import java.net.URI;
import java.time.Instant;
import java.util.Objects;

/**
 * A text that has not been saved.
 *
 * @param place of the file whose text it is to be: {@code platform:/resource/project/path} in the workspace, any URI outside
 * @param kept  when it was written down
 * @param text  the whole text
 */
public record Draft(URI place, Instant kept, String text) {

  /** Refuses null parts. */
  public Draft {
    Objects.requireNonNull(place);
    Objects.requireNonNull(kept);
    Objects.requireNonNull(text);
  }
}
