package org.tilewright.lang.ide.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.ide.LevelIde;
import org.tilewright.lang.ide.quickfix.QuickFix;
import org.tilewright.lang.text.LevelIssue;

/** The quick fixes of a document in the words of the protocol. */
final class Repairs {

  private final Document document;
  private final LevelIde ide;

  Repairs(Document document, LevelIde ide) {
    this.document = document;
    this.ide = ide;
  }

  /** The fixes for what is wrong within, or at the edge of, the part that the client asks about. */
  List<Either<Command, CodeAction>> actions(CodeActionParams params) {
    List<String> only = params.getContext().getOnly();
    if (only != null && !only.isEmpty() && !only.contains(CodeActionKind.QuickFix)) {
      return List.of();
    }
    TextRange part = document.positions().range(params.getRange());
    List<Either<Command, CodeAction>> actions = new ArrayList<>();
    document.result().issues().stream().filter(issue -> issue.offset() <= part.end() && issue.end() >= part.offset())
        .forEach(issue -> ide.quickFixes(issue, document.result())
            .forEach(fix -> actions.add(Either.forRight(action(fix, issue)))));
    return actions;
  }

  private CodeAction action(QuickFix fix, LevelIssue issue) {
    Diagnostic repaired = Problems.diagnostic(issue, document);
    CodeAction action = new CodeAction(fix.label());
    action.setKind(CodeActionKind.QuickFix);
    action.setDiagnostics(List.of(repaired));
    action.setEdit(new WorkspaceEdit(Map.of(document.uri(), TextRequests.edits(document, fix.edits()))));
    return action;
  }
}
