package org.tilewright.engine.storage;

import java.io.IOException;
import java.nio.file.Path;

/** A process that writes one file and ends with 0, or with 1 and the reason on standard error. */
final class DurableWriter {

  /** Bytes of one write; more than any buffer on the way holds. */
  static final int CHUNK = 200_000;

  private DurableWriter() {
  }

  /** @param args the file, the letter to write, how many chunks of it */
  public static void main(String[] args) {
    try {
      new DurableFile(Path.of(args[0])).write((DurableFile.Content<IOException>) out -> {
        for (int i = 0; i < Integer.parseInt(args[2]); i++) {
          out.write(args[1].repeat(CHUNK).getBytes());
        }
      });
      System.exit(0);
    } catch (IOException e) {
      System.err.println(e.getMessage());
      System.exit(1);
    }
  }
}
