package org.tilewright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A session of the language server: how it begins and ends, and what it survives. */
@Timeout(180)
class LspCommandTest {

  private static final String BROKEN = "level a uses dungeon {\n  place plaer at (1, 1)\n}\n";

  @TempDir
  private Path folder;

  private LspProcess server;

  @BeforeEach
  void startServer() throws IOException {
    server = new LspProcess(folder);
  }

  @AfterEach
  void stopServer() {
    server.close();
  }

  @Test
  void anErrorInAnOpenedFileIsPublishedAtItsPlace() throws IOException, InterruptedException {
    server.initialize("'" + folder.toUri() + "'");
    String file = folder.resolve("a.level").toUri().toString();
    server.open(file, BROKEN);
    JsonObject unknown = server.problems(file).getAsJsonArray("diagnostics").asList().stream().map(d -> d.getAsJsonObject())
        .filter(d -> d.get("code").getAsString().equals("name.unknownKind")).findFirst().orElseThrow();
    assertEquals(JsonParser.parseString("{'start': {'line': 1, 'character': 8}, 'end': {'line': 1, 'character': 13}}"),
        unknown.get("range"));
    assertEquals(1, unknown.get("severity").getAsInt());
    assertTrue(unknown.get("message").getAsString().contains("plaer"), unknown.toString());
    server.result("shutdown", "null");
    assertEquals(-32600, server.error("textDocument/hover", "{}"));
    server.tell("exit", "null");
    assertEquals(0, server.process().waitFor());
  }

  @Test
  void problemsOfFilesOfTheFolderAreToldToo() throws IOException {
    Path file = Files.writeString(folder.resolve("b.level"), BROKEN);
    server.initialize("'" + folder.toUri() + "'");
    assertTrue(!server.problems(file.toUri().toString()).getAsJsonArray("diagnostics").isEmpty());
    Files.delete(file);
    server.tell("workspace/didChangeWatchedFiles", "{'changes': [{'uri': '" + file.toUri() + "', 'type': 3}]}");
    assertTrue(server.problems(file.toUri().toString()).getAsJsonArray("diagnostics").isEmpty());
  }

  @Test
  void problemsComeBackUnderTheVeryNameThatWasOpened() throws IOException {
    server.initialize("null");
    for (String uri : List.of("untitled:Untitled-1", "file:///c%3A/some%20where/a.level", "file:///nowhere/%C3%BC%20b.level",
        "file:///nowhere/ü.level", "file:///nowhere/not encoded [1] #x.level", "vscode-vfs://github/some/a.level")) {
      server.open(uri, BROKEN);
      assertTrue(!server.problems(uri).getAsJsonArray("diagnostics").isEmpty(), uri);
      server.tell("textDocument/didClose", "{'textDocument': {'uri': '" + uri + "'}}");
      assertTrue(server.problems(uri).getAsJsonArray("diagnostics").isEmpty(), uri);
    }
  }

  @Test
  void aFileThatIsOpenBehindALinkIsToldOfOnce() throws IOException {
    Path file = Files.writeString(Files.createDirectories(folder.resolve("real")).resolve("a.level"), BROKEN);
    Path link = Files.createSymbolicLink(folder.resolve("link"), file.getParent());
    server.initialize("'" + folder.resolve("real").toUri() + "'");
    server.problems(file.toUri().toString());
    String name = link.resolve("a.level").toUri().toString();
    server.open(name, BROKEN);
    assertTrue(!server.problems(name).getAsJsonArray("diagnostics").isEmpty());
    server.tell("workspace/didChangeWatchedFiles", "{'changes': [{'uri': '" + file.toUri() + "', 'type': 2}]}");
    server.open("untitled:last", BROKEN);
    assertEquals("untitled:last", server.await(message -> message.has("method")
        && message.get("method").getAsString().equals("textDocument/publishDiagnostics"))
        .getAsJsonObject("params").get("uri").getAsString());
  }

  @Test
  void changesPastTheEndOfALineOrTextAreAtThatEnd() throws IOException {
    server.initialize("null");
    String uri = "untitled:a";
    server.open(uri, "level a uses dungeon {\r\n  map \"\"\"\n  @X\n  \"\"\"\n  goal exit\n}\n");
    assertEquals(0, server.problems(uri).getAsJsonArray("diagnostics").size());
    change(uri, 2, "{'start': {'line': 0, 'character': 999}, 'end': {'line': 0, 'character': 999}}", " zzz");
    JsonObject problems = server.problems(uri);
    assertEquals(2, problems.get("version").getAsInt());
    assertEquals(JsonParser.parseString("{'line': 0, 'character': 23}"), problems.getAsJsonArray("diagnostics").get(0)
        .getAsJsonObject().getAsJsonObject("range").get("start"));
    change(uri, 3, "{'start': {'line': 0, 'character': 0}, 'end': {'line': 9999, 'character': 0}}", "level b uses nix {\n}\n");
    assertTrue(server.problems(uri).toString().contains("nix"));
    assertTrue(server.result("textDocument/hover", at(uri, 400, 0)).isJsonNull());
  }

  private void change(String uri, int version, String range, String text) throws IOException {
    server.tell("textDocument/didChange", "{'textDocument': {'uri': '" + uri + "', 'version': " + version
        + "}, 'contentChanges': [{'range': " + range + ", 'text': \"" + text.replace("\n", "\\n") + "\"}]}");
  }

  private static String at(String uri, int line, int character) {
    return "{'textDocument': {'uri': '" + uri + "'}, 'position': {'line': " + line + ", 'character': " + character + "}}";
  }

  @Test
  void whatCannotBeUnderstoodIsRefusedInWordsAndTheNextRequestIsAnswered() throws IOException {
    assertEquals(-32002, server.error("textDocument/hover", at("untitled:a", 0, 0)));
    server.initialize("null");
    assertEquals(-32600, server.error("initialize", "{'capabilities': {}}"));
    assertEquals(-32601, server.error("no/such", "{}"));
    assertEquals(-32601, server.error("textDocument/signatureHelp", at("untitled:a", 0, 0)));
    assertEquals(-32601, server.error("workspace/executeCommand", "{'command': 'x'}"));
    assertEquals(-32602, server.error("textDocument/hover", "null"));
    assertEquals(-32602, server.error("textDocument/hover", "{}"));
    assertEquals(-32602, server.error("textDocument/hover", "{'textDocument': 5}"));
    String nested = "[".repeat(100_000) + "]".repeat(100_000);
    server.send("{\"jsonrpc\": \"2.0\", \"id\": \"deep\", \"method\": \"textDocument/hover\", \"params\": " + nested + "}");
    JsonObject deep = server.await(message -> message.has("id") && message.get("id").toString().equals("\"deep\""));
    assertEquals(-32600, LspProcess.code(deep));
    for (String broken : new String[] {"{\"jsonrpc\": \"2.0\", ", "no json", "\0\1", "{\"a\": 1} {", ""}) {
      server.send(broken);
      assertEquals(-32700, LspProcess.code(server.await(message -> message.get("id").isJsonNull())), broken);
    }
    server.raw("Content-Length: 5\r\n\r\n{\"jsonrpc\": \"2.0\", \"id\": 7000}");
    assertEquals(-32700, LspProcess.code(server.await(message -> message.get("id").isJsonNull())));
    server.raw("Content-Length: many\r\n\r\n");
    assertEquals(-32700, LspProcess.code(server.await(message -> message.get("id").isJsonNull())));
    server.raw("Content-Length: 999999999999\r\nContent-Length: 2\r\nContent-Type: x\r\n\r\n{}");
    assertTrue(server.result("textDocument/hover", at("untitled:a", 0, 0)).isJsonNull());
  }

  @Test
  void aDocumentOfBracketsDoesNotStopTheNextRequest() throws IOException {
    server.initialize("null");
    for (String bracket : new String[] {"(", "[", "{"}) {
      String uri = "untitled:" + (int) bracket.charAt(0);
      server.open(uri, "level b uses dungeon { goal " + bracket.repeat(100_000) + "}");
      assertTrue(!server.problems(uri).getAsJsonArray("diagnostics").isEmpty());
      server.result("textDocument/completion", at(uri, 0, 50_000));
      server.result("textDocument/hover", at(uri, 0, 50_000));
      server.result("textDocument/documentSymbol", "{'textDocument': {'uri': '" + uri + "'}}");
      server.result("textDocument/semanticTokens/full", "{'textDocument': {'uri': '" + uri + "'}}");
    }
  }

  @Test
  void anEditorThatIsGoneEndsTheServer() throws IOException, InterruptedException {
    server.initialize("null");
    server.stopTalking();
    assertEquals(0, server.process().waitFor());
  }

  @Test
  void whatWasAskedBeforeTheEndOfTheStreamIsAnswered() throws IOException {
    server.initialize("null");
    server.open("untitled:a", BROKEN);
    server.say("{'jsonrpc': '2.0', 'id': 70, 'method': 'textDocument/hover', 'params': " + at("untitled:a", 1, 3) + "}");
    server.stopTalking();
    server.await(message -> message.has("id") && message.get("id").getAsInt() == 70);
    assertNull(server.next());
  }

  @Test
  void anEditorThatDoesNotListenAnyMoreEndsTheServer() throws IOException, InterruptedException {
    server.initialize("null");
    server.stopListening();
    server.open("untitled:a", BROKEN);
    assertEquals(0, server.process().waitFor());
  }

  @Test
  void theEndOfTheEditorsProcessEndsTheServer() throws IOException, InterruptedException {
    try (LspProcess editor = new LspProcess(folder)) {
      server.result("initialize", "{'processId': " + editor.process().pid() + ", 'capabilities': {}}");
      editor.stopTalking();
      assertEquals(0, server.process().waitFor());
    }
  }

  @Test
  void exitWithoutShutdownIsAFault() throws IOException, InterruptedException {
    server.initialize("null");
    server.tell("exit", "null");
    assertEquals(1, server.process().waitFor());
  }
}
