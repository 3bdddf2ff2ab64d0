package org.tilewright.cli;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The language server as an editor meets it: a process with two pipes, on the class path that users get. */
final class LspProcess implements AutoCloseable {

  private final Process process;
  private final OutputStream toServer;
  private final DataInputStream fromServer;
  private final List<JsonObject> heard = new ArrayList<>();
  private int requests;

  /** Starts a server. @param folder for packed class folders, and for what the server puts into the user's cache */
  LspProcess(Path folder) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-cp",
        UserClassPath.make(folder), "org.tilewright.cli.Main", "lsp", "--stdio").redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("XDG_CACHE_HOME", folder.resolve("cache").toString());
    process = builder.start();
    toServer = process.getOutputStream();
    fromServer = new DataInputStream(new BufferedInputStream(process.getInputStream()));
  }

  Process process() {
    return process;
  }

  /** Sends a request and waits for its answer: the whole message. */
  JsonObject ask(String method, String params) throws IOException {
    int id = ++requests;
    say("{'jsonrpc': '2.0', 'id': " + id + ", 'method': '" + method + "', 'params': " + params + "}");
    return await(message -> message.has("id") && !message.get("id").isJsonNull()
        && message.get("id").getAsString().equals("" + id) && !message.has("method"));
  }

  /** The result of a request that must succeed. */
  JsonElement result(String method, String params) throws IOException {
    JsonObject answer = ask(method, params);
    if (!answer.has("result")) {
      throw new AssertionError(method + " is answered by " + answer);
    }
    return answer.get("result");
  }

  /** The code of the error that a request must end in; there is nothing but words with it. */
  int error(String method, String params) throws IOException {
    return code(ask(method, params));
  }

  static int code(JsonObject answer) {
    JsonObject error = answer.getAsJsonObject("error");
    if (error == null || error.has("data") || error.get("message").getAsString().contains("\tat ")) {
      throw new AssertionError("an error in words is expected, not " + answer);
    }
    return error.get("code").getAsInt();
  }

  void tell(String method, String params) throws IOException {
    say("{'jsonrpc': '2.0', 'method': '" + method + "', 'params': " + params + "}");
  }

  void say(String json) throws IOException {
    send(JsonParser.parseString(json).toString());
  }

  /** Sends a text as it is, framed as a message. */
  void send(String text) throws IOException {
    byte[] body = text.getBytes(StandardCharsets.UTF_8);
    raw("Content-Length: " + body.length + "\r\n\r\n");
    toServer.write(body);
    toServer.flush();
  }

  /** Sends bytes that are no message. */
  void raw(String text) throws IOException {
    toServer.write(text.getBytes(StandardCharsets.UTF_8));
    toServer.flush();
  }

  void initialize(String rootUri) throws IOException {
    result("initialize", "{'processId': null, 'capabilities': {}, 'rootUri': " + rootUri + "}");
    tell("initialized", "{}");
  }

  void open(String uri, String text) throws IOException {
    JsonObject document = new JsonObject();
    document.addProperty("uri", uri);
    document.addProperty("languageId", "level");
    document.addProperty("version", 1);
    document.addProperty("text", text);
    tell("textDocument/didOpen", "{'textDocument': " + document + "}");
  }

  /** The next problems that are published for a URI: what follows them is not heard yet. */
  JsonObject problems(String uri) throws IOException {
    Predicate<JsonObject> wanted = message -> message.has("method")
        && message.get("method").getAsString().equals("textDocument/publishDiagnostics")
        && message.getAsJsonObject("params").get("uri").getAsString().equals(uri);
    for (JsonObject message : heard) {
      if (wanted.test(message)) {
        heard.remove(message);
        return message.getAsJsonObject("params");
      }
    }
    return await(wanted).getAsJsonObject("params");
  }

  /** The next message that is wanted; every byte on the way to it must be of the protocol. */
  JsonObject await(Predicate<JsonObject> wanted) throws IOException {
    while (true) {
      JsonObject message = next();
      if (message == null) {
        throw new AssertionError("the server has ended");
      }
      if (wanted.test(message)) {
        return message;
      }
      heard.add(message);
    }
  }

  /** The next message; null at the end of the stream. */
  JsonObject next() throws IOException {
    int length = 0;
    for (String header = line(); header == null || !header.isEmpty(); header = line()) {
      if (header == null) {
        return null;
      }
      if (!header.startsWith("Content-Length: ")) {
        throw new AssertionError("'" + header + "' is not of the protocol");
      }
      length = Integer.parseInt(header.substring("Content-Length: ".length()));
    }
    byte[] body = new byte[length];
    fromServer.readFully(body);
    return JsonParser.parseString(new String(body, StandardCharsets.UTF_8)).getAsJsonObject();
  }

  private String line() throws IOException {
    StringBuilder line = new StringBuilder();
    for (int c = fromServer.read(); c != '\n'; c = fromServer.read()) {
      if (c < 0) {
        return null;
      }
      line.append((char) c);
    }
    return line.toString().stripTrailing();
  }

  /** Nothing that the server says is read any more, nor can it be written. */
  void stopListening() throws IOException {
    fromServer.close();
  }

  void stopTalking() throws IOException {
    toServer.close();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
