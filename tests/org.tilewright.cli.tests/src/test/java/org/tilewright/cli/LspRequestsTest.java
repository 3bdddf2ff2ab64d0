package org.tilewright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Every request that the server offers, on the class path that users get. */
@Timeout(180)
class LspRequestsTest {

  private static final String URI_A = "file:///levels/case/a.level";
  private static final String TEXT = """
      level a uses dungeon {
        kind ogre extends spider { health = 3 }
        map \"""
        @X
        \"""
        place ogre at (0, 2)
        place plaer at (1, 2)
        goal exit
      }
      """;

  @TempDir
  private static Path folder;

  private static LspProcess server;
  private static JsonObject offer;

  @BeforeAll
  static void startServer() throws IOException {
    Files.writeString(folder.resolve("other.level"), "level other uses dungeon {\n  kind ogress extends spider\n}\n");
    server = new LspProcess(folder);
    offer = server.result("initialize", "{'processId': null, 'rootUri': null, 'workspaceFolders': [{'uri': '" + folder.toUri()
        + "', 'name': 'x'}], 'capabilities': {'textDocument': {'completion': {'completionItem': {'snippetSupport': true}},"
        + "'documentSymbol': {'hierarchicalDocumentSymbolSupport': true}}}}").getAsJsonObject().getAsJsonObject("capabilities");
    server.tell("initialized", "{}");
    server.open(URI_A, TEXT);
  }

  @AfterAll
  static void stopServer() {
    server.close();
  }

  private static JsonElement ask(String request, String more) throws IOException {
    return server.result("textDocument/" + request, "{'textDocument': {'uri': '" + URI_A + "'}" + more + "}");
  }

  private static String at(int line, int character) {
    return ", 'position': {'line': " + line + ", 'character': " + character + "}";
  }

  private static String range(int line, int from, int to) {
    return "{'start': {'line': " + line + ", 'character': " + from + "}, 'end': {'line': " + line + ", 'character': " + to + "}}";
  }

  private static JsonElement json(String text) {
    return JsonParser.parseString(text);
  }

  private static List<JsonObject> objects(JsonElement array) {
    return array.getAsJsonArray().asList().stream().map(JsonElement::getAsJsonObject).toList();
  }

  @Test
  void whatIsOfferedIsWhatIsTestedHere() {
    assertEquals(new TreeSet<>(Set.of("positionEncoding", "textDocumentSync", "completionProvider", "hoverProvider",
        "definitionProvider", "referencesProvider", "documentHighlightProvider", "documentSymbolProvider",
        "workspaceSymbolProvider", "codeActionProvider", "documentFormattingProvider", "documentRangeFormattingProvider",
        "renameProvider", "foldingRangeProvider", "semanticTokensProvider", "workspace")), new TreeSet<>(offer.keySet()));
    assertFalse(offer.getAsJsonObject("completionProvider").get("resolveProvider").getAsBoolean());
  }

  @Test
  void referencesAreTheDeclarationAndItsUses() throws IOException {
    String both = "[{'uri': '" + URI_A + "', 'range': " + range(1, 7, 11) + "}, {'uri': '" + URI_A + "', 'range': "
        + range(5, 8, 12) + "}]";
    assertEquals(json(both), ask("references", at(1, 8) + ", 'context': {'includeDeclaration': true}"));
    assertEquals(1, ask("references", at(5, 9) + ", 'context': {'includeDeclaration': false}").getAsJsonArray().size());
  }

  @Test
  void aKindIsRenamedWhereverItIsNamed() throws IOException {
    assertEquals(json("{'changes': {'" + URI_A + "': [{'range': " + range(1, 7, 11) + ", 'newText': 'troll'}, {'range': "
        + range(5, 8, 12) + ", 'newText': 'troll'}]}}"), ask("rename", at(5, 12) + ", 'newName': 'troll'"));
    assertEquals(json("{'range': " + range(5, 8, 12) + ", 'placeholder': 'ogre'}"), ask("prepareRename", at(5, 10)));
    assertTrue(ask("prepareRename", at(2, 2)).isJsonNull());
    String document = "{'textDocument': {'uri': '" + URI_A + "'}";
    assertEquals(-32602, server.error("textDocument/rename", document + at(1, 8) + ", 'newName': 'not one'}"));
    assertEquals(-32602, server.error("textDocument/rename", document + at(1, 8) + ", 'newName': 'kind'}"));
    assertEquals(-32803, server.error("textDocument/rename", document + at(1, 22) + ", 'newName': 'x'}"));
    assertEquals(-32803, server.error("textDocument/rename", document + at(2, 2) + ", 'newName': 'x'}"));
    // Two kinds of one name cannot be told apart.
    assertEquals(-32803, server.error("textDocument/rename", "{'textDocument': {'uri': '" + twoKinds() + "'}" + at(1, 8)
        + ", 'newName': 'second'}"));
  }

  private static String twoKinds() throws IOException {
    String uri = "untitled:two";
    server.open(uri, "level a uses dungeon {\n  kind first extends spider\n  kind second extends spider\n}\n");
    return uri;
  }

  @Test
  void aDefinitionInALibraryIsInAFileThatAnyEditorOpens() throws IOException {
    JsonObject place = ask("definition", at(1, 22)).getAsJsonArray().get(0).getAsJsonObject();
    String uri = place.get("uri").getAsString();
    assertTrue(uri.startsWith("file:///"), uri);
    Path library = Path.of(URI.create(uri));
    assertTrue(library.startsWith(folder.resolve("cache")), uri);
    String text = Files.readString(library);
    int line = place.getAsJsonObject("range").getAsJsonObject("start").get("line").getAsInt();
    assertTrue(text.lines().toList().get(line).contains("kind spider"), uri);
    assertEquals(Set.of(), Files.getPosixFilePermissions(library).stream().filter(p -> p.name().endsWith("WRITE"))
        .collect(Collectors.toSet()));
    server.open(uri, text);
    assertEquals(new JsonArray(), server.problems(uri).get("diagnostics"));
    String there = "{'textDocument': {'uri': '" + uri + "'}" + at(line, text.lines().toList().get(line).indexOf("spider") + 1) + "}";
    assertEquals(place, server.result("textDocument/definition", there).getAsJsonArray().get(0));
    assertTrue(server.result("textDocument/hover", there).toString().contains("kind spider"));
  }

  @Test
  void hoverHighlightsAndDefinitionAreOfWhatIsThere() throws IOException {
    assertTrue(ask("hover", at(1, 8)).toString().contains("kind ogre extends spider"));
    assertEquals(json("{'uri': '" + URI_A + "', 'range': " + range(1, 7, 11) + "}"), ask("definition", at(5, 9)).getAsJsonArray().get(0));
    assertEquals(json("[{'range': " + range(1, 7, 11) + ", 'kind': 3}, {'range': " + range(5, 8, 12) + ", 'kind': 2}]"),
        ask("documentHighlight", at(5, 9)));
  }

  @Test
  void proposalsReplaceWhatIsTyped() throws IOException {
    JsonObject player = objects(ask("completion", at(6, 10))).stream().filter(i -> i.get("label").getAsString().equals("player"))
        .findFirst().orElseThrow();
    assertEquals(json("{'range': " + range(6, 8, 10) + ", 'newText': 'player'}"), player.get("textEdit"));
    assertTrue(objects(ask("completion", at(7, 2))).stream().anyMatch(i -> i.get("insertTextFormat").getAsInt() == 2
        && i.getAsJsonObject("textEdit").get("newText").getAsString().contains("${1:")));
  }

  @Test
  void symbolsAreThoseOfTheDocumentAndOfTheFolder() throws IOException {
    JsonObject level = ask("documentSymbol", "").getAsJsonArray().get(0).getAsJsonObject();
    assertEquals("a", level.get("name").getAsString());
    assertTrue(objects(level.get("children")).stream().anyMatch(child -> child.get("name").getAsString().equals("ogre")));
    assertEquals(List.of("ogre", "ogress"), objects(server.result("workspace/symbol", "{'query': 'OGR'}")).stream()
        .map(symbol -> symbol.get("name").getAsString()).sorted().toList());
  }

  @Test
  void mistakesAreRepaired() throws IOException {
    JsonObject first = ask("codeAction", ", 'range': " + range(6, 8, 13) + ", 'context': {'diagnostics': []}").getAsJsonArray()
        .get(0).getAsJsonObject();
    assertEquals("Change to 'player'", first.get("title").getAsString());
    assertEquals(json("{'changes': {'" + URI_A + "': [{'range': " + range(6, 8, 13) + ", 'newText': 'player'}]}}"),
        first.get("edit"));
    assertEquals(new JsonArray(), ask("codeAction", ", 'range': " + range(6, 8, 13)
        + ", 'context': {'diagnostics': [], 'only': ['refactor']}"));
  }

  @Test
  void textsAreTidiedAsAWholeAndInPart() throws IOException {
    String options = ", 'options': {'tabSize': 2, 'insertSpaces': true}";
    JsonArray all = ask("formatting", options).getAsJsonArray();
    assertFalse(all.isEmpty());
    assertEquals(all, ask("rangeFormatting", options + ", 'range': " + range(1, 0, 999)));
    assertEquals(new JsonArray(), ask("rangeFormatting", options + ", 'range': " + range(5, 0, 999)));
  }

  @Test
  void foldsAndTokensCoverTheText() throws IOException {
    assertEquals(List.of("0-8", "2-4"), objects(ask("foldingRange", "")).stream()
        .map(fold -> fold.get("startLine") + "-" + fold.get("endLine")).toList());
    JsonArray data = ask("semanticTokens/full", "").getAsJsonObject().getAsJsonArray("data");
    List<String> types = offer.getAsJsonObject("semanticTokensProvider").getAsJsonObject("legend").getAsJsonArray("tokenTypes")
        .asList().stream().map(JsonElement::getAsString).toList();
    StringBuilder read = new StringBuilder();
    List<String> lines = TEXT.lines().toList();
    int line = 0;
    int character = 0;
    for (int i = 0; i < data.size(); i += 5) {
      character = data.get(i).getAsInt() == 0 ? character + data.get(i + 1).getAsInt() : data.get(i + 1).getAsInt();
      line += data.get(i).getAsInt();
      read.append(lines.get(line), character, character + data.get(i + 2).getAsInt()).append(':')
          .append(types.get(data.get(i + 3).getAsInt())).append(' ');
    }
    assertTrue(read.toString().startsWith("level:keyword a:namespace uses:keyword dungeon:variable kind:keyword ogre:class "
        + "extends:keyword spider:variable health:property 3:number map:keyword \"\"\":string   @X:string   \"\"\":string "
        + "place:keyword ogre:class at:keyword 0:number 2:number"), read.toString());
    assertTrue(read.toString().endsWith("goal:keyword exit:function "), read.toString());
    JsonArray part = ask("semanticTokens/range", ", 'range': " + range(5, 0, 7)).getAsJsonObject().getAsJsonArray("data");
    assertEquals(json("[5, 2, 5, 0, 0]"), part);
  }

  @Test
  void documentsThatAreNotOpenHaveEmptyAnswersUnlessTheyAreFiles() throws IOException {
    for (String uri : List.of("untitled:nothing", "file:///nowhere/x.level", "file:///a b", "nonsense")) {
      String document = "{'textDocument': {'uri': '" + uri + "'}";
      assertTrue(server.result("textDocument/hover", document + at(0, 0) + "}").isJsonNull());
      assertEquals(new JsonArray(), server.result("textDocument/definition", document + at(0, 0) + "}"));
      assertEquals(new JsonArray(), server.result("textDocument/documentSymbol", document + "}"));
    }
    assertTrue(server.result("textDocument/hover", "{'textDocument': {'uri': '" + folder.resolve("other.level").toUri() + "'}"
        + at(1, 8) + "}").toString().contains("kind ogress"));
  }
}
