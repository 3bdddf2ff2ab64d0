package org.tilewright.lang.ide.server;

import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.services.LanguageClient;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.text.LevelIssue;

/** Tells the client what is wrong with documents. */
final class Problems {

  private final LanguageClient client;

  Problems(LanguageClient client) {
    this.client = client;
  }

  /** Publishes the problems of a document under the URI that it has from the client. */
  void publish(Document document) {
    PublishDiagnosticsParams published = new PublishDiagnosticsParams(document.uri(),
        document.result().issues().stream().map(issue -> diagnostic(issue, document)).toList());
    document.version().ifPresent(published::setVersion);
    client.publishDiagnostics(published);
  }

  /** There is nothing to say of a URI any more. */
  void clear(String uri) {
    client.publishDiagnostics(new PublishDiagnosticsParams(uri, List.of()));
  }

  static Diagnostic diagnostic(LevelIssue issue, Document document) {
    return new Diagnostic(document.positions().range(new TextRange(issue.offset(), issue.length())), issue.message(),
        switch (issue.severity()) {
          case ERROR -> DiagnosticSeverity.Error;
          case WARNING -> DiagnosticSeverity.Warning;
          case INFO -> DiagnosticSeverity.Information;
        }, "tilewright", issue.code());
  }
}
