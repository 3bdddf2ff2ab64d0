package org.tilewright.lang;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.xtext.resource.XtextResource;
import org.tilewright.lang.compile.CompiledLevel;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.lang.text.TextPositions;
import org.tilewright.model.level.LevelFile;

/**
 * A file of the level language, read and checked. Safe for use by several threads; the model behind {@link #resource()} must
 * not be changed.
 */
public final class LevelFileResult {

  private final String name;
  private final String text;
  private final TextPositions positions;
  private final List<LevelIssue> issues;
  private final XtextResource resource;
  private final Supplier<List<CompiledLevel>> compiler;
  private List<CompiledLevel> levels;

  LevelFileResult(String name, TextPositions positions, String text, List<LevelIssue> issues, XtextResource resource,
      Supplier<List<CompiledLevel>> compiler) {
    this.name = name;
    this.text = text;
    this.positions = positions;
    this.issues = List.copyOf(issues);
    this.resource = resource;
    this.compiler = compiler;
  }

  /** Name of the file as it was given. */
  public String name() {
    return name;
  }

  /** The text that was read, a byte order mark included. */
  public String text() {
    return text;
  }

  /** Lines and columns of the text. */
  public TextPositions positions() {
    return positions;
  }

  /** What is wrong or remarkable, by place in the text. */
  public List<LevelIssue> issues() {
    return issues;
  }

  /** Whether one of the issues is an error. */
  public boolean hasErrors() {
    return issues.stream().anyMatch(LevelIssue::isError);
  }

  /** Whether an error lies within a level, or nothing can be said about levels because the file is damaged as a whole. */
  public boolean hasErrors(CompiledLevel level) {
    var range = level.sources().level();
    return issues.stream().anyMatch(issue -> issue.isError() && issue.offset() <= range.end() && issue.end() >= range.offset());
  }

  /** The levels in the order of the text, as far as they are understood. */
  public synchronized List<CompiledLevel> levels() {
    if (levels == null) {
      levels = List.copyOf(compiler.get());
    }
    return levels;
  }

  /** The first level of that name. */
  public Optional<CompiledLevel> level(String levelName) {
    return levels().stream().filter(level -> level.definition().name().equals(levelName)).findFirst();
  }

  /** The model of the file; empty for an empty file. */
  public Optional<LevelFile> file() {
    return resource.getContents().stream().filter(LevelFile.class::isInstance).map(LevelFile.class::cast).findFirst();
  }

  /** The syntax tree and the model behind it. */
  public XtextResource resource() {
    return resource;
  }
}
