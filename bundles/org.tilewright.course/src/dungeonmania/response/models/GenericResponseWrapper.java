package dungeonmania.response.models;

/**
 * Either a result or an error, in one shape for JSON.
 *
 * @param <T> type of the result
 */
public final class GenericResponseWrapper<T> {

  private final T result;
  private final String errorTitle;
  private final String errorMessage;
  private final boolean isError;

  private GenericResponseWrapper(T result, String errorTitle, String errorMessage, boolean isError) {
    this.result = result;
    this.errorTitle = errorTitle;
    this.errorMessage = errorMessage;
    this.isError = isError;
  }

  /** A result. */
  public static <T> GenericResponseWrapper<T> Ok(T result) {
    return new GenericResponseWrapper<>(result, null, null, false);
  }

  /** An error. */
  public static <T> GenericResponseWrapper<T> Err(Exception error) {
    return new GenericResponseWrapper<>(null, error.getClass().getSimpleName(), error.getLocalizedMessage(), true);
  }

  /** Whether there is an error instead of a result. */
  public boolean isError() {
    return isError;
  }

  /** The result, or null for an error. */
  public T getResult() {
    return result;
  }

  /** Simple name of the exception, or null for a result. */
  public String getErrorTitle() {
    return errorTitle;
  }

  /** Message of the exception, or null for a result. */
  public String getErrorMessage() {
    return errorMessage;
  }
}
