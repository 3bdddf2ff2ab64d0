package org.tilewright.course.browser;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** Commands and events of the DevTools protocol over one web socket. */
final class DevTools implements WebSocket.Listener {

  private static final int PATIENCE_SECONDS = 60;

  private final StringBuilder received = new StringBuilder();
  private final AtomicInteger lastCommand = new AtomicInteger();
  private final Map<Integer, CompletableFuture<JsonObject>> waiting = new ConcurrentHashMap<>();
  private final List<JsonObject> events = new CopyOnWriteArrayList<>();
  private WebSocket socket;

  private DevTools() {
    // connect makes it
  }

  static DevTools connect(HttpClient http, URI address) {
    DevTools tools = new DevTools();
    tools.socket = http.newWebSocketBuilder().buildAsync(address, tools).join();
    return tools;
  }

  @Override
  public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    received.append(data);
    if (last) {
      receive(JsonParser.parseString(received.toString()).getAsJsonObject());
      received.setLength(0);
    }
    from.request(1);
    return null;
  }

  private void receive(JsonObject message) {
    if (message.has("id")) {
      waiting.remove(message.get("id").getAsInt()).complete(message);
    } else {
      events.add(message);
    }
  }

  @Override
  public CompletionStage<?> onClose(WebSocket from, int status, String reason) {
    waiting.values().forEach(answer -> answer.completeExceptionally(new IllegalStateException("The tab has gone.")));
    return null;
  }

  /** Sends a command and gives its result. @throws AssertionError when the browser refuses it or does not answer */
  JsonObject call(String method, JsonObject parameters) throws InterruptedException {
    JsonObject command = new JsonObject();
    int id = lastCommand.incrementAndGet();
    command.addProperty("id", id);
    command.addProperty("method", method);
    command.add("params", parameters);
    CompletableFuture<JsonObject> answer = new CompletableFuture<>();
    waiting.put(id, answer);
    socket.sendText(command.toString(), true);
    try {
      JsonObject message = answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (message.has("error")) {
        throw new AssertionError(method + ": " + message.get("error"));
      }
      return message.getAsJsonObject("result");
    } catch (ExecutionException | TimeoutException e) {
      throw new AssertionError(method + " was not answered", e);
    }
  }

  /** What has been reported so far under a name. */
  List<JsonObject> events(String method) {
    return events.stream().filter(event -> event.get("method").getAsString().equals(method))
        .map(event -> event.getAsJsonObject("params")).toList();
  }
}
