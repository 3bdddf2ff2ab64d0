package org.tilewright.ui.common.editor;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.eclipse.jface.text.IDocument;
import org.tilewright.workspace.Subscription;

/** Which of the levels of a file is being worked on. */
final class SelectedLevel {

  private final CopyOnWriteArrayList<Consumer<String>> listeners = new CopyOnWriteArrayList<>();
  private Optional<String> name = Optional.empty();

  void follow(IDocument document) {
    name = Optional.empty();
  }

  Optional<String> name() {
    return name;
  }

  OptionalInt offsetOf(String level) {
    return OptionalInt.empty();
  }

  void cursorAt(int offset) {
    // filled by the parsed document
  }

  Subscription subscribe(Consumer<String> listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }

  void dispose() {
    listeners.clear();
  }
}
