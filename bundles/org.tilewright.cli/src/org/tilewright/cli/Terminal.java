package org.tilewright.cli;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Where a verb reads from and writes to; always UTF-8, whatever the locale says. */
final class Terminal {

  private final InputStream in;
  private final Delivery delivery;
  private final PrintWriter out;
  private final PrintWriter err;

  private Terminal(InputStream in, OutputStream out, OutputStream err) {
    this.in = in;
    this.delivery = new Delivery(out);
    this.out = writer(delivery);
    this.err = writer(err);
  }

  /** The process's own streams. */
  static Terminal system() {
    return new Terminal(StandardStreams.input(), new FileOutputStream(FileDescriptor.out), new FileOutputStream(FileDescriptor.err));
  }

  /** A terminal over any streams. */
  static Terminal of(InputStream in, OutputStream out, OutputStream err) {
    return new Terminal(in, out, err);
  }

  private static PrintWriter writer(OutputStream stream) {
    return new PrintWriter(new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8)));
  }

  /** Standard output no longer takes anything; {@link Main} says so. */
  static final class OutputLost extends RuntimeException {

    private static final long serialVersionUID = 1L;

    OutputLost(IOException cause) {
      super(cause);
    }
  }

  /** Standard input. */
  InputStream in() {
    return in;
  }

  /** Results. That they do not arrive is told by {@link #lost()}, not here. */
  PrintWriter out() {
    return out;
  }

  /** Messages about what went wrong. */
  PrintWriter err() {
    return err;
  }

  /** Results that are no text; after everything printed so far. */
  OutputStream bytes() {
    out.flush();
    return delivery;
  }

  /** The lines of standard input. */
  BufferedReader lines() {
    return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
  }

  /** Makes everything written so far visible. */
  void flush() {
    out.flush();
    err.flush();
  }

  /** Like {@link #flush()}, for verbs that go on: there is no sense in going on when nobody gets it. @throws OutputLost then */
  void deliver() {
    flush();
    if (delivery.failure != null) {
      throw new OutputLost(delivery.failure);
    }
  }

  /** Why results did not arrive; empty as long as they do. */
  Optional<IOException> lost() {
    return Optional.ofNullable(delivery.failure);
  }

  /** Remembers the first failure, which writers of text keep to themselves. */
  private static final class Delivery extends OutputStream {

    private final OutputStream stream;
    private IOException failure;

    Delivery(OutputStream stream) {
      this.stream = stream;
    }

    @Override
    public void write(int b) throws IOException {
      write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
      deliver(() -> stream.write(bytes, offset, length));
    }

    @Override
    public void flush() throws IOException {
      deliver(stream::flush);
    }

    private void deliver(Step step) throws IOException {
      try {
        step.run();
      } catch (IOException e) {
        failure = failure == null ? e : failure;
        throw e;
      }
    }

    /** A step that may fail. */
    private interface Step {
      void run() throws IOException;
    }
  }
}
