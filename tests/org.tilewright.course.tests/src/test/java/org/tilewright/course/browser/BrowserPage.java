package org.tilewright.course.browser;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A tab: looks at the page by expressions of its own language, presses keys, clicks. */
public final class BrowserPage {

  private static final Gson GSON = new Gson();
  private static final int PATIENCE_MILLISECONDS = 30_000;

  private final DevTools tools;

  private BrowserPage(DevTools tools) {
    this.tools = tools;
  }

  static BrowserPage of(DevTools tools) throws InterruptedException {
    BrowserPage page = new BrowserPage(tools);
    for (String domain : List.of("Runtime", "Log", "Page", "Network")) {
      page.call(domain + ".enable", Map.of());
    }
    return page;
  }

  private JsonObject call(String method, Map<String, Object> parameters) throws InterruptedException {
    return tools.call(method, GSON.toJsonTree(parameters).getAsJsonObject());
  }

  /** Goes to an address, and waits until the page is there. */
  void navigate(String url) throws InterruptedException {
    call("Page.navigate", Map.of("url", url));
    await("location.href.startsWith(" + GSON.toJson(url) + ") && document.readyState === 'complete'");
  }

  /** The value of an expression; a promise's value when it is one. */
  public JsonElement evaluate(String expression) throws InterruptedException {
    JsonObject answer = call("Runtime.evaluate", Map.of("expression", expression, "awaitPromise", true,
        "returnByValue", true));
    if (answer.has("exceptionDetails")) {
      throw new AssertionError(expression + ": " + answer.get("exceptionDetails"));
    }
    return answer.getAsJsonObject("result").get("value");
  }

  /** The value of an expression as text. */
  public String text(String expression) throws InterruptedException {
    return evaluate("String(" + expression + ")").getAsString();
  }

  /** Waits until a condition holds. @throws AssertionError when it does not in half a minute */
  public void await(String condition) throws InterruptedException {
    boolean met = evaluate("""
        new Promise(resolve => {
          const end = Date.now() + %d;
          const look = () => (%s) ? resolve(true) : Date.now() > end ? resolve(false) : setTimeout(look, 10);
          look();
        })""".formatted(PATIENCE_MILLISECONDS, condition)).getAsBoolean();
    if (!met) {
      throw new AssertionError("It never came true that " + condition + "; the page says:\n"
          + text("document.body.innerText"));
    }
  }

  /** Presses and releases a key, as a keyboard does. @param key its name in key events, such as {@code ArrowUp} */
  public void press(String key) throws InterruptedException {
    for (String type : List.of("keyDown", "keyUp")) {
      call("Input.dispatchKeyEvent", Map.of("type", type, "key", key, "code", key));
    }
  }

  /** Clicks into the middle of the first element of a selector, with the mouse. */
  public void click(String selector) throws InterruptedException {
    JsonObject middle = evaluate("""
        (() => {
          const element = document.querySelector(%s);
          element.scrollIntoView({block: "nearest"});
          const box = element.getBoundingClientRect();
          return {x: box.x + box.width / 2, y: box.y + box.height / 2};
        })()""".formatted(GSON.toJson(selector))).getAsJsonObject();
    for (String type : List.of("mousePressed", "mouseReleased")) {
      call("Input.dispatchMouseEvent", Map.of("type", type, "x", middle.get("x").getAsDouble(), "y",
          middle.get("y").getAsDouble(), "button", "left", "clickCount", 1));
    }
  }

  /** Chooses in a list, or writes into a field. */
  public void fill(String id, String value) throws InterruptedException {
    evaluate("document.getElementById(" + GSON.toJson(id) + ").value = " + GSON.toJson(value));
    if (!text("document.getElementById(" + GSON.toJson(id) + ").value").equals(value)) {
      throw new AssertionError(id + " does not take " + value);
    }
  }

  /** Everything that the browser complained about: exceptions, errors in the console, what could not be loaded. */
  public List<String> complaints() {
    return Stream.of(
        tools.events("Runtime.exceptionThrown").stream(),
        tools.events("Runtime.consoleAPICalled").stream()
            .filter(event -> List.of("error", "warning", "assert").contains(event.get("type").getAsString())),
        tools.events("Log.entryAdded").stream()
            .filter(event -> event.getAsJsonObject("entry").get("level").getAsString().equals("error")))
        .flatMap(events -> events).map(JsonObject::toString).toList();
  }

  /** The addresses of everything that was asked for. */
  public List<String> requests() {
    return tools.events("Network.requestWillBeSent").stream()
        .map(event -> event.getAsJsonObject("request").get("url").getAsString()).toList();
  }

  /** Writes a picture of the page. */
  public void screenshot(Path png) throws IOException, InterruptedException {
    Files.createDirectories(png.toAbsolutePath().getParent());
    Files.write(png, Base64.getDecoder().decode(call("Page.captureScreenshot", Map.of()).get("data").getAsString()));
  }
}
