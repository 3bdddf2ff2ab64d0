package org.tilewright.formats.breach;

import java.util.Optional;
import org.tilewright.formats.ExportFormat;
import org.tilewright.formats.ExportSource;
import org.tilewright.formats.ExportedLevel;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.ImportFormat;
import org.tilewright.formats.ImportedLevel;
import org.tilewright.formats.SourceText;
import org.tilewright.formats.Vocabulary;

/**
 * Levels and saved games of Into The Breach (ish), in and out (breach.md 6): the rows of the board, an empty line, and a line
 * for each unit in the order of priority.
 */
public final class BreachTextFormat implements ImportFormat, ExportFormat {

  /** Identifier of the format. */
  public static final String ID = "breach-text";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String title() {
    return "Into The Breach (ish) level or save (text)";
  }

  @Override
  public String extension() {
    return "txt";
  }

  @Override
  public String ruleset() {
    return "breach";
  }

  /** A first row that is one of a board, or a line that is one of a unit: files with mistakes are recognised, too. */
  @Override
  public boolean recognises(SourceText file) {
    String text = file.text().startsWith(BreachTextReader.BYTE_ORDER_MARK) ? file.text().substring(1) : file.text();
    String first = text.lines().findFirst().orElse("");
    return !text.isBlank() && !first.isEmpty() && first.chars().allMatch(Symbols::isTile)
        || text.lines().anyMatch(BreachTextReader::looksLikeUnit);
  }

  @Override
  public ImportedLevel read(SourceText file, Optional<SourceText> config, Vocabulary vocabulary) throws FormatException {
    return BreachTextImport.of(new BreachTextReader(file).read(), file, vocabulary.ruleset());
  }

  @Override
  public ExportedLevel write(ExportSource source, Vocabulary vocabulary) throws FormatException {
    return new BreachTextExport(source, vocabulary).write();
  }
}
