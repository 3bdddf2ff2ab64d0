package org.tilewright.workspace.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.tilewright.engine.level.LevelDefinition;
import org.tilewright.formats.ExportFormat;
import org.tilewright.formats.ExportSource;
import org.tilewright.formats.ExportedLevel;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.FormatProblem;
import org.tilewright.formats.Vocabulary;
import org.tilewright.formats.builtin.BuiltInFormats;
import org.tilewright.lang.DefinitionText;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.compile.CompiledLevels;
import org.tilewright.lang.library.Libraries;

/**
 * A way in which a position of a game can be written to a file: as a level of ours, or in a format of another program.
 *
 * @param title     name of the way for people
 * @param extension of the file, without a full stop
 * @param text      content of the file; empty when the format cannot say what the position says
 * @param remarks   what the format cannot say, one line each
 */
public record PositionForm(String title, String extension, Optional<String> text, List<String> remarks) {

  /** Extension of files of the level language. */
  public static final String LEVEL = "level";

  /** Copies the list. */
  public PositionForm {
    Objects.requireNonNull(title);
    Objects.requireNonNull(extension);
    Objects.requireNonNull(text);
    remarks = List.copyOf(remarks);
  }

  /**
   * The forms of a position that is a level, that of the level language first.
   *
   * @throws IllegalArgumentException when the level's game has no library, or a name is no identifier
   */
  public static List<PositionForm> of(LevelDefinition level, LevelLanguage language) {
    String text = new DefinitionText(language).of(level);
    List<PositionForm> forms = new ArrayList<>();
    forms.add(new PositionForm("Level of Tilewright", LEVEL, Optional.of(text), List.of()));
    List<ExportFormat> formats = BuiltInFormats.all().exporters().stream()
        .filter(format -> format.ruleset().equals(level.ruleset())).toList();
    if (!formats.isEmpty()) {
      LevelFileResult parsed = language.parse(text, level.name() + "." + LEVEL);
      ExportSource source = ExportSource.of(level.name(), parsed.levels().getFirst().definition(),
          CompiledLevels.levels(parsed.resource()).getFirst());
      Vocabulary vocabulary = new Vocabulary(
          language.injector().getInstance(Libraries.class).find(level.ruleset()).orElseThrow());
      formats.forEach(format -> forms.add(of(format, source, vocabulary)));
    }
    return forms;
  }

  private static PositionForm of(ExportFormat format, ExportSource source, Vocabulary vocabulary) {
    try {
      ExportedLevel exported = format.write(source, vocabulary);
      return new PositionForm(format.title(), format.extension(), Optional.of(exported.text()),
          exported.warnings().stream().map(FormatProblem::message).toList());
    } catch (FormatException e) {
      return new PositionForm(format.title(), format.extension(), Optional.empty(), List.of(e.problem().message()));
    }
  }
}
