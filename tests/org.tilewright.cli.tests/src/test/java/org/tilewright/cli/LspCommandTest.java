package org.tilewright.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The language server as an editor meets it: a process with two pipes. */
@Timeout(120)
class LspCommandTest {

  @TempDir
  private Path folder;

  private Process server;
  private OutputStream toServer;
  private DataInputStream fromServer;

  @BeforeEach
  void startServer() throws IOException {
    server = new ProcessBuilder(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
        System.getProperty("java.class.path"), "org.tilewright.cli.Main", "lsp", "--stdio"))
        .redirectError(ProcessBuilder.Redirect.DISCARD).start();
    toServer = server.getOutputStream();
    fromServer = new DataInputStream(server.getInputStream());
  }

  @AfterEach
  void stopServer() {
    server.destroyForcibly();
  }

  @Test
  void anErrorInAnOpenedFileIsPublishedAtItsPlace() throws IOException, InterruptedException {
    initialize();
    String file = folder.resolve("a.level").toUri().toString();
    send("""
        {"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": {"uri": "%s", "languageId": "level",
        "version": 1, "text": "level a uses dungeon {\\n  place plaer at (1, 1)\\n}\\n"}}}""".formatted(file));
    JsonObject published = await(message -> message.has("method")
        && message.get("method").getAsString().equals("textDocument/publishDiagnostics")
        && !message.getAsJsonObject("params").getAsJsonArray("diagnostics").isEmpty()).getAsJsonObject("params");
    assertEquals(file, published.get("uri").getAsString());
    JsonObject unknown = published.getAsJsonArray("diagnostics").asList().stream().map(d -> d.getAsJsonObject())
        .filter(d -> d.get("code").getAsString().equals("name.unknownKind")).findFirst().orElseThrow();
    assertEquals(JsonParser.parseString("{'start': {'line': 1, 'character': 8}, 'end': {'line': 1, 'character': 13}}"),
        unknown.get("range"));
    assertEquals(1, unknown.get("severity").getAsInt());
    assertTrue(unknown.get("message").getAsString().contains("plaer"), unknown.toString());
    send("{'jsonrpc': '2.0', 'id': 2, 'method': 'shutdown'}");
    await(message -> message.has("id") && message.get("id").getAsInt() == 2);
    send("{'jsonrpc': '2.0', 'method': 'exit'}");
    assertEquals(0, server.waitFor());
  }

  @Test
  void anEditorThatIsGoneEndsTheServer() throws IOException, InterruptedException {
    initialize();
    toServer.close();
    assertEquals(0, server.waitFor());
  }

  private void initialize() throws IOException {
    send("""
        {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"processId": null, "capabilities": {}, "rootUri": "%s"}}"""
        .formatted(folder.toUri()));
    JsonObject answer = await(message -> message.has("id") && message.get("id").getAsInt() == 1);
    assertTrue(answer.getAsJsonObject("result").getAsJsonObject("capabilities").has("completionProvider"), answer.toString());
    send("{'jsonrpc': '2.0', 'method': 'initialized', 'params': {}}");
  }

  private void send(String json) throws IOException {
    byte[] body = JsonParser.parseString(json).toString().getBytes(StandardCharsets.UTF_8);
    toServer.write(("Content-Length: " + body.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
    toServer.write(body);
    toServer.flush();
  }

  /** The next message that is wanted; every byte on the way to it must be of the protocol. */
  private JsonObject await(Predicate<JsonObject> wanted) throws IOException {
    while (true) {
      int length = 0;
      for (String header = line(); !header.isEmpty(); header = line()) {
        String[] parts = header.split(": ", 2);
        if (parts[0].equals("Content-Length")) {
          length = Integer.parseInt(parts[1]);
        } else {
          assertEquals("Content-Type", parts[0]);
        }
      }
      byte[] body = new byte[length];
      fromServer.readFully(body);
      JsonObject message = JsonParser.parseString(new String(body, StandardCharsets.UTF_8)).getAsJsonObject();
      if (wanted.test(message)) {
        return message;
      }
    }
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = fromServer.read(); c != '\n'; c = fromServer.read()) {
      if (c < 0) {
        throw new EOFException("the server has ended after '" + line + "'");
      }
      line.append((char) c);
    }
    return line.toString().stripTrailing();
  }
}
