package org.tilewright.ui.text.navigation;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import org.eclipse.core.resources.IEncodedStorage;
import org.eclipse.core.resources.IStorage;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.Path;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.ui.IPersistableElement;
import org.eclipse.ui.IStorageEditorInput;

/** A file of an installed ruleset, to be read in an editor. Equal for the same file, so that it opens once. */
final class LibraryInput implements IStorageEditorInput, IEncodedStorage {

  private final URL url;

  LibraryInput(URL url) {
    this.url = url;
  }

  @Override
  public IStorage getStorage() {
    return this;
  }

  @Override
  public InputStream getContents() throws CoreException {
    try {
      return url.openStream();
    } catch (IOException e) {
      throw new CoreException(Status.error("The library cannot be read: " + url, e));
    }
  }

  @Override
  public String getCharset() {
    return StandardCharsets.UTF_8.name();
  }

  @Override
  public String getName() {
    return getFullPath().lastSegment();
  }

  @Override
  public IPath getFullPath() {
    return new Path(url.getPath());
  }

  @Override
  public boolean isReadOnly() {
    return true;
  }

  @Override
  public boolean exists() {
    return true;
  }

  @Override
  public ImageDescriptor getImageDescriptor() {
    return null; // the editor's own is used
  }

  @Override
  public IPersistableElement getPersistable() {
    return null; // not reopened after a restart: the bundle may be another by then
  }

  @Override
  public String getToolTipText() {
    return getName() + " (library of an installed game, read-only)";
  }

  @Override
  public <T> T getAdapter(Class<T> type) {
    return type.isInstance(this) ? type.cast(this) : null;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof LibraryInput input && input.url.toExternalForm().equals(url.toExternalForm());
  }

  @Override
  public int hashCode() {
    return url.toExternalForm().hashCode();
  }
}
