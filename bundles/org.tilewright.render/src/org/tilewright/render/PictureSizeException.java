package org.tilewright.render;

/** A picture that cannot be made in the size asked for; the message says what to do, for people. */
public class PictureSizeException extends Exception {

  private static final long serialVersionUID = 1L;

  /** With the reason, a full sentence. */
  public PictureSizeException(String message) {
    super(message);
  }
}
