package org.tilewright.lang.ide.server;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.eclipse.lsp4j.SymbolInformation;
import org.tilewright.lang.ide.LevelIde;

/**
 * The files of the client's folders that are not open: their problems are published, and what they declare can be looked for.
 * They are read one by one, between the client's requests. All of this happens on the worker's thread.
 */
final class FolderWatch {

  private final Worker worker;
  private final Documents documents;
  private final Problems problems;
  private final LevelIde ide;
  private final Deque<Path> waiting = new ArrayDeque<>();
  private final Map<Path, List<SymbolInformation>> symbols = new TreeMap<>();
  private final Set<Path> roots = new LinkedHashSet<>();

  FolderWatch(Worker worker, Documents documents, Problems problems, LevelIde ide) {
    this.worker = worker;
    this.documents = documents;
    this.problems = problems;
    this.ide = ide;
  }

  /** Reads the files of one more folder, by and by. */
  void add(Path folder) {
    worker.later(() -> {
      if (!roots.add(folder)) {
        return;
      }
      boolean idle = waiting.isEmpty();
      waiting.addAll(FolderFiles.of(folder));
      if (idle) {
        worker.later(this::next);
      }
    });
  }

  /** Forgets a folder and what was said about it. */
  void remove(Path folder) {
    worker.later(() -> {
      roots.remove(folder);
      waiting.removeIf(file -> file.startsWith(folder));
      List<Path> gone = symbols.keySet().stream().filter(file -> file.startsWith(folder)).toList();
      gone.forEach(this::forget);
    });
  }

  /** A file has changed outside of the client, appeared or gone, or is not open any more. */
  void changed(Path file) {
    worker.later(() -> {
      if (roots.stream().anyMatch(file::startsWith)) {
        look(file);
      }
    });
  }

  /** What the files declare that are not open, in the order of their names. */
  List<SymbolInformation> symbols() {
    while (!waiting.isEmpty()) {
      look(waiting.poll());
    }
    List<SymbolInformation> all = new ArrayList<>();
    symbols.forEach((file, declared) -> {
      if (!documents.isOpen(file)) {
        all.addAll(declared);
      }
    });
    return all;
  }

  private void next() {
    Optional.ofNullable(waiting.poll()).ifPresent(file -> {
      worker.later(this::next);
      look(file);
    });
  }

  private void look(Path file) {
    if (!FolderFiles.isLevelFile(file) || documents.isOpen(file)) {
      return;
    }
    if (!Files.isRegularFile(file)) {
      forget(file);
      return;
    }
    Document document = documents.onDisk(file.toUri().toString(), file);
    symbols.put(file, new Symbols(document).named(ide.outline(document.result())));
    problems.publish(document);
  }

  private void forget(Path file) {
    if (symbols.remove(file) != null && !documents.isOpen(file)) {
      problems.clear(file.toUri().toString());
    }
  }
}
