package org.tilewright.lang;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.eclipse.xtext.resource.XtextResource;
import org.tilewright.lang.compile.CompiledLevel;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.lang.text.TextPositions;
import org.tilewright.lang.validation.Issues;
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
  private final Function<TextRange, List<LevelIssue>> within;
  private final XtextResource resource;
  private final Supplier<List<CompiledLevel>> compiler;
  private List<CompiledLevel> levels;

  LevelFileResult(String name, TextPositions positions, String text, Issues issues, XtextResource resource,
      Supplier<List<CompiledLevel>> compiler) {
    this(name, positions, text, issues.shown(), issues::within, resource, compiler);
  }

  private LevelFileResult(String name, TextPositions positions, String text, List<LevelIssue> issues,
      Function<TextRange, List<LevelIssue>> within, XtextResource resource, Supplier<List<CompiledLevel>> compiler) {
    this.name = name;
    this.text = text;
    this.positions = positions;
    this.issues = List.copyOf(issues);
    this.within = within;
    this.resource = resource;
    this.compiler = compiler;
  }

  /** A file that cannot be read: there is one issue, and no level. */
  static LevelFileResult unreadable(String name, String text, LevelIssue issue, XtextResource resource) {
    return new LevelFileResult(name, new TextPositions(text), text, List.of(issue), part -> List.of(), resource, List::of);
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

  /** What is wrong or remarkable, by place in the text; of very much, the beginning and how much more there is. */
  public List<LevelIssue> issues() {
    return issues;
  }

  /** Whether one of the issues is an error. */
  public boolean hasErrors() {
    return issues.stream().anyMatch(LevelIssue::isError);
  }

  /** What lies within a level, and what it means for whoever wants to play it; the rest of the file has no part in it. */
  public LevelFindings findings(CompiledLevel level) {
    return new LevelFindings(within.apply(level.sources().level()), level.definition().ruleset());
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

  /** The level that is written at an offset. */
  public Optional<CompiledLevel> levelAt(int offset) {
    return levels().stream()
        .filter(level -> offset >= level.sources().level().offset() && offset <= level.sources().level().end())
        .findFirst();
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
