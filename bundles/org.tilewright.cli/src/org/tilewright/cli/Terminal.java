package org.tilewright.cli;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.BufferedWriter;
import java.nio.charset.StandardCharsets;

/**
 * Where a verb reads from and writes to; always UTF-8, whatever the locale says.
 *
 * @param in  standard input
 * @param out results
 * @param err messages about what went wrong
 */
record Terminal(InputStream in, PrintWriter out, PrintWriter err) {

  /** The process's own streams. */
  static Terminal system() {
    return new Terminal(new FileInputStream(FileDescriptor.in), writer(new FileOutputStream(FileDescriptor.out)),
        writer(new FileOutputStream(FileDescriptor.err)));
  }

  /** A terminal over any streams. */
  static Terminal of(InputStream in, OutputStream out, OutputStream err) {
    return new Terminal(in, writer(out), writer(err));
  }

  private static PrintWriter writer(OutputStream stream) {
    return new PrintWriter(new BufferedWriter(new OutputStreamWriter(stream, StandardCharsets.UTF_8)));
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
}
