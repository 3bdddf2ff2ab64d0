package org.tilewright.workspace.journal;

import java.nio.file.Path;
import java.util.Map;
import org.eclipse.jface.text.IDocument;

/**
 * Writes down what is typed into level files and not saved yet, in the background: a second after a change, large texts not
 * more often than every few seconds. What is saved, reverted, or closed without saving is forgotten; what a session leaves behind that was ended in another
 * way can be asked for in the next one. An OSGi service; all methods may be called from any thread.
 */
public interface Journal {

  /** Starts to follow the text buffers of level files that are connected from now on. Calling it again does nothing. */
  void begin();

  /** What earlier sessions left behind and nobody has decided about, the latest first, with the file that holds each. */
  Map<Path, Draft> leftBehind();

  /** Forgets something that was left behind. */
  void discard(Path leftBehind);

  /**
   * Something that was left behind has become the text of a document again: it is forgotten as soon as it is written down as a
   * draft of this session, or the document is saved or closed.
   */
  void adopt(Path leftBehind, IDocument document);
}
