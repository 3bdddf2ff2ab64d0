package org.tilewright.app.help;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.tilewright.app.help.PageText.Span;
import org.tilewright.app.help.PageText.Style;

/** Shows a page of help. Links are followed by a click. */
final class PageView {

  private static final int MARGIN = 16;
  private static final int INDENT = 28;

  private final StyledText widget;
  private final Consumer<String> follow;
  private PageText page = new PageText("", List.of());

  /** @param follow gets the target of a link that is clicked */
  PageView(Composite parent, Consumer<String> follow) {
    this.follow = follow;
    widget = new StyledText(parent, SWT.READ_ONLY | SWT.WRAP | SWT.V_SCROLL);
    widget.setMargins(MARGIN, MARGIN, MARGIN, MARGIN);
    widget.setLineSpacing(3);
    widget.setData("org.tilewright.id", "help.page");
    widget.addListener(SWT.MouseDown, this::clicked);
    widget.addListener(SWT.MouseMove, event -> widget
        .setCursor(linkAt(event).isPresent() ? widget.getDisplay().getSystemCursor(SWT.CURSOR_HAND) : null));
  }

  Control control() {
    return widget;
  }

  void show(PageText next) {
    page = next;
    widget.setText(next.text());
    // a style range replaces what it overlaps, so parts inside parts come after them and inherit what they say
    for (Span span : next.spans()) {
      if (span.style() == Style.DETAIL) {
        indent(span);
      } else {
        StyleRange[] before = widget.getStyleRanges(span.start(), span.length());
        StyleRange range = before.length == 0 ? new StyleRange() : (StyleRange) before[0].clone();
        range.start = span.start();
        range.length = span.length();
        style(range, span.style());
        widget.setStyleRange(range);
      }
    }
    widget.setCaretOffset(0);
    widget.setTopPixel(0);
  }

  private void indent(Span span) {
    int first = widget.getLineAtOffset(span.start());
    int lines = widget.getLineAtOffset(span.end()) - first + 1;
    widget.setLineIndent(first, lines, INDENT);
    widget.setLineWrapIndent(first, lines, INDENT);
  }

  private void style(StyleRange range, Style style) {
    switch (style) {
      case TITLE -> range.font = font(JFaceResources.HEADER_FONT);
      case HEADING -> range.font = font(JFaceResources.BANNER_FONT);
      case BOLD -> range.fontStyle |= SWT.BOLD;
      case ITALIC -> range.fontStyle |= SWT.ITALIC;
      case CODE -> range.font = font(JFaceResources.TEXT_FONT);
      case LINK -> {
        range.underline = true;
        range.underlineStyle = SWT.UNDERLINE_SINGLE;
        range.foreground = widget.getDisplay().getSystemColor(SWT.COLOR_LINK_FOREGROUND);
      }
      case DETAIL -> {
        // a matter of whole lines
      }
    }
  }

  private static Font font(String name) {
    return JFaceResources.getFontRegistry().get(name);
  }

  private void clicked(Event event) {
    linkAt(event).ifPresent(span -> follow.accept(span.target()));
  }

  private Optional<Span> linkAt(Event event) {
    int offset = widget.getOffsetAtPoint(new Point(event.x, event.y));
    return page.spans().stream().filter(span -> span.style() == Style.LINK)
        .filter(span -> span.start() <= offset && offset < span.end()).findFirst();
  }
}
