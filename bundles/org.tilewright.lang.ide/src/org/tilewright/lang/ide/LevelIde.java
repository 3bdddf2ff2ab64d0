package org.tilewright.lang.ide;

import com.google.inject.Binder;
import com.google.inject.Injector;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.apache.log4j.Logger;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.format.LevelFormatter;
import org.tilewright.lang.ide.completion.Completions;
import org.tilewright.lang.ide.completion.Proposal;
import org.tilewright.lang.ide.documentation.Hover;
import org.tilewright.lang.ide.documentation.Hovers;
import org.tilewright.lang.ide.quickfix.QuickFix;
import org.tilewright.lang.ide.quickfix.QuickFixes;
import org.tilewright.lang.ide.structure.Folding;
import org.tilewright.lang.ide.structure.OutlineNode;
import org.tilewright.lang.ide.structure.Outlines;
import org.tilewright.lang.ide.style.StyledRange;
import org.tilewright.lang.ide.style.Styles;
import org.tilewright.lang.text.LevelIssue;
import org.tilewright.lang.text.TextEdit;

/**
 * What an editor asks of the language, in terms of texts and offsets. Everything is computed from a
 * {@link LevelFileResult} that was read from exactly the text in question; nothing is kept. Safe for use by several threads,
 * and never to be called where a delay of some hundred milliseconds would be felt.
 */
public final class LevelIde {

  private final LevelLanguage language;
  private final Completions completions;
  private final Hovers hovers = new Hovers();
  private final References references = new References();
  private final Guard guard;

  /** The services of an editor for a language; a service that fails answers nothing and is named in the log. */
  public LevelIde(LevelLanguage language) {
    this(language, (service, failure) -> Logger.getLogger(LevelIde.class).error("No " + service + ", as it failed", failure));
  }

  /**
   * The services of an editor for a language.
   *
   * @param failures is told once for each cause which service failed and why; the service answers nothing then
   */
  public LevelIde(LevelLanguage language, BiConsumer<String, Throwable> failures) {
    this.language = language;
    guard = new Guard(failures);
    Injector injector = language.injector().createChildInjector(new EditorModule());
    completions = injector.getInstance(Completions.class);
  }

  /**
   * What can be inserted at an offset, best first.
   *
   * @param text the text as it is now
   * @param file a result, preferably of that text; the text is read again when it is not
   */
  public List<Proposal> completion(String text, int offset, LevelFileResult file) {
    return guard.answer("completion", List.of(), () -> {
      LevelFileResult current = file.text().equals(text) ? file : language.parse(text, file.name());
      return completions.at(text, offset, current.resource());
    });
  }

  /** What to show for the thing at an offset. */
  public Optional<Hover> hover(int offset, LevelFileResult file) {
    return guard.answer("hover", Optional.empty(), () -> hovers.at(offset, file));
  }

  /** Changes that tidy the whole file; none while it has syntax errors. */
  public List<TextEdit> format(LevelFileResult file) {
    return guard.answer("formatting", List.of(), () -> LevelFormatter.format(file.resource()));
  }

  /** Changes that tidy a part of the file. */
  public List<TextEdit> format(LevelFileResult file, TextRange part) {
    return format(file).stream().filter(edit -> edit.offset() >= part.offset() && edit.offset() + edit.length() <= part.end())
        .toList();
  }

  /** The top lines of the outline, with all below them. */
  public List<OutlineNode> outline(LevelFileResult file) {
    return guard.answer("outline", List.of(), () -> Outlines.of(file));
  }

  /** What can be folded. */
  public List<Folding.Fold> folding(LevelFileResult file) {
    return guard.answer("folding", List.of(), () -> Folding.of(file));
  }

  /** Repairs for an issue of the file, the most likely one first. */
  public List<QuickFix> quickFixes(LevelIssue issue, LevelFileResult file) {
    return guard.answer("quick fix", List.of(), () -> QuickFixes.of(issue, file));
  }

  /** The names of a file by what they name, to be shown over the styles of the tokens. */
  public List<StyledRange> names(LevelFileResult file) {
    return guard.answer("styles", List.of(), () -> Styles.names(file));
  }

  /** Where the thing that is named at an offset is declared. */
  public Optional<Declaration> declaration(int offset, LevelFileResult file) {
    return guard.answer("declaration", Optional.empty(), () -> references.referred(offset, file)
        .flatMap(element -> References.declaration(element, file)));
  }

  /** Where the thing at an offset is declared; the offset may be at a name of it or at the declaration itself. */
  public Optional<Declaration> named(int offset, LevelFileResult file) {
    return guard.answer("declaration", Optional.empty(), () -> references.named(offset, file)
        .flatMap(element -> References.declaration(element, file)));
  }

  /** The part of the text that {@link #declaration} is about. */
  public Optional<TextRange> reference(int offset, LevelFileResult file) {
    return guard.answer("reference", Optional.empty(), () -> references.reference(offset, file));
  }

  /** Every place in the file where the thing at an offset is named or declared, in order. */
  public List<TextRange> occurrences(int offset, LevelFileResult file) {
    return occurrences(offset, file, file);
  }

  /** Every place in another file of the same language where the thing at an offset of {@code file} is named or declared. */
  public List<TextRange> occurrences(int offset, LevelFileResult file, LevelFileResult other) {
    return guard.answer("occurrences", List.of(), () -> references.named(offset, file)
        .map(element -> References.occurrences(element, other)).orElse(List.of()));
  }

  /** The editor's services on top of a running language; what only a language server needs stays as the language has it. */
  private static final class EditorModule extends LevelIdeModule {

    @Override
    public void configureIResourceDescriptionsLiveScope(Binder binder) {
      // Bound by the language already.
    }
  }
}
