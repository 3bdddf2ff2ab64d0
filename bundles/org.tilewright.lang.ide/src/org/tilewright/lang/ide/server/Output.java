package org.tilewright.lang.ide.server;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.function.Consumer;

/** What the client hears. Tells when that cannot be written any more. */
final class Output extends FilterOutputStream {

  private final Consumer<IOException> lost;

  /** Writes to {@code out}. @param lost is told why that fails */
  Output(OutputStream out, Consumer<IOException> lost) {
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
      lost.accept(e);
      throw e;
    }
  }

  @Override
  public void flush() throws IOException {
    try {
      out.flush();
    } catch (IOException e) {
      lost.accept(e);
      throw e;
    }
  }
}
