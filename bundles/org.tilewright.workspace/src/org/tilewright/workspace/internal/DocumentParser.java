package org.tilewright.workspace.internal;

import org.eclipse.core.filebuffers.FileBuffers;
import org.eclipse.core.filebuffers.ITextFileBuffer;
import org.eclipse.jface.text.IDocument;
import org.tilewright.lang.LevelLanguage;
import org.tilewright.workspace.ParsedDocument;

/** Parses the text that a document has. */
record DocumentParser(LevelLanguage language) {

  private static final String UNNAMED = "unnamed.level";

  ParsedDocument parse(IDocument document) {
    String text;
    long stamp;
    do {
      stamp = ParsedDocument.stampOf(document);
      text = document.get();
    } while (stamp != ParsedDocument.stampOf(document)); // changed between the two, by the user who types
    return new ParsedDocument(document, stamp, language.parse(text, name(document)));
  }

  private static String name(IDocument document) {
    ITextFileBuffer buffer = FileBuffers.getTextFileBufferManager().getTextFileBuffer(document);
    return buffer == null || buffer.getLocation() == null ? UNNAMED : buffer.getLocation().lastSegment();
  }
}
