package org.tilewright.workspace;

import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jface.text.IDocument;
import org.tilewright.engine.Rulesets;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.lang.ide.LevelIde;

/**
 * The level language for the workbench: knows the rulesets that are installed and keeps the parsed state of open documents.
 * An OSGi service; all methods may be called from any thread.
 */
public interface LanguageService {

  /** The rulesets contributed to the extension point {@code org.tilewright.workspace.rulesets}. */
  Rulesets rulesets();

  /** The language over these rulesets; set up at the first call, which takes about a second. */
  LevelLanguage language();

  /**
   * What the document says now. Parses when the last result is older than the text: milliseconds for usual levels, a tenth of
   * a second for a board of 16 million cells. A text on which the language fails gives a result with that as its only issue.
   */
  ParsedDocument parsed(IDocument document);

  /** The last result, which may be of an older text; empty before the first. Never waits. */
  Optional<ParsedDocument> latest(IDocument document);

  /** What an editor asks of the language: completion, outline, repairs and more; set up at the first call. */
  LevelIde ide();

  /**
   * Follows a document: {@code listener} gets the present state, and a new one some time after each change (300 ms after the
   * last of a burst; 1 s above four million characters), on a background thread. While anyone follows a document its
   * {@linkplain #latest latest} state is kept.
   */
  Subscription subscribe(IDocument document, Consumer<ParsedDocument> listener);
}
