package org.tilewright.lang.ide.server;

import com.google.gson.JsonParseException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.jsonrpc.MessageIssueException;
import org.eclipse.lsp4j.jsonrpc.json.MessageJsonHandler;
import org.eclipse.lsp4j.jsonrpc.messages.Message;
import org.eclipse.lsp4j.jsonrpc.messages.MessageIssue;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;

/** Makes messages of bytes, and refusals of what is none. */
final class MessageDecoder {

  /** Deepest nesting of objects and lists in a message; reading it recurses. No message of the protocol has a tenth of it. */
  static final int MAX_NESTING = 200;

  private final MessageJsonHandler json;

  MessageDecoder(MessageJsonHandler json) {
    this.json = json;
  }

  /**
   * Reads a message.
   *
   * @throws RefusedMessage when it cannot be understood
   */
  Message read(byte[] bytes) throws RefusedMessage {
    String text = text(bytes);
    MessageOutline outline = MessageOutline.of(text);
    if (outline.problem() != null) {
      throw new RefusedMessage(outline.id(), true, ResponseErrorCode.ParseError, outline.problem());
    }
    boolean answered = outline.id() != null || outline.method() == null;
    if (!outline.object()) {
      throw new RefusedMessage(null, true, ResponseErrorCode.InvalidRequest, "A message is one JSON object");
    }
    if (outline.depth() > MAX_NESTING) {
      throw new RefusedMessage(outline.id(), answered, ResponseErrorCode.InvalidRequest,
          "The message is nested deeper than " + MAX_NESTING + " levels");
    }
    try {
      return json.parseMessage(text);
    } catch (MessageIssueException e) {
      throw new RefusedMessage(outline.id(), answered, ResponseErrorCode.InvalidParams, words(e));
    } catch (JsonParseException | IllegalStateException | IllegalArgumentException | ClassCastException e) {
      throw new RefusedMessage(outline.id(), answered, ResponseErrorCode.InvalidRequest,
          "The message is none of JSON-RPC 2.0");
    }
  }

  /** What is wrong with a message. */
  static String words(MessageIssueException issues) {
    return issues.getIssues().stream().map(MessageIssue::getText).distinct().collect(Collectors.joining("; "));
  }

  private static String text(byte[] bytes) throws RefusedMessage {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new RefusedMessage(null, true, ResponseErrorCode.ParseError, "The message is not UTF-8");
    }
  }
}
