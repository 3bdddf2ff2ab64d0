package org.tilewright.workspace.operation;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IWorkspaceRunnable;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.core.runtime.jobs.ISchedulingRule;
import org.tilewright.engine.storage.FileContent;
import org.tilewright.formats.FormatException;
import org.tilewright.formats.FormatProblem;
import org.tilewright.formats.ImportFormat;
import org.tilewright.formats.ImportedLevel;
import org.tilewright.formats.SourceText;
import org.tilewright.formats.Vocabulary;
import org.tilewright.formats.builtin.BuiltInFormats;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.library.Libraries;
import org.tilewright.lang.print.DefaultSymbols;
import org.tilewright.lang.print.LevelPrinter;
import org.tilewright.model.level.RulesetLibrary;

/**
 * Makes level files of foreign files. A file that cannot be read is reported and does not keep the others from being
 * imported; nothing that exists is overwritten.
 */
public final class ImportLevelsOperation implements IWorkspaceRunnable {

  private final List<Path> sources;
  private final Optional<Path> config;
  private final IContainer target;
  private final Libraries libraries;
  private final List<IFile> created = new ArrayList<>();
  private final List<String> refusals = new ArrayList<>();
  private final List<String> warnings = new ArrayList<>();

  /**
   * An import to be done.
   *
   * @param sources the foreign files
   * @param config  a configuration file that goes with all of them
   * @param target  folder or project to write to
   */
  public ImportLevelsOperation(List<Path> sources, Optional<Path> config, IContainer target, LevelLanguage language) {
    this.sources = List.copyOf(sources);
    this.config = Objects.requireNonNull(config);
    this.target = Objects.requireNonNull(target);
    this.libraries = language.injector().getInstance(Libraries.class);
  }

  /** What has to be locked while the operation runs. */
  public ISchedulingRule schedulingRule() {
    return target.getProject();
  }

  /** The level files that were made; after the run. */
  public List<IFile> created() {
    return Collections.unmodifiableList(created);
  }

  /** One line for each file that was refused, with the place and the reason; after the run. */
  public List<String> refusals() {
    return Collections.unmodifiableList(refusals);
  }

  /** One line for each thing that was not understood and kept as it is; after the run. */
  public List<String> warnings() {
    return Collections.unmodifiableList(warnings);
  }

  /** Imports one file after the other. Throws {@link CoreException} when the workspace cannot be written. */
  @Override
  public void run(IProgressMonitor monitor) throws CoreException {
    SubMonitor progress = SubMonitor.convert(monitor, "Importing levels", sources.size());
    for (Path source : sources) {
      progress.subTask(source.getFileName().toString());
      importFile(source, progress.split(1));
    }
  }

  private void importFile(Path source, IProgressMonitor monitor) throws CoreException {
    try {
      SourceText text = read(source);
      Optional<SourceText> configText = config.isPresent() ? Optional.of(read(config.get())) : Optional.empty();
      Optional<ImportFormat> format = BuiltInFormats.all().importerFor(text);
      Optional<RulesetLibrary> library = format.flatMap(f -> libraries.find(f.ruleset()));
      if (library.isEmpty()) {
        refusals.add(source.getFileName() + ": The format of this file is not known");
        return;
      }
      ImportedLevel level = format.get().read(text, configText, new Vocabulary(library.get()));
      IFile file = freeFile(text.baseName());
      new CreateLevelOperation(file, new LevelPrinter(DefaultSymbols.of(library.get())).print(level.draft())).run(monitor);
      created.add(file);
      level.warnings().forEach(w -> warnings.add(line(source.getFileName().toString(), w)));
    } catch (FormatException e) {
      refusals.add(line(Path.of(e.file()).getFileName().toString(), e.problem()));
    } catch (CharacterCodingException e) {
      refusals.add(source.getFileName() + ": The file is not UTF-8 text");
    } catch (IOException e) {
      refusals.add(source.getFileName() + ": The file cannot be read: " + FileContent.reason(e));
    }
  }

  private static SourceText read(Path path) throws IOException {
    return new SourceText(path.toString(),
        StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(FileContent.of(path))).toString());
  }

  private static String line(String file, FormatProblem problem) {
    return problem.line() > 0 ? file + ":" + problem.line() + ":" + problem.column() + ": " + problem.message()
        : file + ": " + problem.message();
  }

  private IFile freeFile(String baseName) {
    IFile file = target.getFile(IPath.fromPortableString(baseName + ".level"));
    for (int i = 2; file.exists(); i++) {
      file = target.getFile(IPath.fromPortableString(baseName + i + ".level"));
    }
    return file;
  }
}
