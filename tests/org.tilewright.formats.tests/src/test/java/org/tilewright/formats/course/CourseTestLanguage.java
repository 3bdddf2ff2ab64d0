package org.tilewright.formats.course;

import java.util.Optional;
import org.tilewright.engine.Rulesets;
import org.tilewright.formats.ExportSource;
import org.tilewright.formats.ExportedLevel;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.ImportedLevel;
import org.tilewright.formats.SourceText;
import org.tilewright.formats.Vocabulary;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.compile.CompiledLevels;
import org.tilewright.lang.library.Libraries;
import org.tilewright.lang.print.DefaultSymbols;
import org.tilewright.lang.print.LevelPrinter;
import org.tilewright.model.level.RulesetLibrary;

/** The course format together with the real language and the real library. */
final class CourseTestLanguage {

  private final LevelLanguage language = new LevelLanguage(Rulesets.onClassPath(CourseTestLanguage.class.getClassLoader()));
  private final RulesetLibrary library = language.injector().getInstance(Libraries.class).find("dungeon").orElseThrow();
  private final LevelPrinter printer = new LevelPrinter(DefaultSymbols.of(library));
  private final Vocabulary vocabulary = new Vocabulary(library);
  private final CourseFormat format = new CourseFormat();

  ImportedLevel read(String name, String dungeon) throws FormatException {
    return format.read(new SourceText(name, dungeon), Optional.empty(), vocabulary);
  }

  ImportedLevel read(String name, String dungeon, String config) throws FormatException {
    return format.read(new SourceText(name, dungeon), Optional.of(new SourceText("config.json", config)), vocabulary);
  }

  String print(ImportedLevel level) {
    return printer.print(level.draft());
  }

  LevelFileResult parse(String level) {
    return language.parse(level, "test.level");
  }

  ExportedLevel export(String level) throws FormatException {
    return export(parse(level));
  }

  ExportedLevel export(LevelFileResult result) throws FormatException {
    return format.write(ExportSource.of("test.level", result.levels().getFirst().definition(),
        CompiledLevels.levels(result.resource()).getFirst()), vocabulary);
  }
}
