package org.tilewright.lang.ide.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.tilewright.lang.compile.TextRange;
import org.tilewright.lang.ide.LevelIde;

/**
 * Requests about a document. Each is answered for the text as it was when the request came; one about a document that is
 * neither open nor a file has an empty answer.
 */
final class TextRequests implements TextDocumentService {

  private final Worker worker;
  private final Documents documents;
  private final Problems problems;
  private final FolderWatch folders;
  private final LevelIde ide;
  private final Navigation navigation;
  private final Renaming renaming;
  private ClientAbilities client = ClientAbilities.of(null);

  TextRequests(Worker worker, Documents documents, Problems problems, FolderWatch folders, LevelIde ide, Navigation navigation,
      Renaming renaming) {
    this.worker = worker;
    this.documents = documents;
    this.problems = problems;
    this.folders = folders;
    this.ide = ide;
    this.navigation = navigation;
    this.renaming = renaming;
  }

  /** Whom the answers are for from now on. */
  void answerFor(ClientAbilities abilities) {
    client = abilities;
  }

  @Override
  public void didOpen(DidOpenTextDocumentParams params) {
    documents.open(params.getTextDocument());
    check(params.getTextDocument().getUri());
  }

  @Override
  public void didChange(DidChangeTextDocumentParams params) {
    documents.change(params.getTextDocument().getUri(), params.getTextDocument().getVersion(), params.getContentChanges());
    check(params.getTextDocument().getUri());
  }

  @Override
  public void didClose(DidCloseTextDocumentParams params) {
    String uri = params.getTextDocument().getUri();
    documents.close(uri);
    worker.later(() -> {
      if (documents.opened(uri).isEmpty()) {
        problems.clear(uri);
      }
    });
    DocumentNames.file(uri).ifPresent(folders::changed);
  }

  @Override
  public void didSave(DidSaveTextDocumentParams params) {
    // The text is known from its changes.
  }

  /** Publishes the problems of a document, unless it has changed once more until then. */
  private void check(String uri) {
    documents.opened(uri).ifPresent(document -> worker.later(() -> {
      if (documents.opened(uri).filter(document::equals).isPresent()) {
        document.result();
        if (documents.opened(uri).filter(document::equals).isPresent()) {
          problems.publish(document);
        }
      }
    }));
  }

  private <T> CompletableFuture<T> answer(TextDocumentIdentifier identifier, T empty, Function<Document, T> answer) {
    Optional<Document> now = documents.opened(identifier.getUri());
    return worker.answer(() -> now.or(() -> documents.onDisk(identifier.getUri())).map(answer).orElse(empty));
  }

  @Override
  public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(CompletionParams params) {
    return answer(params.getTextDocument(), Either.forLeft(List.of()), document -> Either.forLeft(
        new CompletionWriter(document, client.snippets()).items(ide.completion(document.text(),
            document.positions().offset(params.getPosition()), document.result()))));
  }

  @Override
  public CompletableFuture<Hover> hover(HoverParams params) {
    return answer(params.getTextDocument(), null, document ->
        ide.hover(document.positions().offset(params.getPosition()), document.result())
            .map(hover -> new Hover(markup(hover.markdown()), document.positions().range(hover.range()))).orElse(null));
  }

  private MarkupContent markup(String markdown) {
    return client.markdown() ? new MarkupContent(MarkupKind.MARKDOWN, markdown)
        : new MarkupContent(MarkupKind.PLAINTEXT, markdown.replaceAll("`|\\*\\*", ""));
  }

  @Override
  public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>> definition(DefinitionParams params) {
    return answer(params.getTextDocument(), Either.forLeft(List.of()), document -> Either.forLeft(
        navigation.definition(document, document.positions().offset(params.getPosition()))));
  }

  @Override
  public CompletableFuture<List<? extends Location>> references(ReferenceParams params) {
    boolean declaration = params.getContext() == null || params.getContext().isIncludeDeclaration();
    return answer(params.getTextDocument(), List.of(), document -> navigation.references(document,
        document.positions().offset(params.getPosition()), declaration));
  }

  @Override
  public CompletableFuture<List<? extends DocumentHighlight>> documentHighlight(DocumentHighlightParams params) {
    return answer(params.getTextDocument(), List.of(), document -> {
      int offset = document.positions().offset(params.getPosition());
      TextRange declared = ide.named(offset, document.result()).filter(d -> d.local()).map(d -> d.range()).orElse(null);
      return ide.occurrences(offset, document.result()).stream().map(place -> new DocumentHighlight(
          document.positions().range(place), place.equals(declared) ? DocumentHighlightKind.Write : DocumentHighlightKind.Read))
          .toList();
    });
  }

  @Override
  public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(DocumentSymbolParams params) {
    return answer(params.getTextDocument(), List.of(), document -> {
      Symbols symbols = new Symbols(document);
      var outline = ide.outline(document.result());
      List<Either<SymbolInformation, DocumentSymbol>> answer = new ArrayList<>();
      if (client.symbolTrees()) {
        outline.forEach(node -> answer.add(Either.forRight(symbols.tree(node))));
      } else {
        symbols.list(outline).forEach(symbol -> answer.add(Either.forLeft(symbol)));
      }
      return answer;
    });
  }

  @Override
  public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
    return answer(params.getTextDocument(), List.of(), document -> new Repairs(document, ide).actions(params));
  }

  @Override
  public CompletableFuture<List<? extends TextEdit>> formatting(DocumentFormattingParams params) {
    return answer(params.getTextDocument(), List.of(), document -> edits(document, ide.format(document.result())));
  }

  @Override
  public CompletableFuture<List<? extends TextEdit>> rangeFormatting(DocumentRangeFormattingParams params) {
    return answer(params.getTextDocument(), List.of(), document -> edits(document,
        ide.format(document.result(), document.positions().range(params.getRange()))));
  }

  @Override
  public CompletableFuture<Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>> prepareRename(
      PrepareRenameParams params) {
    return answer(params.getTextDocument(), null, document -> {
      int offset = document.positions().offset(params.getPosition());
      return renaming.places(offset, document.result()).stream()
          .filter(place -> place.contains(offset) || place.end() == offset).findFirst()
          .map(place -> Either3.<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>forSecond(new PrepareRenameResult(
              document.positions().range(place), document.text().substring(place.offset(), place.end())))).orElse(null);
    });
  }

  @Override
  public CompletableFuture<WorkspaceEdit> rename(RenameParams params) {
    return answer(params.getTextDocument(), null, document -> new WorkspaceEdit(Map.of(document.uri(), edits(document,
        renaming.edits(document.positions().offset(params.getPosition()), document.result(), params.getNewName())))));
  }

  @Override
  public CompletableFuture<List<FoldingRange>> foldingRange(FoldingRangeRequestParams params) {
    return answer(params.getTextDocument(), List.of(), document -> ide.folding(document.result()).stream().map(fold -> {
      Range range = document.positions().range(fold.range());
      FoldingRange folded = new FoldingRange(range.getStart().getLine(), range.getEnd().getLine());
      folded.setStartCharacter(range.getStart().getCharacter());
      folded.setEndCharacter(range.getEnd().getCharacter());
      return folded;
    }).toList());
  }

  @Override
  public CompletableFuture<SemanticTokens> semanticTokensFull(SemanticTokensParams params) {
    return answer(params.getTextDocument(), new SemanticTokens(List.of()), document -> TokenWriter.of(document, ide,
        new TextRange(0, document.text().length())));
  }

  @Override
  public CompletableFuture<SemanticTokens> semanticTokensRange(SemanticTokensRangeParams params) {
    return answer(params.getTextDocument(), new SemanticTokens(List.of()), document -> TokenWriter.of(document, ide,
        document.positions().range(params.getRange())));
  }

  static List<TextEdit> edits(Document document, List<org.tilewright.lang.text.TextEdit> edits) {
    return edits.stream().map(edit -> new TextEdit(document.positions().range(new TextRange(edit.offset(), edit.length())),
        edit.text())).toList();
  }
}
