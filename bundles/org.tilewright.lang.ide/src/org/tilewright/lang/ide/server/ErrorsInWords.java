package org.tilewright.lang.ide.server;

import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseError;
import org.eclipse.lsp4j.jsonrpc.messages.ResponseErrorCode;

/** What a client is told when its request fails: words. What only a programmer can use goes to the log. */
final class ErrorsInWords implements Function<Throwable, ResponseError> {

  private static final Logger LOG = Logger.getLogger(ErrorsInWords.class.getName());

  /** A request that cannot be fulfilled. @param words why, for people */
  static ResponseErrorException failure(ResponseErrorCode code, String words) {
    return new ResponseErrorException(new ResponseError(code, words, null));
  }

  @Override
  public ResponseError apply(Throwable thrown) {
    Throwable cause = thrown;
    while (cause.getCause() != null && (cause instanceof CompletionException || cause instanceof ExecutionException
        || cause instanceof InvocationTargetException || cause.getClass() == RuntimeException.class)) {
      cause = cause.getCause();
    }
    return switch (cause) {
      case ResponseErrorException failure -> failure.getResponseError();
      case UnsupportedOperationException unsupported -> error(ResponseErrorCode.MethodNotFound, "The server has no such method");
      case StackOverflowError deep -> error(ResponseErrorCode.RequestFailed, "Something in the document is nested too deeply");
      case OutOfMemoryError memory -> error(ResponseErrorCode.RequestFailed, "There is not enough memory for this");
      default -> {
        LOG.log(Level.SEVERE, "A request failed", cause);
        yield error(ResponseErrorCode.InternalError, "The server made a mistake; what it was is in its log on standard error");
      }
    };
  }

  private static ResponseError error(ResponseErrorCode code, String words) {
    return new ResponseError(code, words, null);
  }
}
