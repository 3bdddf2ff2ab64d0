package org.tilewright.lang.ide.server;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentItem;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.compile.TextRange;

/** The texts as the client has them, and the files for the rest. */
final class Documents {

  private final LevelLanguage language;
  private final Map<String, Document> open = new ConcurrentHashMap<>();

  Documents(LevelLanguage language) {
    this.language = language;
  }

  void open(TextDocumentItem item) {
    open.put(item.getUri(), new Document(item.getUri(), item.getVersion(), item.getText(), language::parse));
  }

  /** Changes an open document; what is said of another one is not heard. */
  void change(String uri, Integer version, List<TextDocumentContentChangeEvent> changes) {
    open.computeIfPresent(uri, (name, document) -> {
      Document changed = document;
      for (TextDocumentContentChangeEvent change : changes) {
        changed = changed.with(version, changed(changed, change));
      }
      return changed;
    });
  }

  private static String changed(Document document, TextDocumentContentChangeEvent change) {
    if (change.getRange() == null) {
      return change.getText();
    }
    TextRange range = document.positions().range(change.getRange());
    return document.text().substring(0, range.offset()) + change.getText() + document.text().substring(range.end());
  }

  void close(String uri) {
    open.remove(uri);
  }

  /** The document that is open under a URI. */
  Optional<Document> opened(String uri) {
    return Optional.ofNullable(open.get(uri));
  }

  /** All that are open. */
  Collection<Document> opened() {
    return List.copyOf(open.values());
  }

  /** Whether a file is open, under whichever name. */
  boolean isOpen(Path file) {
    Path real = DocumentNames.real(file);
    return open.keySet().stream().flatMap(uri -> DocumentNames.file(uri).stream()).map(DocumentNames::real).anyMatch(real::equals);
  }

  /** The file of a URI as it is on the disk; empty when there is none. */
  Optional<Document> onDisk(String uri) {
    return DocumentNames.file(uri).filter(Files::isRegularFile).map(file -> onDisk(uri, file));
  }

  /** A file as it is on the disk. */
  Document onDisk(String uri, Path file) {
    LevelFileResult result = language.read(file);
    return new Document(uri, null, result.text(), (text, name) -> result);
  }
}
