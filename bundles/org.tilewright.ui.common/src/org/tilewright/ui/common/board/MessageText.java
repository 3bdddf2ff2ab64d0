package org.tilewright.ui.common.board;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;

/** A few words in the middle of an area, broken into lines that fit. */
record MessageText(String text) {

  private static final int MARGIN = 24;
  private static final int WIDEST = 420;

  void paint(GC gc, Rectangle area) {
    List<String> lines = lines(gc, Math.max(40, Math.min(WIDEST, area.width - 2 * MARGIN)));
    int height = gc.getFontMetrics().getHeight() + 4;
    int y = area.y + Math.max(MARGIN, (area.height - height * lines.size()) / 2);
    for (String line : lines) {
      Point size = gc.textExtent(line, SWT.DRAW_TRANSPARENT);
      gc.drawText(line, area.x + (area.width - size.x) / 2, y, SWT.DRAW_TRANSPARENT);
      y += height;
    }
  }

  private List<String> lines(GC gc, int width) {
    List<String> lines = new ArrayList<>();
    for (String paragraph : text.split("\n")) {
      StringBuilder line = new StringBuilder();
      for (String word : paragraph.split(" ")) {
        if (!line.isEmpty() && gc.textExtent(line + " " + word).x > width) {
          lines.add(line.toString());
          line.setLength(0);
        }
        line.append(line.isEmpty() ? "" : " ").append(word);
      }
      lines.add(line.toString());
    }
    return lines;
  }
}
