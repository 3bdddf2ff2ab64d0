package org.tilewright.ui.text.format;

import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.texteditor.ITextEditorExtension2;
import org.tilewright.lang.text.TextEdit;
import org.tilewright.ui.text.DocumentEdits;
import org.tilewright.workspace.LanguageServices;
import org.tilewright.workspace.ParsedDocument;

/** Tidies the text of the active editor in one step that can be undone. */
public final class FormatHandler extends AbstractHandler {

  @Override
  public Object execute(ExecutionEvent event) throws ExecutionException {
    IEditorPart part = HandlerUtil.getActiveEditorChecked(event);
    ITextEditor editor = Adapters.adapt(part, ITextEditor.class);
    if (editor == null || editor instanceof ITextEditorExtension2 text && !text.validateEditorInputState()) {
      return null;
    }
    IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
    ParsedDocument parsed = LanguageServices.find().parsed(document);
    if (parsed.result().resource().getParseResult().hasSyntaxErrors()) {
      part.getEditorSite().getActionBars().getStatusLineManager()
          .setErrorMessage("Not formatted: correct the syntax errors first");
      return null;
    }
    List<TextEdit> edits = LanguageServices.find().ide().format(parsed.result());
    DocumentEdits.apply(editor, parsed, edits);
    return null;
  }
}
