package org.tilewright.lang.ide.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Location;
import org.tilewright.lang.ide.Declaration;
import org.tilewright.lang.ide.LevelIde;

/** The places where something is declared and named. */
final class Navigation {

  private final Documents documents;
  private final LibraryFiles libraries;
  private final LevelIde ide;

  Navigation(Documents documents, LibraryFiles libraries, LevelIde ide) {
    this.documents = documents;
    this.libraries = libraries;
    this.ide = ide;
  }

  /** Where the thing at an offset is declared. */
  List<Location> definition(Document document, int offset) {
    return ide.named(offset, document.result()).flatMap(declared -> location(declared, document)).stream().toList();
  }

  private Optional<Location> location(Declaration declared, Document document) {
    return declared.local() ? Optional.of(new Location(document.uri(), document.positions().range(declared.range())))
        : libraries.file(declared).map(file -> new Location(file.toString(),
            new Positions(declared.text()).range(declared.range())));
  }

  /** Where the thing at an offset is named: in its document and in all others that are open. */
  List<Location> references(Document document, int offset, boolean declaration) {
    Optional<Location> declared = ide.named(offset, document.result()).flatMap(d -> location(d, document));
    List<Location> all = new ArrayList<>(declaration ? declared.stream().toList() : List.of());
    Stream.concat(Stream.of(document), documents.opened().stream().filter(other -> !other.uri().equals(document.uri()))
        .sorted((a, b) -> a.uri().compareTo(b.uri())))
        .flatMap(other -> ide.occurrences(offset, document.result(), other.result()).stream()
            .map(place -> new Location(other.uri(), other.positions().range(place))))
        .filter(place -> !declared.filter(place::equals).isPresent()).forEach(all::add);
    return all;
  }
}
