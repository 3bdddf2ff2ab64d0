package org.tilewright.workspace.operation;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.tilewright.engine.storage.DurableFile;
import org.tilewright.formats.ExportFormat;
import org.tilewright.formats.ExportSource;
import org.tilewright.formats.ExportedLevel;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.FormatProblem;
import org.tilewright.formats.Vocabulary;
import org.tilewright.formats.builtin.BuiltInFormats;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.compile.CompiledLevel;
import org.tilewright.lang.compile.CompiledLevels;
import org.tilewright.lang.library.Libraries;
import org.tilewright.workspace.save.SavedFile;

/** A level file of the workspace whose levels are to be written in other formats, as the file is saved. */
public final class LevelExport {

  private final IFile file;
  private final LevelLanguage language;
  private final LevelFileResult result;

  private LevelExport(IFile file, LevelLanguage language, LevelFileResult result) {
    this.file = file;
    this.language = language;
    this.result = result;
  }

  /** Reads the file. @throws CoreException when that is impossible */
  public static LevelExport of(IFile file, LevelLanguage language) throws CoreException {
    return new LevelExport(file, language, language.read(file.readAllBytes(), file.getName()));
  }

  /** The levels of the file that are understood as a whole, whatever else may be wrong with them. */
  public List<CompiledLevel> levels() {
    return result.levels().stream().filter(level -> result.findings(level).gaps().isEmpty()).toList();
  }

  /** The formats that a level can be written in. */
  public static List<ExportFormat> formats(CompiledLevel level) {
    return BuiltInFormats.all().exporters().stream().filter(format -> format.ruleset().equals(level.definition().ruleset())).toList();
  }

  /** What has been written, and what the format could not say, one line each. */
  public record Written(List<Path> files, List<String> warnings) {

    /** Copies the lists. */
    public Written {
      files = List.copyOf(files);
      warnings = List.copyOf(warnings);
    }
  }

  /**
   * Writes a level.
   *
   * @param level      one of {@link #levels()}
   * @param target     the file to write; replaced when it exists
   * @param withConfig whether the configuration of formats that keep it apart is written, too, to {@link #configFile}
   * @throws FormatException when the format cannot say what the level says; nothing is written
   * @throws IOException     when a file outside of the workspace cannot be written
   * @throws CoreException   when a file of the workspace cannot be written
   */
  public Written write(CompiledLevel level, ExportFormat format, Path target, boolean withConfig)
      throws FormatException, IOException, CoreException {
    Vocabulary vocabulary = new Vocabulary(language.injector().getInstance(Libraries.class).find(format.ruleset()).orElseThrow());
    ExportedLevel exported = format.write(ExportSource.of(file.getName(), level.definition(),
        CompiledLevels.levels(result.resource()).get(result.levels().indexOf(level))), vocabulary);
    requireAnother(target);
    if (withConfig) {
      requireAnother(configFile(target));
    }
    write(target, exported.text());
    List<String> warnings = exported.warnings().stream().map(FormatProblem::message).toList();
    Optional<String> config = exported.config().filter(text -> withConfig);
    if (config.isEmpty()) {
      return new Written(List.of(target), warnings);
    }
    write(configFile(target), config.get());
    return new Written(List.of(target, configFile(target)), warnings);
  }

  private void requireAnother(Path target) throws IOException {
    IPath own = file.getLocation();
    if (own != null && Files.exists(target) && Files.isSameFile(own.toPath(), target)) {
      throw new FileSystemException(target.toString(), null, "This is the level itself; choose another file. Nothing has been written");
    }
  }

  /** Writes a file; one that the workspace knows goes to its history first. */
  private void write(Path target, String text) throws IOException, CoreException {
    Optional<IFile> known = Stream.of(file.getWorkspace().getRoot().findFilesForLocationURI(target.toUri())).filter(IFile::exists)
        .findFirst();
    if (known.isPresent()) {
      new SavedFile(known.get()).replace(text.getBytes(StandardCharsets.UTF_8), true, null);
    } else {
      new DurableFile(target).write(text);
    }
  }

  /** The file beside {@code target} for a configuration: {@code d-config.json} for {@code d.json}. */
  public static Path configFile(Path target) {
    String name = target.getFileName().toString();
    int dot = name.lastIndexOf('.');
    return target.resolveSibling(dot > 0 ? name.substring(0, dot) + "-config" + name.substring(dot) : name + "-config");
  }
}
