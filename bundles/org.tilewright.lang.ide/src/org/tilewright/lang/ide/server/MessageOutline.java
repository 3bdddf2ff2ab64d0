package org.tilewright.lang.ide.server;

import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonToken;
import java.io.IOException;
import java.io.StringReader;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/**
 * What can be told of a message without making objects of it, which recurses: whether it is JSON, how deep it is nested, and
 * which request it is, so that even a message that cannot be understood is answered.
 *
 * @param problem why it is no message, in words; null for a message
 * @param depth   deepest nesting of objects and lists
 * @param object  whether it is an object
 * @param id      the request's id; null without one
 * @param method  the name of the method; null without one
 */
record MessageOutline(String problem, int depth, boolean object, Either<String, Number> id, String method) {

  /** Looks through a text. Takes time in proportion to its length, and no stack. */
  static MessageOutline of(String json) {
    Scan scan = new Scan();
    String problem = null;
    try (JsonReader reader = new JsonReader(new StringReader(json))) {
      reader.setNestingLimit(Integer.MAX_VALUE);
      scan.run(reader);
    } catch (IOException | IllegalStateException | NumberFormatException e) {
      problem = "The message is no JSON";
    }
    return new MessageOutline(problem, scan.deepest, scan.object, scan.id, scan.method);
  }

  /** State of a walk over the tokens. */
  private static final class Scan {

    private int depth;
    private int deepest;
    private boolean object;
    private Either<String, Number> id;
    private String method;

    void run(JsonReader reader) throws IOException {
      object = reader.peek() == JsonToken.BEGIN_OBJECT;
      String name = "";
      while (reader.peek() != JsonToken.END_DOCUMENT) {
        switch (reader.peek()) {
          case BEGIN_OBJECT -> {
            reader.beginObject();
            deepest = Math.max(deepest, ++depth);
          }
          case BEGIN_ARRAY -> {
            reader.beginArray();
            deepest = Math.max(deepest, ++depth);
          }
          case END_OBJECT -> {
            reader.endObject();
            depth--;
          }
          case END_ARRAY -> {
            reader.endArray();
            depth--;
          }
          case NAME -> name = depth == 1 && object ? reader.nextName() : skippedName(reader);
          default -> {
            value(name, reader);
            name = "";
          }
        }
      }
    }

    private static String skippedName(JsonReader reader) throws IOException {
      reader.nextName();
      return "";
    }

    private void value(String name, JsonReader reader) throws IOException {
      boolean top = depth == 1 && object;
      if (top && name.equals("id") && reader.peek() == JsonToken.NUMBER) {
        id = Either.forRight(Integer.valueOf(reader.nextInt()));
      } else if (top && name.equals("id") && reader.peek() == JsonToken.STRING) {
        id = Either.forLeft(reader.nextString());
      } else if (top && name.equals("method") && reader.peek() == JsonToken.STRING) {
        method = reader.nextString();
      } else {
        reader.skipValue();
      }
    }
  }
}
