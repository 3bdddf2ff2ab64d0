package org.tilewright.ui.common.editor;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.ISharedImages;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.texteditor.ITextEditorActionConstants;

/** A line above the pages of a level that is no UTF-8 text, as all levels should be: how it is shown, and what can be done. */
final class EncodingBanner {

  private final Composite line;
  private final Link text;
  private ITextEditor source;

  EncodingBanner(Composite parent) {
    line = new Composite(parent, SWT.NONE);
    GridDataFactory.fillDefaults().grab(true, false).exclude(true).applyTo(line);
    GridLayoutFactory.swtDefaults().numColumns(2).margins(6, 4).applyTo(line);
    line.setVisible(false);
    Label icon = new Label(line, SWT.NONE);
    icon.setImage(PlatformUI.getWorkbench().getSharedImages().getImage(ISharedImages.IMG_OBJS_WARN_TSK));
    text = new Link(line, SWT.WRAP);
    text.setData("org.tilewright.id", "editor.encoding");
    GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).hint(200, SWT.DEFAULT).applyTo(text);
    text.addListener(SWT.Selection, event -> {
      if ("convert".equals(event.text)) {
        convert();
      } else {
        reopen();
      }
    });
  }

  /** Shows what is to be said of the file of a text page; nothing of most files. */
  void show(ITextEditor page) {
    source = page;
    if (line.isDisposed()) {
      return;
    }
    boolean foreign = source.getDocumentProvider() instanceof LevelDocumentProvider provider
        && provider.isForeign(source.getEditorInput());
    if (foreign && source.getDocumentProvider() instanceof LevelDocumentProvider provider) {
      text.setText("This file is no UTF-8 text, as levels should be. It is shown as " + provider.getEncoding(source.getEditorInput())
          + ", and none of its bytes is lost by saving. <a href=\"reopen\">Reopen as …</a>   "
          + "<a href=\"convert\">Convert to UTF-8 and save</a>");
    }
    if (foreign != line.getVisible()) {
      ((GridData) line.getLayoutData()).exclude = !foreign;
      line.setVisible(foreign);
      line.getParent().layout(true);
    }
  }

  private void reopen() {
    IAction action = source.getAction(ITextEditorActionConstants.CHANGE_ENCODING);
    if (action != null) {
      action.run();
      show(source);
    }
  }

  private void convert() {
    if (source.getDocumentProvider() instanceof LevelDocumentProvider provider) {
      try {
        provider.convert(source.getEditorInput());
      } catch (CoreException e) {
        ILog.of(EncodingBanner.class).error("The level could not be converted to UTF-8", e);
      }
      show(source);
    }
  }
}
