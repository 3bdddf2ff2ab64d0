package org.tilewright.workspace.internal;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.IDocument;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.workspace.ParsedDocument;

/**
 * Parses the text that a document has. Whatever happens there is a result: when the language or the rules of a game fail on
 * the text, one that says so, and the error log tells once where.
 */
final class DocumentParser {

  private static final String UNNAMED = "unnamed.level";

  private final LevelLanguage language;
  /** Failures that are in the log, by their place in the program: the next letter that is typed often leads to the same one. */
  private final Set<String> logged = ConcurrentHashMap.newKeySet();

  DocumentParser(LevelLanguage language) {
    this.language = language;
  }

  ParsedDocument parse(IDocument document) {
    String text;
    long stamp;
    do {
      stamp = ParsedDocument.stampOf(document);
      text = document.get();
    } while (stamp != ParsedDocument.stampOf(document)); // changed between the two, by the user who types
    return new ParsedDocument(document, stamp, read(text, name(document)));
  }

  private LevelFileResult read(String text, String name) {
    try {
      LevelFileResult result = language.parse(text, name);
      result.levels(); // compiles them, so that a failure of that is met here and not by each who looks
      return result;
    } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError e) {
      log(e);
      return language.failed(text, name, e);
    }
  }

  private void log(Throwable failure) {
    StackTraceElement[] trace = failure.getStackTrace();
    if (logged.add(failure.getClass().getName() + (trace.length == 0 ? "" : trace[0]))) {
      ILog.of(DocumentParser.class).error("The level language failed on an open document", failure);
    }
  }

  private static String name(IDocument document) {
    ITextFileBuffer buffer = FileBuffers.getTextFileBufferManager().getTextFileBuffer(document);
    return buffer == null || buffer.getLocation() == null ? UNNAMED : buffer.getLocation().lastSegment();
  }
}
