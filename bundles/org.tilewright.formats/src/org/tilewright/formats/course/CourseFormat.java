package org.tilewright.formats.course;

import java.util.Locale;
import java.util.Optional;
import org.tilewright.formats.ExportFormat;
import org.tilewright.formats.ExportSource;
import org.tilewright.formats.ExportedLevel;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.ImportFormat;
import org.tilewright.formats.ImportedLevel;
import org.tilewright.formats.SourceText;
import org.tilewright.formats.Vocabulary;

/** Dungeon and configuration files of the course (sections 4 and 5 of its document), in and out. */
public final class CourseFormat implements ImportFormat, ExportFormat {

  /** Identifier of the format. */
  public static final String ID = "course-json";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String title() {
    return "Dungeon Mania course file (JSON)";
  }

  @Override
  public String extension() {
    return "json";
  }

  @Override
  public String ruleset() {
    return "dungeon";
  }

  @Override
  public boolean recognises(SourceText file) {
    String text = file.text().startsWith("\ufeff") ? file.text().substring(1) : file.text();
    return text.stripLeading().startsWith("{") || file.name().toLowerCase(Locale.ROOT).endsWith(".json");
  }

  @Override
  public boolean takesConfig() {
    return true;
  }

  @Override
  public ImportedLevel read(SourceText file, Optional<SourceText> config, Vocabulary vocabulary) throws FormatException {
    return new CourseImport(vocabulary).read(file, config);
  }

  @Override
  public ExportedLevel write(ExportSource source, Vocabulary vocabulary) throws FormatException {
    return new CourseExport(vocabulary).write(source);
  }
}
