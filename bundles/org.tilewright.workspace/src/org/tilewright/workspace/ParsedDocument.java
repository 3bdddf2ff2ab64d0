package org.tilewright.workspace;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IDocumentExtension4;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.compile.CompiledLevel;

/**
 * What the language made of a document's text at one moment. Immutable; its offsets are right while {@link #isCurrent()}.
 *
 * @param document the document
 * @param stamp    its {@linkplain IDocumentExtension4#getModificationStamp() modification stamp} at that moment
 * @param result   the parsed file
 */
public record ParsedDocument(IDocument document, long stamp, LevelFileResult result) {

  /** Refuses null parts. */
  public ParsedDocument {
    Objects.requireNonNull(document);
    Objects.requireNonNull(result);
  }

  /** Modification stamp of a document now. */
  public static long stampOf(IDocument document) {
    return document instanceof IDocumentExtension4 stamped ? stamped.getModificationStamp()
        : IDocumentExtension4.UNKNOWN_MODIFICATION_STAMP;
  }

  /** Whether the document still has the text that was parsed. */
  public boolean isCurrent() {
    return stampOf(document) == stamp;
  }

  /** The levels that could be compiled, in the order of the text. */
  public List<CompiledLevel> levels() {
    return result.levels();
  }

  /** The level called {@code name}. */
  public Optional<CompiledLevel> level(String name) {
    return result.level(name);
  }

  /** The level that is written at an offset. */
  public Optional<CompiledLevel> levelAt(int offset) {
    return result.levelAt(offset);
  }
}
