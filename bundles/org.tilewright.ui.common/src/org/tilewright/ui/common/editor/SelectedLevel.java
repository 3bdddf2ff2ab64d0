package org.tilewright.ui.common.editor;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.widgets.Display;
import org.tilewright.workspace.LanguageService;
import org.tilewright.workspace.ParsedDocument;
import org.tilewright.workspace.Subscription;

/**
 * Which of the levels of a file is being worked on: the one at the cursor; between levels the one before, or the first. Follows
 * the text, so a level that is renamed stays selected under its new name.
 */
final class SelectedLevel {

  private final LanguageService language;
  private final Display display = Display.getCurrent();
  private final List<Consumer<String>> listeners = new CopyOnWriteArrayList<>();
  private Optional<Subscription> following = Optional.empty();
  private Optional<ParsedDocument> parsed = Optional.empty();
  private Optional<String> name = Optional.empty();
  private int cursor;

  SelectedLevel(LanguageService language) {
    this.language = language;
  }

  /** From now on it is about the levels of {@code document}. */
  void follow(IDocument document) {
    dispose();
    parsed = Optional.empty();
    following = Optional.of(language.subscribe(document, result -> display.asyncExec(() -> changed(result))));
  }

  /** The name; parses the text when that has not been done yet. */
  Optional<String> name(IDocument document) {
    if (parsed.isEmpty()) {
      changed(language.parsed(document));
    }
    return name;
  }

  /** Where a level begins. */
  OptionalInt offsetOf(IDocument document, String level) {
    return language.parsed(document).level(level).stream().mapToInt(found -> found.sources().name().offset()).findFirst();
  }

  void cursorAt(int offset) {
    cursor = offset;
    select();
  }

  Subscription subscribe(Consumer<String> listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }

  void dispose() {
    following.ifPresent(Subscription::close);
    following = Optional.empty();
  }

  private void changed(ParsedDocument result) {
    if (following.isPresent()) {
      parsed = Optional.of(result);
      select();
    }
  }

  private void select() {
    Optional<String> next = parsed.flatMap(this::atCursor);
    if (!next.equals(name)) {
      name = next;
      next.ifPresent(selected -> listeners.forEach(listener -> listener.accept(selected)));
    }
  }

  private Optional<String> atCursor(ParsedDocument result) {
    return result.levels().stream()
        .filter(level -> level.sources().level().offset() <= cursor)
        .reduce((before, after) -> after)
        .or(() -> result.levels().stream().findFirst())
        .map(level -> level.definition().name());
  }
}
