package org.tilewright.lang.ide.server;

import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseMessage;

/** A message that cannot be taken. */
final class RefusedMessage extends Exception {

  private static final long serialVersionUID = 1L;

  private final transient Either<String, Number> id;
  private final boolean answered;
  private final ResponseErrorCode code;

  /**
   * A refusal.
   *
   * @param id       of the request; null when it is not known
   * @param answered whether the client waits for an answer; nobody does after a notification
   */
  RefusedMessage(Either<String, Number> id, boolean answered, ResponseErrorCode code, String words) {
    super(words);
    this.id = id;
    this.answered = answered;
    this.code = code;
  }

  boolean isAnswered() {
    return answered;
  }

  /** What the client is told. */
  ResponseMessage answer() {
    ResponseMessage response = new ResponseMessage();
    response.setRawId(id);
    response.setError(new ResponseError(code, getMessage(), null));
    return response;
  }
}
