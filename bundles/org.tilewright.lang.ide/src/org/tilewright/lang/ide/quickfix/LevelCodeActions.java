package org.tilewright.lang.ide.quickfix;

import com.google.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.ide.server.codeActions.ICodeActionService2;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.CancelIndicator;
import org.tilewright.lang.LevelFileResult;
import org.tilewright.lang.LevelFileResults;

/** Offers the quick fixes to clients of the language server. */
public class LevelCodeActions implements ICodeActionService2 {

  private final LevelFileResults results;

  /** Checks files again to find the issues behind a client's diagnostics, which come back without their data. */
  @Inject
  public LevelCodeActions(LevelFileResults results) {
    this.results = results;
  }

  @Override
  public List<Either<Command, CodeAction>> getCodeActions(Options options) {
    List<String> only = options.getCodeActionParams().getContext().getOnly();
    if (only != null && !only.isEmpty() && !only.contains(CodeActionKind.QuickFix)) {
      return List.of();
    }
    return options.getLanguageServerAccess().doSyncRead(options.getURI(), context ->
        actions(options, context.getDocument(), (XtextResource) context.getResource()));
  }

  private List<Either<Command, CodeAction>> actions(Options options, Document document, XtextResource resource) {
    LevelFileResult file = results.check(resource, document.getContents(), options.getURI(), CancelIndicator.NullImpl);
    List<Either<Command, CodeAction>> actions = new ArrayList<>();
    for (Diagnostic diagnostic : options.getCodeActionParams().getContext().getDiagnostics()) {
      int offset = document.getOffSet(diagnostic.getRange().getStart());
      file.issues().stream().filter(issue -> issue.offset() == offset && issue.message().equals(message(diagnostic)))
          .flatMap(issue -> QuickFixes.of(issue, file).stream())
          .forEach(fix -> actions.add(Either.forRight(action(fix, diagnostic, document, options.getURI()))));
    }
    return actions;
  }

  private static String message(Diagnostic diagnostic) {
    return diagnostic.getMessage().isLeft() ? diagnostic.getMessage().getLeft() : diagnostic.getMessage().getRight().getValue();
  }

  private static CodeAction action(QuickFix fix, Diagnostic diagnostic, Document document, String uri) {
    List<TextEdit> edits = fix.edits().stream().map(edit -> new TextEdit(new Range(document.getPosition(edit.offset()),
        document.getPosition(edit.offset() + edit.length())), edit.text())).toList();
    CodeAction action = new CodeAction(fix.label());
    action.setKind(CodeActionKind.QuickFix);
    action.setDiagnostics(List.of(diagnostic));
    action.setEdit(new WorkspaceEdit(Map.of(uri, edits)));
    return action;
  }
}
