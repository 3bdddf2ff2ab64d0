package dungeonmania.exceptions;

/** An action that the rules do not allow now, such as building without materials; nothing has changed. */
public class InvalidActionException extends Exception {

  private static final long serialVersionUID = 1L;

  /** With the reason. */
  public InvalidActionException(String message) {
    super(message);
  }
}
