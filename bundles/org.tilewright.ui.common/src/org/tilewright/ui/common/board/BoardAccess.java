package org.tilewright.ui.common.board;

import org.eclipse.swt.accessibility.ACC;
import org.eclipse.swt.accessibility.Accessible;
import org.eclipse.swt.accessibility.AccessibleAdapter;
import org.eclipse.swt.accessibility.AccessibleControlAdapter;
import org.eclipse.swt.accessibility.AccessibleControlEvent;
import org.eclipse.swt.accessibility.AccessibleEvent;

/** Tells assistive technology what is on the cell under the cursor. */
final class BoardAccess {

  private final Accessible accessible;

  BoardAccess(BoardCanvas board, BoardInput input) {
    accessible = board.canvas().getAccessible();
    accessible.addAccessibleListener(new AccessibleAdapter() {
      @Override
      public void getName(AccessibleEvent event) {
        event.result = input.describe(board.cursor());
      }

      @Override
      public void getHelp(AccessibleEvent event) {
        event.result = "Arrow keys move, Enter acts on the cell, plus and minus zoom.";
      }
    });
    accessible.addAccessibleControlListener(new AccessibleControlAdapter() {
      @Override
      public void getRole(AccessibleControlEvent event) {
        event.detail = ACC.ROLE_CANVAS;
      }

      @Override
      public void getValue(AccessibleControlEvent event) {
        event.result = input.describe(board.cursor());
      }

      @Override
      public void getState(AccessibleControlEvent event) {
        event.detail = ACC.STATE_FOCUSABLE | (board.canvas().isFocusControl() ? ACC.STATE_FOCUSED : 0);
      }
    });
  }

  /** Has the name read again. */
  void announce() {
    accessible.sendEvent(ACC.EVENT_NAME_CHANGED, null);
  }
}
