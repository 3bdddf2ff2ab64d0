package org.tilewright.ui.text.edit;

import java.util.Optional;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.source.ICharacterPairMatcher;
import org.eclipse.jface.text.source.ICharacterPairMatcherExtension;
import org.tilewright.ui.text.highlight.Boards;

/** Finds the bracket that belongs to another. Brackets drawn on a board are no brackets, and boards are not walked through. */
public final class LevelPairMatcher implements ICharacterPairMatcher, ICharacterPairMatcherExtension {

  private static final String OPENING = "{([";
  private static final String CLOSING = "})]";
  /** Characters outside boards to look at before giving up; keeps moving the cursor quick in a text that is no level. */
  private static final int LIMIT = 200_000;

  private int anchor = -1;

  @Override
  public IRegion match(IDocument document, int offset) {
    for (int at : new int[] {offset - 1, offset}) {
      Optional<IRegion> found = matchAt(document, at);
      if (found.isPresent()) {
        return found.get();
      }
    }
    return null;
  }

  @Override
  public IRegion match(IDocument document, int offset, int length) {
    return Math.abs(length) > 1 ? null : match(document, length < 0 ? offset : offset + length);
  }

  private Optional<IRegion> matchAt(IDocument document, int at) {
    if (at < 0 || at >= document.getLength() || Boards.at(document, at).isPresent()) {
      return Optional.empty();
    }
    char c = charAt(document, at);
    if (OPENING.indexOf(c) >= 0) {
      anchor = LEFT;
      int other = peer(document, at, 1);
      return other < 0 ? Optional.empty() : Optional.of(new Region(at, other - at + 1));
    }
    if (CLOSING.indexOf(c) >= 0) {
      anchor = RIGHT;
      int other = peer(document, at, -1);
      return other < 0 ? Optional.empty() : Optional.of(new Region(other, at - other + 1));
    }
    return Optional.empty();
  }

  /** The offset of the bracket for the one at {@code from}, walking in the given direction; -1 when there is none. */
  private static int peer(IDocument document, int from, int step) {
    char own = charAt(document, from);
    char other = step > 0 ? CLOSING.charAt(OPENING.indexOf(own)) : OPENING.charAt(CLOSING.indexOf(own));
    int depth = 0;
    int at = from;
    for (int walked = 0; at >= 0 && at < document.getLength() && walked < LIMIT; walked++) {
      Optional<IRegion> board = Boards.at(document, at);
      if (board.isPresent()) {
        at = step > 0 ? board.get().getOffset() + board.get().getLength() : board.get().getOffset() - 1;
        continue;
      }
      char c = charAt(document, at);
      depth += c == own ? 1 : c == other ? -1 : 0;
      if (depth == 0) {
        return at;
      }
      at += step;
    }
    return -1;
  }

  @Override
  public IRegion findEnclosingPeerCharacters(IDocument document, int offset, int length) {
    int[] depth = new int[OPENING.length()];
    int at = Math.min(offset, document.getLength()) - 1;
    for (int walked = 0; at >= 0 && walked < LIMIT; walked++) {
      Optional<IRegion> board = Boards.at(document, at);
      if (board.isPresent()) {
        at = board.get().getOffset() - 1;
        continue;
      }
      char c = charAt(document, at);
      int closing = CLOSING.indexOf(c);
      int opening = OPENING.indexOf(c);
      if (closing >= 0) {
        depth[closing]++;
      } else if (opening >= 0 && --depth[opening] < 0) {
        int end = peer(document, at, 1);
        return end < offset + Math.max(0, length) ? null : new Region(at, end - at + 1);
      }
      at--;
    }
    return null;
  }

  private static char charAt(IDocument document, int at) {
    try {
      return document.getChar(at);
    } catch (BadLocationException e) {
      return 0; // the document shrinks while it is looked at
    }
  }

  @Override
  public boolean isMatchedChar(char c) {
    return OPENING.indexOf(c) >= 0 || CLOSING.indexOf(c) >= 0;
  }

  @Override
  public boolean isMatchedChar(char c, IDocument document, int offset) {
    return isMatchedChar(c) && Boards.at(document, offset).isEmpty();
  }

  @Override
  public boolean isRecomputationOfEnclosingPairRequired(IDocument document, IRegion current, IRegion previous) {
    return true;
  }

  @Override
  public int getAnchor() {
    return anchor;
  }

  @Override
  public void dispose() {
    // holds nothing
  }

  @Override
  public void clear() {
    anchor = -1;
  }
}
