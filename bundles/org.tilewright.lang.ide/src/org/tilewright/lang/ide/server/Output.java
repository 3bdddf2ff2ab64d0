package org.tilewright.lang.ide.server;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;

/** What the client hears. Tells when it does not listen any more. */
final class Output extends FilterOutputStream {

  private final Runnable lost;

  /** Writes to {@code out}. @param lost is told when that fails */
  Output(OutputStream out, Runnable lost) {
    super(out);
    this.lost = lost;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      lost.run();
      throw e;
    }
  }

  @Override
  public void flush() throws IOException {
    try {
      out.flush();
    } catch (IOException e) {
      lost.run();
      throw e;
    }
  }
}
