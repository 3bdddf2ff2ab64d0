package org.tilewright.ui.common.recovery;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.IPath;
import org.tilewright.workspace.journal.Draft;

/**
 * A text that an earlier session did not save.
 *
 * @param holder the file of the journal that holds it
 * @param draft  the text, and where it belongs
 */
record LeftBehind(Path holder, Draft draft) {

  private static final String IN_WORKSPACE = "platform";
  private static final String RESOURCE = "/resource";
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  LeftBehind {
    Objects.requireNonNull(holder);
    Objects.requireNonNull(draft);
  }

  /** Its file, if that is one of the workspace; need not exist. */
  Optional<IFile> file() {
    URI place = draft.place();
    return IN_WORKSPACE.equals(place.getScheme()) && place.getPath().startsWith(RESOURCE)
        ? Optional.of(IPath.fromPortableString(place.getPath().substring(RESOURCE.length()))).filter(path -> path.segmentCount() > 1)
            .map(ResourcesPlugin.getWorkspace().getRoot()::getFile)
        : Optional.empty();
  }

  /** Its file on the disk; empty when it is on none, or its project is gone or closed. */
  Optional<Path> path() {
    if (file().isPresent()) {
      return file().map(IFile::getLocation).map(IPath::toPath);
    }
    return "file".equals(draft.place().getScheme()) ? Optional.of(Path.of(draft.place())) : Optional.empty();
  }

  /** Where it belongs, for people. */
  String name() {
    return file().map(f -> f.getFullPath().makeRelative().toString())
        .orElseGet(() -> path().map(Path::toString).orElse(draft.place().toString()));
  }

  /** What the file says now; empty when it is not there. */
  Optional<String> saved() {
    try {
      if (path().filter(Files::isRegularFile).isEmpty()) {
        return Optional.empty();
      }
      String text = new String(Files.readAllBytes(path().get()), StandardCharsets.UTF_8);
      return Optional.of(text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** Whether the file says just this. */
  boolean isSaved() {
    return saved().filter(draft.text()::equals).isPresent();
  }
}
