package org.tilewright.ui.common.editor;

import java.util.stream.Stream;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.texteditor.ITextEditor;

/** Makes text pages. They are the platform's Generic Editor, which is known by the id it is registered under only. */
final class SourceEditors {

  private static final String GENERIC_EDITOR = "org.eclipse.ui.genericeditor.GenericEditor";

  private SourceEditors() {
  }

  /** @throws PartInitException when the platform offers no Generic Editor */
  static ITextEditor create() throws PartInitException {
    var element = Stream.of(Platform.getExtensionRegistry().getConfigurationElementsFor("org.eclipse.ui.editors"))
        .filter(e -> GENERIC_EDITOR.equals(e.getAttribute("id")))
        .findFirst()
        .orElseThrow(() -> new PartInitException("The Generic Editor is not installed"));
    try {
      return (ITextEditor) element.createExecutableExtension("class");
    } catch (CoreException e) {
      throw new PartInitException(e.getStatus());
    }
  }
}
