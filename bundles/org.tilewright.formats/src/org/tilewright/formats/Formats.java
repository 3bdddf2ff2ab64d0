package org.tilewright.formats;

import java.util.List;
import java.util.Optional;

/**
 * The foreign formats at hand; immutable.
 *
 * @param importers formats that can be read, the more particular ones first
 * @param exporters formats that can be written
 */
public record Formats(List<ImportFormat> importers, List<ExportFormat> exporters) {

  /** Copies the lists. */
  public Formats {
    importers = List.copyOf(importers);
    exporters = List.copyOf(exporters);
  }

  /** The format that a file seems to have. */
  public Optional<ImportFormat> importerFor(SourceText file) {
    return importers.stream().filter(format -> format.recognises(file)).findFirst();
  }

  /** The format with the given id that can be read. */
  public Optional<ImportFormat> importer(String id) {
    return importers.stream().filter(format -> format.id().equals(id)).findFirst();
  }

  /** The format with the given id that can be written. */
  public Optional<ExportFormat> exporter(String id) {
    return exporters.stream().filter(format -> format.id().equals(id)).findFirst();
  }
}
