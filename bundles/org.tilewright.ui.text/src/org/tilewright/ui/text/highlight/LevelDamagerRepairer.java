package org.tilewright.ui.text.highlight;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITypedRegion;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.TextAttribute;
import org.eclipse.jface.text.TextPresentation;
import org.eclipse.jface.text.presentation.IPresentationDamager;
import org.eclipse.jface.text.presentation.IPresentationRepairer;
import org.eclipse.swt.custom.StyleRange;

/**
 * Colours the text token by token. A change within a board damages the changed characters only and is coloured without
 * lexing; any other change may open or close a literal and damages the whole document.
 */
final class LevelDamagerRepairer implements IPresentationDamager, IPresentationRepairer {

  private final LevelColours colours;
  private IDocument document;
  private Boards boards;

  LevelDamagerRepairer(LevelColours colours) {
    this.colours = colours;
  }

  @Override
  public void setDocument(IDocument next) {
    if (next == document) {
      return; // set twice, as damager and as repairer
    }
    if (boards != null) {
      boards.dispose();
    }
    document = next;
    boards = document == null ? null : new Boards(document);
  }

  @Override
  public IRegion getDamageRegion(ITypedRegion partition, DocumentEvent event, boolean partitioningChanged) {
    int inserted = event.getText() == null ? 0 : event.getText().length();
    return !partitioningChanged && Boards.around(event).isPresent() ? new Region(event.getOffset(), inserted)
        : new Region(0, document.getLength());
  }

  @Override
  public void createPresentation(TextPresentation presentation, ITypedRegion damage) {
    int from = damage.getOffset();
    int to = from + damage.getLength();
    if (from == to) {
      return;
    }
    Optional<IRegion> board = Boards.at(document, from).filter(b -> to <= b.getOffset() + b.getLength());
    if (board.isPresent()) {
      add(presentation, colours.attribute(TextStyle.BOARD), from, to);
      return;
    }
    // Without it, what has no look of its own would keep the one it had.
    presentation.setDefaultStyleRange(new StyleRange(from, to - from, null, null));
    TextAttribute[] attributes = new TextAttribute[TextStyle.values().length];
    for (TextStyle style : TextStyle.values()) {
      attributes[style.ordinal()] = colours.attribute(style);
    }
    List<IRegion> found = new ArrayList<>();
    LevelTokens.visit(document.get(), (style, offset, length) -> {
      if (style == TextStyle.BOARD) {
        found.add(new Region(offset, length));
      }
      int start = Math.max(from, offset);
      int end = Math.min(to, offset + length);
      if (start < end) {
        add(presentation, attributes[style.ordinal()], start, end);
      }
    });
    boards.replace(found);
  }

  private static void add(TextPresentation presentation, TextAttribute attribute, int from, int to) {
    presentation.addStyleRange(new StyleRange(from, to - from, attribute.getForeground(), attribute.getBackground(),
        attribute.getStyle()));
  }
}
