package org.tilewright.ui.common.editor;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.core.commands.operations.IOperationHistory;
import org.eclipse.core.commands.operations.IOperationHistoryListener;
import org.eclipse.core.commands.operations.IUndoContext;
import org.eclipse.core.commands.operations.OperationHistoryEvent;
import org.eclipse.core.commands.operations.OperationHistoryFactory;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.actions.ActionFactory;
import org.eclipse.ui.operations.OperationHistoryActionHandler;
import org.eclipse.ui.texteditor.ITextEditor;

/**
 * Keeps undo and redo of an editor true from one event to the next. The platform brings them up to date when the event loop
 * has nothing else to do: on a busy machine Ctrl+Z, pressed a moment after a stroke, found nothing to undo and was lost.
 */
final class UndoActions implements IOperationHistoryListener {

  private static final List<String> IDS = List.of(ActionFactory.UNDO.getId(), ActionFactory.REDO.getId());

  private final IOperationHistory history = OperationHistoryFactory.getOperationHistory();
  private final ITextEditor source;
  private final Supplier<Optional<IUndoContext>> context;

  /**
   * Begins to watch.
   *
   * @param source  the editor that has the actions
   * @param context what the operations on its present document belong to, if it has one
   */
  UndoActions(ITextEditor source, Supplier<Optional<IUndoContext>> context) {
    this.source = source;
    this.context = context;
    history.addOperationHistoryListener(this);
  }

  @Override
  public void historyNotification(OperationHistoryEvent event) {
    boolean changed = switch (event.getEventType()) {
      case OperationHistoryEvent.OPERATION_ADDED, OperationHistoryEvent.UNDONE, OperationHistoryEvent.REDONE -> true;
      default -> false;
    };
    if (changed && Display.getCurrent() != null && context.get().filter(event.getOperation()::hasContext).isPresent()) {
      for (String id : IDS) {
        if (source.getAction(id) instanceof OperationHistoryActionHandler action) {
          action.update();
        }
      }
    }
  }

  /** Stops watching. */
  void dispose() {
    history.removeOperationHistoryListener(this);
  }
}
